/// The processors that the process can use.
public enum Processors {
  /// How many there are, at least 1.
  public static var count: Int { SystemCalls.processorCount }
}
