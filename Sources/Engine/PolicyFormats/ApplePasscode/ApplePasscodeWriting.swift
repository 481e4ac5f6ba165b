import WatchwordBasics
import WatchwordPolicy

/// Writes configuration profiles with a passcode payload.
struct ApplePasscodeWriting {
  private let document: PolicyDocument
  private var settings: BackEndSettings

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let writing = ApplePasscodeWriting(document)
    return WrittenPolicy(text: writing.text, losses: writing.settings.losses)
  }

  private init(_ document: PolicyDocument) {
    self.document = document
    settings = BackEndSettings(of: document, for: .applePasscode, in: .applePasscode)
    if settings.has(.repetition) != settings.has(.sequence) {
      settings.addRequirement(
        settings.has(.repetition)
          ? "refuses increasing and decreasing characters where it refuses repeated ones"
          : "refuses repeated characters where it refuses increasing and decreasing ones")
    }
  }

  // MARK: - The payload

  private var members: [String] {
    var members: [(ExactText, PolicyExtra.Value)] = []
    let fields = BackEnd.applePasscode.fields
    if document.format == .applePasscode {
      let kept = fields.filter { $0.requirements.isEmpty }.map { $0.name }
      for extra in document.extras where kept.contains(extra.name) { members.append((extra.name, extra.value)) }
    } else {
      // A policy takes effect only where a passcode is required at all.
      members.append((ApplePasscode.isForced, .flag(true)))
    }
    for field in fields where field.requirements.contains(where: { settings.has($0.setting) }) {
      if let value = settings.value(of: field) { members.append((field.name, value)) }
    }
    let elements = members.map { name, value in
      switch value {
      case .flag(let flag): "<key>\(name)</key>\n<\(flag)/>"
      case .number(let number): "<key>\(name)</key>\n<integer>\(number)</integer>"
      case .text(let text): "<key>\(name)</key>\n<string>\(text)</string>"
      }
    }
    return elements + patternMembers
  }

  private var patternMembers: [String] {
    guard let pattern = ownPattern ?? settings.pattern else { return [] }
    var content = "<key>passwordContentRegex</key>\n<string>\(CharacterReferences.encoded(pattern.string))</string>"
    if let description = patternDescription {
      content += """

        <key>passwordContentDescription</key>
        <dict>
          <key>default</key>
          <string>\(CharacterReferences.encoded(description.string))</string>
        </dict>
        """
    }
    return ["<key>customRegex</key>\n<dict>\n\(Self.indented(content))\n</dict>"]
  }

  /// The original expression, if a rule has the same pattern, or if policies cannot use it and no rule has a pattern.
  private var ownPattern: ExactText? {
    document.texts(ApplePasscode.patternText).first { text in
      guard document.format == .applePasscode else { return false }
      guard let part = (try? JavaPattern.part(of: text)).flatMap({ $0 }),
        (try? PasswordExpression(parsing: part)) != nil
      else { return !settings.has(.pattern) }
      return document.policy.rules.contains { rule in
        if case .pattern(let rule) = rule { rule.expression.pattern == part } else { false }
      }
    }
  }

  private var patternDescription: ExactText? {
    for case .pattern(let rule) in document.policy.rules where !rule.isForbidden { return rule.description }
    return nil
  }

  // MARK: - The profile

  private static let identifier = "com.example.password-policy"

  private var text: String {
    let content = members.joined(separator: "\n")
    let payload =
      content + (content.isEmpty ? "" : "\n")
      + Self.identity(type: ApplePasscode.payloadType, identifier: "\(Self.identifier).passcode", of: content)
    let profile = """
      <key>PayloadContent</key>
      <array>
        <dict>
      \(Self.indented(payload, by: 4))
        </dict>
      </array>
      <key>PayloadDisplayName</key>
      <string>Password policy</string>
      \(Self.identity(type: "Configuration", identifier: Self.identifier, of: "profile \(content)"))
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- For the passcode of the device itself, not for the passwords of an app. -->
      <plist version="1.0">
      <dict>
      \(Self.indented(profile))
      </dict>
      </plist>

      """
  }

  /// Returns the members that every payload needs. Different contents get different ids, so a changed profile is a new
  /// one.
  private static func identity(type: String, identifier: String, of content: String) -> String {
    """
    <key>PayloadIdentifier</key>
    <string>\(identifier)</string>
    <key>PayloadType</key>
    <string>\(type)</string>
    <key>PayloadUUID</key>
    <string>\(uuid(of: content))</string>
    <key>PayloadVersion</key>
    <integer>1</integer>
    """
  }

  /// Returns a UUID of version 8 (RFC 9562, section 5.8) that consists of hashes of a text.
  private static func uuid(of text: String) -> String {
    var hash = StableHash()
    for byte in text.utf8 { hash.add(byte) }
    let first = Array(hash.digits.utf8)
    hash.add(0)
    let second = Array(hash.digits.utf8)
    func part(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes.map { ASCII.uppercased($0) }, as: UTF8.self)
    }
    return
      "\(part(first[0..<8]))-\(part(first[8..<12]))-8\(part(first[12..<15]))-8\(part(second[0..<3]))-\(part(second[3..<15]))"
  }

  private static func indented(_ text: String, by width: Int = 2) -> String {
    let margin = String(repeating: " ", count: width)
    return text.utf8.split(separator: 0x0A).map { margin + String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
  }
}
