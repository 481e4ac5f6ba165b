/// The processors that the process can use.
package enum Processors {
  /// How many there are, at least 1.
  package static var count: Int { SystemCalls.processorCount }
}
