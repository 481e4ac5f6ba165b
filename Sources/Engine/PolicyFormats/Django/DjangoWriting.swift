import WatchwordBasics
import WatchwordPolicy

/// Writes Django's validators.
enum DjangoWriting {
  /// The pattern of the rule that `NumericPasswordValidator` is read as.
  static let digitsOnly: ExactText = "^\\p{Nd}+$"

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    var settings = BackEndSettings(
      of: document, for: .django, in: .django, keeping: [DjangoFormat.attributes, DjangoFormat.list])
    settings.reportOrder([.similarity, .minimum, .commonPassword, .digitsOnly])
    var validators: [String] = []
    if let percent = settings[.similarity] {
      validators.append(validator(DjangoFormat.similarity, similarityOptions(percent, document)))
    }
    if let minimum = settings[.minimum] {
      validators.append(validator(DjangoFormat.length, ["\"min_length\": \(minimum)"]))
    }
    if settings.has(.commonPassword) {
      let path = document.texts(DjangoFormat.list).first.map { "\"password_list_path\": \(quoted($0))" }
      validators.append(validator(DjangoFormat.common, path.map { [$0] } ?? []))
    }
    if settings.has(.digitsOnly) { validators.append(validator(DjangoFormat.numeric, [])) }
    let list = validators.isEmpty ? "[]" : "[\n\(validators.joined())]"
    return WrittenPolicy(text: "\(DjangoFormat.setting) = \(list)\n", losses: settings.losses)
  }

  private static func similarityOptions(_ percent: Int, _ document: PolicyDocument) -> [String] {
    let similarity = percent == 100 ? "1" : percent.isMultiple(of: 10) ? "0.\(percent / 10)" : "0.\(percent)"
    var options = ["\"max_similarity\": \(similarity)"]
    let attributes = document.texts(DjangoFormat.attributes)
    if !attributes.isEmpty {
      options.append("\"user_attributes\": [\(attributes.map { quoted($0) }.joined(separator: ", "))]")
    }
    return options
  }

  private static func validator(_ name: ExactText, _ options: [String]) -> String {
    let options = options.isEmpty ? "" : "        \"OPTIONS\": {\(options.joined(separator: ", "))},\n"
    return "    {\n        \"NAME\": \"\(DjangoFormat.module).\(name)\",\n\(options)    },\n"
  }

  private static func quoted(_ text: ExactText) -> String {
    let escaped = text.string.utf8.flatMap {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0]
    }
    return "\"\(String(decoding: escaped, as: UTF8.self))\""
  }
}
