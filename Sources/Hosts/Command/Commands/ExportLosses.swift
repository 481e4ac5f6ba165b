import WatchwordAppResources
import WatchwordBasics
import WatchwordCatalogFormats

/// A summary of the content that a kind of resources cannot express, grouped by kind of loss because most losses affect
/// every text of a language.
struct ExportLosses {
  /// A sentence for each kind of loss.
  private(set) var notes: [String] = []

  /// Summarizes the losses in a target.
  init(_ losses: [CatalogLoss], in target: ResourceTarget) {
    var order: [CatalogLoss.Part] = []
    var counts: [CatalogLoss.Part: Int] = [:]
    var languages: [CatalogLoss.Part: [ExactText]] = [:]
    for loss in losses where Self.isReported(loss.part) {
      if counts[loss.part] == nil { order.append(loss.part) }
      counts[loss.part, default: 0] += 1
      if let language = loss.language, !languages[loss.part, default: []].contains(language) {
        languages[loss.part, default: []].append(language)
      }
    }
    notes = order.map { part in
      let affected = languages[part] ?? []
      let inLanguages = affected.isEmpty ? "" : " in \(affected.map(\.string).joined(separator: ", "))"
      return
        "\(Self.subject(of: part, count: counts[part] ?? 0)) is not written\(inLanguages)\(Self.reason(of: part, in: target))"
    }
  }

  /// Notes are not reported, because only the export adds them and some formats have no comments. A placeholder that is
  /// written in another form is not lost.
  private static func isReported(_ part: CatalogLoss.Part) -> Bool {
    switch part {
    case .note, .rewritten: false
    default: true
    }
  }

  private static func subject(of part: CatalogLoss.Part, count: Int) -> String {
    let texts = count == 1 ? "1 text" : "\(count) texts"
    return switch part {
    case .variation(let path): "The variation \(path.clipped) of \(texts)"
    case .plural(let category): "The plural form \(category) of \(texts)"
    case .substitution(let name): "The substitution \(name.clipped) of \(texts)"
    case .note: "The comment of \(texts)"
    case .state: "The state of \(texts)"
    case .translate: "The translate attribute of \(texts)"
    case .width: "The maximum width of \(texts)"
    case .source: "The source of \(texts)"
    case .text: "Another text for the key of \(texts)"
    case .furtherPlaceholders: "A placeholder beyond \(CatalogLoss.maximumPlaceholders) of \(texts)"
    case .chooser: "The number that chooses the form of \(texts)"
    case .key: "The key of \(texts)"
    case .placeholder(let placeholder), .rewritten(let placeholder, as: _):
      "The placeholder \(placeholder.clipped) of \(texts)"
    case .inlineCodes: "The markup of \(texts)"
    case .other(let noun): "\(noun.prefix(1).uppercased())\(noun.dropFirst()) of \(texts)"
    }
  }

  private static func reason(of part: CatalogLoss.Part, in target: ResourceTarget) -> String {
    switch part {
    case .plural where !target.hasPluralForms: "; \(target.title) has one text for all numbers"
    case .plural: "; gettext has forms only for whole numbers below a million"
    default: ""
    }
  }
}
