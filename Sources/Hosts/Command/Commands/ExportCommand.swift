import ArgumentParser
import WatchwordAppResources
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordReporting
import WatchwordRuns
import WatchwordShippedCatalogs
import WatchwordSystemFiles

/// `watchword export`: writes the texts that policies need as the resources of an app.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Write the rule texts of policies as resources of an app, or shipped texts as an overlay to reword.",
    discussion: """
      Each text keeps its numbers as values, so that the app's own library chooses the plural form. The lists of a \
      policy, such as the kinds of characters that it requires, are separate texts, ready to be inserted into others. \
      Comments name the rules that use a text, and the values.

      English is always written, because apps fall back to it: in the folder values for android, in the file without \
      a language for properties and resx, as the message ids for po. Texts that a language lacks are left out and listed on standard error.

      Values look like %1$d in android, %lld in xcstrings, {minimum} in arb, json and po (python-brace-format), \
      {0} in properties (MessageFormat) and resx (string.Format), and {{minimum}} in i18next, where the number that \
      chooses the plural form is {{count}}. properties and resx have one form of each text: the one for the number of \
      the policies, or else the form for other numbers. Requirements have the codes of Passay and the names of ASP.NET \
      Core Identity there.

      --to xliff needs no policy. It writes an overlay for each language: XLIFF 1.2 with the English source, the \
      current text and the notes of each shipped text. Replace texts, delete the units that you do not change, and \
      pass the file to --texts. --containing keeps the texts that contain a word, in English or in the language \
      itself; --texts rules, form or notes (several with commas) keeps these groups. For a language that Watchword has \
      no texts in, the overlay has the plural forms of that language and no targets: see Documentation/OwnLanguage.md.

      Examples:
        watchword export strong --to android -o res
        watchword export strong --form --to po --locale ru --locale ar -o locale
        watchword export --to xliff --containing password --locale de -o own
      """)

  @Argument(help: "The policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var policies: [String] = []

  @Option(help: "The kind of resources to write, or xliff for an overlay.")
  var to: ExportTarget

  @Option(help: "For xliff: write only texts that contain this word, in English or in the language.")
  var containing: String?

  @Option(
    name: .customLong("locale"),
    help: "A language tag, such as ru or pt-BR; can be given several times. Without it, every locale is written.")
  var tags: [String] = []

  @Flag(help: "Write the texts of the password form too.")
  var form = false

  @Option(name: .shortAndLong, help: "The folder to write to; it is created if it does not exist.")
  var output: String

  @Option(
    help: ArgumentHelp(
      "The name of the files without an extension, instead of the usual one.",
      discussion:
        "The usual names are strings (android), app (arb), translation (i18next), Localizable (xcstrings), messages (po and properties), Strings (resx)."
    ))
  var name: String?

  @Flag(help: "Replace existing files.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if to.resources == nil {
      guard policies.isEmpty, !form, name == nil else {
        throw ValidationError("--to xliff writes shipped texts; leave out policies, --form and --name")
      }
    } else if policies.isEmpty {
      throw ValidationError("Name the policies whose texts are to be written, such as strong")
    } else if containing != nil {
      throw ValidationError("--containing works only with --to xliff; the other kinds have all texts of the policies")
    }
    guard let name else { return }
    let bytes = Array(name.utf8)
    let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"/\\:".utf8.contains($0) }
    guard isPlain, let first = bytes.first, first != UInt8(ascii: ".") else {
      throw ValidationError(
        "Found the name \"\(name.clipped)\"; expected a file name without a folder or an extension, such as password")
    }
  }

  func run() throws {
    let folder = try OutputFolder(InputPaths.path(named: output), .system)
    guard let target = to.resources else { return try writeOverlay(to: folder) }
    let named = try namedPolicies()
    let library = try catalogs.library()
    let locales = try requestedLocales(library)
    let texts = AppTexts(of: named, includesForm: form)
    let written = texts.resources(for: target, in: locales, from: library.all, called: name)
    if let collision = written.collisions.first {
      throw RunFailure(
        message: "The texts \(collision.texts.map(\.string).joinedAsList) would all be called \(collision.key) in"
          + " \(target.title); rename a policy")
    }
    for problem in written.problems { StandardError.warn("\(problem.locale): \(problem.sentence)") }
    for note in ExportLosses(written.losses, in: target).notes {
      StandardError.write("note: \(TerminalText.escaped(note))\n")
    }
    try write(written.files, textCount: written.textCount, to: folder)
  }

  /// Writes an overlay for each language.
  private func writeOverlay(to folder: OutputFolder) throws {
    var catalogs = catalogs
    let (groups, texts) = OverlayExport.groups(in: catalogs.texts)
    catalogs.texts = texts
    var choice = OverlayTexts.Choice()
    choice.keys = OverlayExport.keys(of: groups)
    choice.word = containing
    let library = try catalogs.library()
    let export = OverlayExport(
      library: library, locales: tags.isEmpty ? [] : try requestedLocales(library, orNew: true), choice: choice)
    let (files, textCount) = export.written()
    guard !files.isEmpty else {
      throw RunFailure(
        message: "No text contains \"\((containing ?? "").clipped)\", in English or in the language; try a shorter word"
      )
    }
    try write(files, textCount: textCount, to: folder)
  }

  private func write(_ files: [(path: String, bytes: [UInt8])], textCount: Int, to folder: OutputFolder) throws {
    try folder.write(files, force: force)
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    StandardError.write("Wrote \(count) with \(textCount) texts to \(TerminalText.escaped(folder.path.name.string))\n")
  }

  /// The policies with their names, which become parts of keys.
  private func namedPolicies() throws -> [NamedPolicy] {
    var named: [NamedPolicy] = []
    for argument in policies {
      let file = try PolicyFile.load(argument, stdinName: input.stdinFilename, extending: bases)
      if named.contains(where: { ExactText($0.name) == ExactText(file.name) }) {
        throw RunFailure(
          message: "Two policies are called \(file.name.clipped), which would be part of keys; rename one of the files")
      }
      named.append(NamedPolicy(file.policy, called: file.name))
    }
    return named
  }

  /// The requested locales, or else all. Throws for a locale that no catalogue serves, unless `allowsNew` is true and
  /// the locale is in CLDR.
  private func requestedLocales(_ library: CatalogLibrary, orNew allowsNew: Bool = false) throws -> [LanguageTag] {
    let known = library.locales
    if tags.isEmpty { return known }
    return try tags.map { tag in
      let locale = try RequestedLocale.parse(tag)
      guard LocaleMatcher.bestMatch(for: locale, in: known) != nil || allowsNew && locale.isKnownLocale else {
        throw RunFailure(
          message:
            "There is no catalogue for \(locale); expected one of \(known.map(\.description).joined(separator: ", "))"
            + ", or a region of one of these, such as de-AT, or add your own texts with --texts")
      }
      return locale
    }
  }
}

/// An export of shipped texts for `watchword export --to xliff`: overlays, or files to translate into new languages,
/// one file for each language.
struct OverlayExport {
  /// The groups of texts that `--texts` accepts, in addition to overlays and files.
  static let groups: [ExactText] = ["rules", "form", "notes"]

  let library: CatalogLibrary
  /// The requested languages. If there are none, every language is written, and a regional one contains only its
  /// differences.
  let locales: [LanguageTag]
  let choice: OverlayTexts.Choice

  /// The groups in the values of `--texts`, and the remaining values.
  static func groups(in values: [String]) -> (groups: [ExactText], others: [String]) {
    var found: [ExactText] = []
    var others: [String] = []
    for value in values {
      let words = value.split(separator: ",").map { ExactText(String($0)) }
      if !words.isEmpty, words.allSatisfy(groups.contains) { found += words } else { others.append(value) }
    }
    return (found, others)
  }

  /// The keys of the texts of these groups; `nil` for all.
  static func keys(of groups: [ExactText]) -> Set<ExactText>? {
    guard !groups.isEmpty, !Self.groups.allSatisfy(groups.contains) else { return nil }
    return Set(ShippedTexts.units.ids.filter { groups.contains(group(of: $0)) })
  }

  private static func group(of id: ExactText) -> ExactText {
    groups.dropFirst().first { id.string.utf8.starts(with: ($0.string + ".").utf8) } ?? groups[0]
  }

  /// The files to write, and the number of their texts.
  func written() -> (files: [(path: String, bytes: [UInt8])], textCount: Int) {
    let units = ShippedTexts.units
    let catalogs = library.all + library.locales.compactMap { NoteCatalogs.catalog(for: $0) }
    let files = (locales.isEmpty ? library.locales : locales).map { locale in
      hasTexts(locale)
        ? units.file(in: locale, from: catalogs, choosing: choice, leavesOutParents: locales.isEmpty)
        : units.translation(into: locale, choosing: choice)
    }.filter { !$0.messages.isEmpty }
    return (CatalogFormat.xliff12.writing(files)?.files ?? [], files.reduce(0) { $0 + $1.messages.count })
  }

  /// Whether there are texts in a locale or its parents. Those of a sibling, such as `pt-BR` for `pt-PT`, are shown to
  /// users if there are no others, but are not a translation to start from.
  private func hasTexts(_ locale: LanguageTag) -> Bool {
    let known = library.locales
    return LocaleMatcher.chain(for: locale).contains(where: known.contains)
      || LocaleMatcher.bestMatch(for: locale, in: known)?.maximized() == locale.maximized()
  }
}
