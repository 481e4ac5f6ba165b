import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

private let isWriting = ProcessInfo.processInfo.environment["WATCHWORD_WRITE_VECTORS"] == "1"

/// Strings whose code points are the same: `==` would let another normalisation pass.
private func isSame(_ left: [String], _ right: [String]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
}

@Suite(.enabled(if: !isWriting)) struct ConformanceTests {
  let vectors: Vectors
  let engine: NativeEngine
  private static let engine = Result { try NativeEngine(locales: VectorInputs.askedLocales) }

  init() throws {
    vectors = try Vectors.read()
    engine = try Self.engine.get()
  }

  @Test func `there are enough vectors and none is given twice`() throws {
    #expect(vectors.assessments.count >= 2000)
    #expect(Set(vectors.assessments.map(\.locale)) == Set(VectorInputs.locales))
    #expect(Set(vectors.policies.map(\.name)).count == vectors.policies.count)
    #expect(Set(vectors.passwords.map { Data($0.utf8) }).count == vectors.passwords.count)
  }

  @Test func `the policies in the vectors are those in Policies`() throws {
    for policy in vectors.policies {
      guard let file = policy.file else { continue }
      let json = try String(contentsOf: Vectors.root.appending(path: file), encoding: .utf8)
      #expect(json == policy.json, "\(file) has changed: write the vectors again (see Vectors.swift)")
    }
  }

  @Test func `every shipped policy and every rule is in the vectors`() throws {
    let files = Set(vectors.policies.compactMap(\.file))
    for name in try names(in: "Policies", endingWith: ".json") {
      #expect(
        files.contains("Policies/\(name).json"), "\(name) is missing: write the vectors again (see Vectors.swift)")
    }
    let rules = vectors.policies.flatMap { NativeEngine.policy(of: engine.reading(of: $0.json))?.rules ?? [] }
    let missing = Set(RuleKind.allIDs).subtracting(rules.map(\.id))
    #expect(missing.isEmpty, "\(missing): write the vectors again (see Vectors.swift)")
  }

  @Test func `the native engine reads every policy as the vectors say`() {
    for policy in vectors.policies {
      let reading = engine.reading(of: policy.json)
      #expect(NativeEngine.findings(of: reading) == policy.findings, "\(policy.name)")
      #expect((NativeEngine.policy(of: reading) != nil) == policy.isLoaded, "\(policy.name)")
    }
  }

  @Test func `the native engine gives every text as in the vectors`() throws {
    for expected in Rounds.sample(vectors.texts, 100) {
      let policy = try #require(NativeEngine.policy(of: engine.reading(of: vectors.policies[expected.policy].json)))
      let found = try #require(engine.texts(of: policy, at: expected.policy, in: expected.asked))
      let same =
        isSame(found.checklist, expected.checklist) && isSame(found.requirement, expected.requirement)
        && isSame([found.summary], [expected.summary]) && found == expected
      #expect(same, "\(vectors.policies[expected.policy].name) in \(expected.asked): \(found)")
    }
  }

  @Test func `the native engine judges every password as the vectors say`() throws {
    let policies = vectors.policies.map { NativeEngine.policy(of: engine.reading(of: $0.json)) }
    for (place, expected) in Rounds.sample(Array(vectors.assessments.enumerated()), 500) {
      let policy = try #require(policies[expected.policy])
      let found = engine.answered(expected, among: vectors, by: policy)
      let same = found == expected && isSame(found.missing, expected.missing)
      #expect(same, "vector \(place): \(found) instead of \(expected)")
    }
  }
}

@Suite(.enabled(if: isWriting)) struct VectorWriting {
  @Test func `the native engine writes the vectors`() throws {
    let engine = try NativeEngine(locales: VectorInputs.askedLocales)
    let vectors = try VectorInputs.vectors(answeredBy: engine)
    try vectors.write()
    #expect(try Vectors.read() == vectors)
  }
}
