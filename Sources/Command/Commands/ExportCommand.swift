import ArgumentParser
import WatchwordAppResources
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

/// `watchword export`: writes the texts that policies ask for as the resources of an app.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the rule texts of policies as resources of an app that is not written in Swift.",
    discussion: """
      Each text keeps its numbers as values, so that the app's own library chooses the plural form. The lists of a \
      policy, such as the kinds of characters that it asks for, are texts of their own, ready to be put into others. \
      Comments say which rules use a text, and with which values.

      English is always written, because apps fall back to it: in values for android, as the ids of po. Texts that a \
      language lacks are left out and listed on standard error.

      Values look like %1$d in android, %lld in xcstrings, {minimum} in arb, json and po (python-brace-format), and \
      {{minimum}} in i18next, where the number that chooses the plural form is {{count}}.

      Examples:
        watchword export strong --to android -o res
        watchword export strong --form --to po --locale ru --locale ar -o locale
      """)

  @Argument(help: "The policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var policies: [String]

  @Option(help: "The kind of resources to write.")
  var to: ResourceTargetName

  @Option(
    name: .customLong("locale"),
    help: "A language tag, such as ru or pt-BR; can be given several times. Without it, every locale is written.")
  var tags: [String] = []

  @Flag(help: "Write the texts of the password form too.")
  var form = false

  @Option(name: .shortAndLong, help: "The folder to write to; it is made if it does not exist.")
  var output: String

  @Option(
    help: ArgumentHelp(
      "The name of the files without their ending, instead of the usual one.",
      discussion:
        "The usual names are strings (android), app (arb), translation (i18next), Localizable (xcstrings), messages (po)."
    ))
  var name: String?

  @Flag(help: "Replace files that exist.")
  var force = false

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    guard let name else { return }
    let bytes = Array(name.utf8)
    let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"/\\:".utf8.contains($0) }
    guard isPlain, let first = bytes.first, first != UInt8(ascii: ".") else {
      throw ValidationError(
        "Found the name \"\(name.clipped)\"; expected a file name without a folder or an extension, such as password")
    }
  }

  func run() throws {
    let folder = try OutputFolder(output)
    let named = try namedPolicies()
    let library = try catalogs.library()
    let locales = try requestedLocales(library)
    let texts = AppTexts(of: named, includesForm: form)
    let written = texts.resources(for: to.target, in: locales, from: library.all, called: name)
    if let collision = written.collisions.first {
      throw CommandFailure(
        message: "The texts \(collision.texts.map(\.string).joinedAsList) would all be called \(collision.key) in"
          + " \(to.target.title); rename a policy")
    }
    for problem in written.problems { StandardError.warn("\(problem.locale): \(problem.sentence)") }
    for note in ExportLosses(written.losses).notes { StandardError.write("note: \(TerminalText.escaped(note))\n") }
    try folder.write(written.files, force: force)
    let files = written.files.count == 1 ? "1 file" : "\(written.files.count) files"
    StandardError.write(
      "Wrote \(files) with \(written.textCount) texts to \(TerminalText.escaped(folder.path.name.string))\n")
  }

  /// The policies by their names, which are parts of keys.
  private func namedPolicies() throws -> [NamedPolicy] {
    var named: [NamedPolicy] = []
    for argument in policies {
      let file = try PolicyFile.load(argument, stdinName: input.stdinFilename, extending: bases)
      if named.contains(where: { ExactText($0.name) == ExactText(file.name) }) {
        throw CommandFailure(
          message: "Two policies are called \(file.name.clipped), which would be part of keys; rename one of the files")
      }
      named.append(NamedPolicy(file.policy, called: file.name))
    }
    return named
  }

  private func requestedLocales(_ library: CatalogLibrary) throws -> [LanguageTag] {
    let known = library.locales
    if tags.isEmpty { return known }
    return try tags.map { tag in
      let locale = try RequestedLocale.parse(tag)
      guard LocaleMatcher.bestMatch(for: locale, in: known) != nil else {
        throw CommandFailure(
          message:
            "There is no catalogue for \(locale); expected one of \(known.map(\.description).joined(separator: ", "))"
            + ", or a region of one of these, such as de-AT")
      }
      return locale
    }
  }
}
