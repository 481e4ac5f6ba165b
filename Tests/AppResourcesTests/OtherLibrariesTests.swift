import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordAppResources

/// Other systems' own libraries show the exported texts with the same words as a renderer, in every locale.
@Suite struct OtherLibrariesTests {
  static let fixtures = packageFolder.appending(path: "Tests/AppResourcesTests/Fixtures")

  /// Compares what a library shows with what a renderer shows, and reports the first few differences.
  private func compare(
    _ texts: [String], _ requests: [ExportedTexts.Request], atLeast count: Int = Rounds.isWhole ? 20_000 : 4_000
  ) {
    #expect(texts.count == requests.count && requests.count > count)
    var differences: [String] = []
    for (text, request) in zip(texts, requests) where ExactText(text) != ExactText(request.expected) {
      let (found, expected) = (ExportedTexts.normalized(text), ExportedTexts.normalized(request.expected))
      if found != expected, differences.count < 5 {
        differences.append("\(request.locale) \(request.text.key) \(request.number ?? -1): \(found) ≠ \(expected)")
      }
    }
    #expect(differences == [])
  }

  @Test(arguments: ["i18next", "json"]) func `in JavaScript`(id: String) throws {
    guard let node = Tool("node") else { return }
    if id == "i18next", !node.succeeds(["-e", "require('i18next')"]) {
      notAsked("i18next", package: "node-i18next")
      return
    }
    let exported = try ExportedTexts(try #require(ResourceTarget.all.first { $0.id == ExactText(id) }))
    let requests = exported.requests()
    let input = requests.map { request -> [Any] in
      [request.locale, request.text.key, Self.object(request)]
    }
    let output = try node.output(
      [Self.fixtures.appending(path: "render.mjs").path, id, exported.folder.path],
      input: try JSONSerialization.data(withJSONObject: input))
    compare(try #require(try JSONSerialization.jsonObject(with: output) as? [String]), requests)
  }

  @Test func `gettext in Python`() throws {
    guard let python = Tool("python3"), Tool("msgfmt") != nil else { return }
    let exported = try ExportedTexts(.po)
    // English texts are the ids.
    let requests = exported.requests().filter { $0.locale != "en" }
    let english = try #require(exported.resources.languages.first { $0.locale == .english })
    var ids: [String: [String]] = [:]
    for (text, forms) in zip(exported.resources.texts, english.forms) {
      ids[text.key] = forms?.forms.map {
        ValueNotation.python.written($0.pieces, of: text.text, number: text.number, isolates: false)
      }
    }
    let input = requests.map { request -> [Any] in
      [
        request.locale, request.text.key, ids[request.text.key] ?? [], request.number as Any? ?? NSNull(),
        Self.object(request),
      ]
    }
    let output = try python.output(
      [Self.fixtures.appending(path: "render.py").path, exported.folder.path],
      input: try JSONSerialization.data(withJSONObject: input))
    compare(try #require(try JSONSerialization.jsonObject(with: output) as? [String]), requests)
  }

  @Test(arguments: ["android", "icu"]) func `ICU in Java`(kind: String) throws {
    guard let java = Tool("java") else { return }
    let library = "/usr/share/java/icu4j.jar"
    guard FileManager.default.fileExists(atPath: library) else {
      return notAsked("ICU for Java", package: "libicu4j-java")
    }
    let exported = try ExportedTexts(kind == "android" ? .android : .arb)
    let requests = exported.requests()
    var messages: [String: [String: String]] = [:]
    let lines = try requests.map { request in
      let url = try #require(exported.file(of: request.locale))
      var source = url.path
      if kind == "icu" {
        if messages[request.locale] == nil {
          let object = try JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? [String: Any]
          messages[request.locale] = object?.compactMapValues { $0 as? String }
        }
        source = try #require(messages[request.locale]?[request.text.key])
      }
      let values = request.values.map { "\($0.name)=\($0.value.json)" }
      return ([request.locale, source, request.text.key, "\(request.number ?? 0)"] + values).joined(separator: "\t")
    }
    let output = try java.output(
      ["-cp", library, Self.fixtures.appending(path: "Render.java").path, kind],
      input: Data((lines.joined(separator: "\n") + "\n").utf8))
    compare(String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init), requests)
  }

  /// A bundle has one form of each text: the one for the number that all policies have, or the form `other`. For numbers
  /// of that form, Java shows what a renderer shows.
  @Test func `MessageFormat in Java`() throws {
    guard let java = Tool("java") else { return }
    let exported = try ExportedTexts(.properties)
    let requests = exported.requests().filter { exported.isShown($0) }
    let lines = try requests.map { request in
      let path = try #require(exported.file(of: request.locale)).path
      return ([request.locale, path, request.text.key] + request.values.map { "\($0.value.json)" })
        .joined(separator: "\t")
    }
    let output = try java.output(
      [Self.fixtures.appending(path: "RenderBundle.java").path],
      input: Data((lines.joined(separator: "\n") + "\n").utf8))
    compare(String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init), requests, atLeast: 1_000)
  }

  private static func object(_ request: ExportedTexts.Request) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: request.values.map { ($0.name, $0.value.json) })
  }
}
