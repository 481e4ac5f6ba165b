import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordReporting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    var text = ""
    UnifiedDiff(name: "a b", old: Array(old.utf8), new: Array(new.utf8)).write { text += $0 }
    return text
  }

  @Test func `a difference has its lines and three around them`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n20\n", with: "\n20")
    #expect(
      diff(old, new) == """
        --- a b\t
        +++ a b\t
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -17,4 +17,4 @@
         17
         18
         19
        -20
        +20
        \\ No newline at end of file

        """)
    #expect(diff(old, old) == "" && diff("", "") == "")
    #expect(diff("", "a\n") == "--- a b\t\n+++ a b\t\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a b\t\n+++ a b\t\n@@ -1 +0,0 @@\n-a\n")
  }

  /// Random edits of lines: what `patch` makes of the old version and the difference is the new one.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `patch makes the new version of the old one`(seed: UInt64) throws {
    guard let patch = Tool("patch") else { return }
    var random = Random(state: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<20 {
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))\n" }
      var new = old
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if place < new.count, Bool.random(using: &random) {
          new.remove(at: place)
        } else {
          new.insert("+\(place)\r\n", at: place)
        }
      }
      let text = diff(old.joined(), new.joined())
      guard !text.isEmpty else { continue }
      let (file, difference) = (folder.appending(path: "f"), folder.appending(path: "d"))
      try Data(old.joined().utf8).write(to: file)
      try Data(text.utf8).write(to: difference)
      let isApplied = patch.succeeds(["--binary", "-s", file.path, difference.path])
      let patched = (try? Data(contentsOf: file)) ?? Data()
      #expect(isApplied && patched == Data(new.joined().utf8), "\(text)")
      try? FileManager.default.removeItem(at: file)
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
