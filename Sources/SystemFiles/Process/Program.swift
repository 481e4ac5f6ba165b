/// The program itself.
public enum Program {
  /// Ends the program with this status: 0 for success.
  public static func exit(_ status: Int32) -> Never { SystemCalls.exit(status) }
}
