import Testing
import WatchwordBasics

@Suite struct BinarySearchTests {
  @Test(arguments: 0...9) func `the first place is found wherever it is`(first: Int) {
    #expect((0..<9).partitioningIndex { $0 >= first } == min(first, 9))
    #expect((20..<29).partitioningIndex { $0 >= 20 + first } == 20 + min(first, 9))
  }

  @Test func `an empty range has no place but its end`() {
    #expect((7..<7).partitioningIndex { _ in true } == 7)
  }
}
