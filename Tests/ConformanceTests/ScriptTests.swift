import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordWebAssembly

/// The native library's answers to scripts: as the command gives them, and through the functions that the WebAssembly module exports.
struct NativeForms {
  private let catalogs: [Catalog]
  private let policies: [String: PasswordPolicy]
  private let engine = Engine()
  /// The open policies by their names.
  private let opened: [String: Int]

  init(policies jsons: [String: String]) throws {
    var catalogs: [Catalog] = []
    for locale in try names(in: "Locales", endingWith: ".xliff") {
      let content = try TranslationCatalog(
        Array(Data(contentsOf: Vectors.root.appending(path: "Locales/\(locale).xliff"))))
      if let catalog = content.compiled().value { catalogs.append(catalog) }
    }
    for catalog in catalogs { _ = engine.loadTexts(Array(CompiledCatalog.write(catalog, in: .compact).utf8)) }
    self.catalogs = catalogs
    opened = try jsons.mapValues { [engine] json in
      try #require(Self.member("policy", of: engine.openPolicy(Array(json.utf8), question: Array("{}".utf8))))
    }
    policies = jsons.compactMapValues {
      PolicyFormat.read(SourceText(name: "policy", bytes: Array($0.utf8))).value?.policy
    }
  }

  private static func member(_ name: String, of json: String) -> Int? {
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return object?[name] as? Int
  }

  /// The answer of the module's functions, compiled for this machine: a line for each event, and the findings' line.
  func answer(_ script: ScriptVectors.Script) throws -> [String] {
    var question: [String: Any] = ["flow": script.flow, "locale": script.locale]
    question["policy"] = script.policy.flatMap { opened[$0] }
    question["user"] = script.user
    let json = Array(try JSONSerialization.data(withJSONObject: question))
    let form = UInt32(try #require(Self.member("form", of: engine.openForm(question: json))))
    defer { _ = engine.closeForm(form) }
    return engine.formEvent(form, Array(script.text.utf8))
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  /// The lines that the command prints.
  func lines(_ script: ScriptVectors.Script) throws -> [String] {
    let flow = try #require(PasswordForm.Flow.named(ExactText(script.flow)))
    let form = PasswordForm(
      flow: flow, policy: script.policy.flatMap { policies[$0] }, catalogs: catalogs,
      locale: try #require(LanguageTag(script.locale)), userName: script.user)
    var session = FormSession(form)
    var lines: [String] = []
    _ = session.run(SourceText(name: "-", bytes: Array(script.text.utf8))) { lines.append($0) }
    return lines
  }
}

private let isWriting = ProcessInfo.processInfo.environment["WATCHWORD_WRITE_VECTORS"] == "1"

private func nativeForms() throws -> NativeForms {
  let names = Set(ScriptInputs.scripts.compactMap(\.policy))
  let policies = try names.map { name in
    (name, try String(contentsOf: Vectors.root.appending(path: "Policies/\(name).json"), encoding: .utf8))
  }
  return try NativeForms(policies: Dictionary(uniqueKeysWithValues: policies))
}

@Suite(.enabled(if: !isWriting)) struct ScriptTests {
  let vectors: ScriptVectors

  init() throws { vectors = try ScriptVectors.read() }

  @Test func `there are enough scripts, and they are those of ScriptInputs`() {
    #expect(vectors.scripts.count >= 300)
    #expect(Set(vectors.scripts.map(\.name)).count == vectors.scripts.count)
    #expect(Set(vectors.scripts.map(\.flow)) == Set(PasswordForm.Flow.all.map(\.id.string)))
    #expect(Set(vectors.scripts.map(\.locale)).isSuperset(of: VectorInputs.askedLocales))
    let questions = vectors.scripts.map { $0.withoutAnswer }
    #expect(questions == ScriptInputs.scripts, "write the vectors again (see Vectors.swift)")
  }

  @Test func `the native form answers every script as the vectors say`() throws {
    let forms = try nativeForms()
    var told: [String: String] = [:]
    for script in Rounds.sample(vectors.scripts, 60) {
      let answer = try forms.answer(script)
      #expect(try forms.lines(script) == answer.dropLast(), "\(script.name): the door and the command differ")
      let expected = script.digests.split(separator: " ").map { String($0) }
      #expect(answer.count == expected.count, "\(script.name): \(answer.count) lines instead of \(expected.count)")
      for (number, (line, digest)) in zip(answer, expected).enumerated() {
        let found = ScriptVectors.digest(line)
        told[found] = line
        #expect(
          found == digest,
          "\(script.name), line \(number + 1): \(line)\nexpected: \(Self.known[digest] ?? "a line that is not known here: its digest is \(digest)")"
        )
      }
      if let lines = script.lines { #expect(lines == answer, "\(script.name)") }
    }
    try remember(told)
  }

  /// Lines of earlier runs by their digests.
  private static let known: [String: String] = {
    guard let text = try? String(contentsOf: ScriptVectors.linesFile, encoding: .utf8) else { return [:] }
    let pairs = text.split(separator: "\n").map { (ScriptVectors.digest(String($0)), String($0)) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Keeps the lines for a judge that shows what differs from them.
  private func remember(_ lines: [String: String]) throws {
    let current = Set(vectors.scripts.flatMap { $0.digests.split(separator: " ") })
    let all = Self.known.filter { current.contains($0.key[...]) }.merging(lines) { first, _ in first }
    let folder = ScriptVectors.linesFile.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(all.values.sorted().map { $0 + "\n" }.joined().utf8).write(to: ScriptVectors.linesFile)
  }
}

extension ScriptVectors.Script {
  /// What is asked.
  var withoutAnswer: Self {
    var script = self
    script.digests = ""
    script.lines = nil
    return script
  }
}

@Suite(.enabled(if: isWriting)) struct ScriptWriting {
  @Test func `the native form writes the scripts`() throws {
    let forms = try nativeForms()
    var vectors = ScriptVectors()
    for var script in ScriptInputs.scripts {
      let answer = try forms.answer(script)
      script.digests = answer.map { ScriptVectors.digest($0) }.joined(separator: " ")
      if ["borrowed change de-AT", "borrowed verify ar-EG"].contains(script.name) { script.lines = answer }
      vectors.scripts.append(script)
    }
    try vectors.write()
    #expect(try ScriptVectors.read() == vectors)
  }
}
