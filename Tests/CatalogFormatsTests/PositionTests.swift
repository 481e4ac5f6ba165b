import Foundation
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct PositionTests {
  @Test(arguments: ["\n", "\r\n", "\t", "é", "語", "😀"])
  func `places are exact after white space and texts of every length`(mark: String) throws {
    let isBlank = mark.unicodeScalars.allSatisfy { $0.value <= 0x20 }
    var body = ""
    // Around one and two of the blocks of bytes that are counted together.
    for length in [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33] {
      for place in 0..<length {
        let run = { (filler: String) in
          String(repeating: filler, count: place) + mark + String(repeating: filler, count: length - place - 1)
        }
        let gap = isBlank ? run(" ") : " "
        body += "\(gap)<trans-unit id=\"a\(mark)\">\(gap)<source>\(run("x"))\n\(run("é"))</source></trans-unit>\n"
      }
    }
    let bytes = Array(document(body).utf8)
    let reading = read(bytes, "places")
    #expect(reading.ids == [])
    let units = reading.units
    #expect(units.count == 171)
    #expect(units.map(\.span.start) == places(of: "<trans-unit ", in: bytes))
    #expect(units.map(\.span.end) == places(of: "</trans-unit>", in: bytes, after: true))
    #expect(units.map { $0.source?.span.start } == places(of: "<source>", in: bytes))
    #expect(units.map { $0.source?.contentSpan.start } == places(of: "<source>", in: bytes, after: true))
    #expect(units.map { $0.source?.contentSpan.end } == places(of: "</source>", in: bytes))
    #expect(units.map { $0.source?.span.end } == places(of: "</source>", in: bytes, after: true))
  }

  @Test(arguments: [
    "<target/>", "<target />", "<target\n/>", "<target\r\n/>", "<target\n\n/>", "<target\n></target\n>",
  ])
  func `places are exact after an empty target in any spelling`(target: String) throws {
    let bytes = Array(document("<trans-unit id=\"a\"><source>x</source>\(target)<note/></trans-unit>\n<x/>").utf8)
    let unit = try #require(read(bytes, "places").units.first)
    #expect(unit.target?.span.start == places(of: "<target", in: bytes).first)
    #expect(unit.target?.contentSpan.end == unit.target?.contentSpan.start)
    #expect([unit.target?.span.end] == places(of: "<note/>", in: bytes))
    #expect([unit.span.end] == places(of: "</trans-unit>", in: bytes, after: true))
  }

  private func places(of mark: String, in bytes: [UInt8], after: Bool = false) -> [SourcePosition] {
    let text = SourceText(name: "places", bytes: bytes)
    let mark = Array(mark.utf8)
    return bytes.indices.filter { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
      .map { text.position(at: after ? $0 + mark.count : $0) }
  }
}
