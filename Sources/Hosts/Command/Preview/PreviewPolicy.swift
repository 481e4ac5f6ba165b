import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordRuns
import WatchwordSystemFiles

/// A policy for the page.
struct PreviewPolicy {
  /// The name in the list of policies.
  let name: String
  /// The name of its file.
  let file: String
  /// Its text, in a format that the page reads.
  let text: String
  /// The files of the policies that it extends.
  var bases: [SystemPath] = []
}

extension PreviewPolicy {
  /// Creates a shipped policy.
  init(shipped policy: ShippedPolicy) {
    self.init(name: policy.name.string, file: policy.name.string + ".json", text: policy.json)
  }

  /// Reads the policy of a file, or the shipped policy that `argument` names. Reports its findings on standard error.
  ///
  /// A policy of another system, or one that extends another, is converted to the equivalent native policy, because the
  /// page has only the text. Throws if the file cannot be read, and for errors in it if `isStrict` is true.
  init(argument: String, extending options: BaseOptions, isStrict: Bool) throws {
    let host = PolicyHost.system()
    let named = try InputPaths.argument(argument)
    let location = named.path
    if let shipped = host.shippedPolicy(named: named) {
      self.init(shipped: shipped)
      return
    }
    let reader = try options.reading()
    let source = try reader.source(named, host)
    let bases = try reader.bases(forPolicyAt: location, named: source.name, host)
    let reading = PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    StandardError.reportWithHelp(reading.findings)
    if !reading.isSound {
      if isStrict { throw PolicyFile.refusal(of: source.name) }
      StandardError.warn("\(source.name) is not a usable policy; the page shows its errors")
    }
    self.init(
      name: FileArgument.stem(of: source.name), file: String(decoding: location.lastComponent, as: UTF8.self),
      text: try Self.text(of: source, reading.isSound ? reading.value : nil),
      bases: reading.value.map { Self.bases(of: $0) } ?? [])
  }

  /// The files of the policies that a policy extends, as far as they are known from its base and the origins of its
  /// rules.
  private static func bases(of document: PolicyDocument) -> [SystemPath] {
    Set(([document.base] + document.origins).compactMap { $0 }).map { SystemPath($0.string) }
      .filter(\.isFile)
  }

  /// Returns the text of a policy or, if the page cannot read it alone, that of the equivalent native policy.
  private static func text(of source: SourceText, _ document: PolicyDocument?) throws -> String {
    let alone = PolicyFormat.read(source, among: PolicyFormat.readers)
    if let document, !alone.isSound || alone.value?.policy.rules != document.policy.rules {
      StandardError.write("note: the page shows \(source.name) as a native policy with all its rules\n")
      return PolicyFormat.native.write(document).text
    }
    if let text = String(validating: source.bytes, as: UTF8.self) { return text }
    throw RunFailure(message: "\(source.name) is not UTF-8; expected a policy in UTF-8")
  }
}
