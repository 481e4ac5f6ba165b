import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

#if canImport(PeerICU)
  import PeerICU
#endif

/// Rendering a phrase with one number and its plural, looked up by id, with a fallback chain.
enum RenderingBenchmark {
  private static let id = MessageID("rule.length.min.requirement")
  private static let numbers = [1, 2, 5, 8, 12, 21, 22, 64]

  static func add(to table: inout Table, by meter: inout Meter) throws {
    var catalogs: [Catalog] = []
    for name in ["en", "ru"] {
      let path = SystemPath("Locales/\(name).xliff")
      guard let catalog = try TranslationCatalog(Files.read(path), name: path).compiled().value else {
        throw ProgramFailure(description: "\(path.name) contains no catalogue")
      }
      catalogs.append(catalog)
    }
    for name in ["en-US", "ru-RU"] {
      guard let locale = LanguageTag(name) else { continue }
      add(Renderer(catalogs: catalogs, locale: locale), catalogs, to: &table, by: &meter)
    }
    #if !canImport(PeerICU)
      table.skip("ICU", "it is not installed (Debian: libicu-dev)")
    #endif
  }

  private static func add(_ renderer: Renderer, _ catalogs: [Catalog], to table: inout Table, by meter: inout Meter) {
    let phrases = numbers.map { Phrase(id, [.count("minimum", $0)]) }
    let body: () -> Int = {
      var length = 0
      // Copying a phrase out of the list would count as rendering.
      for index in phrases.indices { length &+= renderer.text(for: phrases[index]).utf8.count }
      return length
    }
    let unit = "texts/s"
    let name = "render \(renderer.locale), one number and its plural"
    #if canImport(PeerICU)
      guard let peer = IcuMessage(renderer, catalogs, id) else {
        return table.skip("ICU in \(renderer.locale)", "it rejects the message")
      }
      for phrase in phrases {
        guard case .count(let number)? = phrase.arguments.first?.value else { continue }
        let text = renderer.text(for: phrase)
        if peer.text(number, by: peer_icu_message) != text || peer.text(number, by: peer_icu_by_hand) != text {
          table.skip("ICU in \(renderer.locale)", "it renders another text: \(text)")
        }
      }
      let bodies = [body, { peer.sum(numbers, by: peer_icu_message) }, { peer.sum(numbers, by: peer_icu_by_hand) }]
      let rates = meter.rates(batch: numbers.count, bodies)
      table.add(name, rates[0], .atLeastTimes(4, unit: unit), peer: ("ICU umsg_format", rates[1]))
      table.add(
        "the same", rates[0], .atLeastTimes(1, unit: unit),
        peer: ("ICU uplrules_select + unum_formatInt64", rates[2]))
    #else
      table.add(name, meter.rates(batch: numbers.count, [body])[0], .none(unit: unit))
    #endif
  }
}

#if canImport(PeerICU)
  /// The same message rendered by ICU, from the same catalogue.
  private struct IcuMessage: ~Copyable {
    typealias Way = (OpaquePointer, Int64, UnsafeMutablePointer<CChar>, CInt) -> CInt
    private let peer: OpaquePointer

    init?(_ renderer: borrowing Renderer, _ catalogs: [Catalog], _ id: MessageID) {
      let message = catalogs.first { $0.locale == renderer.locale }?.messages[id]
      guard case .everywhere(.plural(let forms))? = message?.variants else { return nil }
      var categories: [String] = []
      var texts: [String] = []
      // Sorted by name, `other` comes last.
      for category in PluralCategory.allCases {
        guard let pattern = forms[category] else { continue }
        categories.append(category.keyword.string)
        texts.append(pattern.text.string.replacing("%lld", with: "#"))
      }
      let count = categories.count
      let opened = withStrings(categories) { categories in
        withStrings(texts) { texts in
          peer_icu_open(renderer.locale.description, categories, texts, CInt(count))
        }
      }
      guard let opened else { return nil }
      peer = opened
    }

    deinit { peer_icu_close(peer) }

    func text(_ number: Int, by way: Way) -> String {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { memory in
        guard let start = memory.baseAddress else { return "" }
        let length = way(peer, Int64(number), start, 512)
        return String(decoding: memory.prefix(Int(max(length, 0))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }

    func sum(_ numbers: [Int], by way: Way) -> Int {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { memory in
        guard let start = memory.baseAddress else { return 0 }
        var sum = 0
        for number in numbers { sum &+= Int(way(peer, Int64(number), start, 512)) }
        return sum
      }
    }
  }

  /// Passes texts to C as an array of C strings.
  private func withStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>) -> Result?
  ) -> Result? {
    let bytes = texts.map { Array($0.utf8CString) }
    func lend(_ index: Int, _ pointers: [UnsafePointer<CChar>]) -> Result? {
      guard index < bytes.count else {
        return pointers.withUnsafeBufferPointer { $0.baseAddress.flatMap { body($0) } }
      }
      return bytes[index].withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { lend(index + 1, pointers + [$0]) }
      }
    }
    return lend(0, [])
  }
#endif
