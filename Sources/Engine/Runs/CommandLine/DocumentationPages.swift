import WatchwordBasics

/// What `explain` prints, as the native command wrote it into pages.json.
struct DocumentationPages {
  private let pages: [(id: ExactText, text: String)]

  /// The maximum length of the pages in bytes.
  private static let maximumLength = 4 << 20

  /// Reads the pages. There are none if they are malformed.
  init(_ bytes: [UInt8]) {
    let reading = JSONReader.read(SourceText(name: "pages", bytes: bytes), maximumLength: Self.maximumLength)
    var pages: [(id: ExactText, text: String)] = []
    for node in reading.value?.member("pages")?.elements ?? [] {
      if let id = node.member("id")?.text { pages.append((id, node.string("text"))) }
    }
    self.pages = pages
  }

  /// Returns the page about a finding or a rule, or the list of a subject; without an id, the list of all. Throws if
  /// there is none.
  func text(about given: String?) throws(RunFailure) -> String {
    let id = ExactText(given ?? "")
    if let page = pages.first(where: { $0.id == id }) { return page.text }
    let ids = pages.map { $0.id }.filter { !$0.isEmpty }
    let hint = Suggestion.question(about: id, among: ids) ?? "run watchword explain for the list"
    throw RunFailure(message: "There is no check, rule or finding \"\(id.clipped)\"; \(hint)")
  }
}
