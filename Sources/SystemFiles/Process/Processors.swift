/// The processors that the process can use.
package enum Processors {
  /// The number of processors, at least 1.
  package static var count: Int { SystemCalls.processorCount }
}
