import ArgumentParser
import WatchwordBasics
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// `watchword preview`: writes a page for trying out forms, texts, policies and catalogues.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write one HTML file that shows the form in every language, for trying out policies and translations.",
    discussion: """
      The file works offline in any current browser: it contains the engine, and the page cannot load or send \
      anything. It shows the form of each flow in each language, lets people set the policy and see how standards \
      judge it, and is a workbench for translators: it opens translation files of every format that lint reads, finds \
      what lint finds, corrects it, and saves the file.

      Without --policy, the page has the shipped policies; without --locales, the built-in catalogues. With --locales, \
      it also has the translation files of the folder and its subfolders; the form shows the texts that they contain \
      for it. With --texts, the form uses the texts of an overlay. With --watch, the file is written again whenever a \
      policy or a catalogue changes, until Ctrl-C.

      Examples:
        watchword preview -o preview.html
        watchword preview --policy strong --flow changeConfirmed --open
      """)

  @Option(
    name: .customLong("policy"),
    help: "A policy: a file, or the name of a shipped policy (such as strong). The option can be repeated.")
  var policies: [String] = []

  @Option(help: "The form to show first: \(FormFlow.names.joinedAsChoice).")
  var flow = "change"

  @Option(name: .customLong("locale"), help: "The language to show first, such as ru or pt-BR.")
  var tag: String?

  @Option(name: .shortAndLong, help: "The file to write; it is replaced if it exists.")
  var output = "preview.html"

  @Flag(help: "Open the file in the browser.")
  var open = false

  @Flag(help: "Write the file again when a policy, a catalogue or the page's template changes.")
  var watch = false

  @Option(help: "The template of the page, instead of the one that belongs to the command.")
  var template: String?

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    guard !policies.contains("-") else {
      throw ValidationError("A policy from standard input has no name to show; name a file")
    }
  }

  func run() throws {
    let output = try InputPaths.path(named: output)
    let template = try PageTemplate.find(template)
    template.warnIfOutdated()
    let contents = PreviewContents(
      policies: policies, folder: catalogs.folder, texts: catalogs.texts, flow: try FormFlow.named(flow),
      locale: try tag.map(RequestedLocale.parse) ?? RequestedLocale.ofEnvironment, bases: bases)
    var extended = try write(contents, to: output, by: template)
    if open { Self.show(output) }
    guard watch else { return }
    StandardError.write("Watching \(contents.inputs.isEmpty ? "the template" : "for changes"); press Ctrl-C to stop\n")
    FileWatch { contents.inputs + extended + [template.file].compactMap { $0 } }.run { changed in
      let names = changed.map { TerminalScalar.shown($0.name.string) }.joined(separator: ", ")
      StandardError.write("Changed: \(names)\n")
      do {
        extended = try write(contents, to: output, by: template, isStrict: true)
      } catch {
        _ = WatchwordCommand.exitCode(after: error)
        StandardError.write("The page was not changed\n")
      }
    }
  }

  /// Writes the page. Returns the files of the policies that its policies extend. Throws for a policy with errors if
  /// `isStrict` is true; otherwise the page shows the policy with its findings.
  private func write(
    _ contents: PreviewContents, to output: SystemPath, by template: PageTemplate, isStrict: Bool = false
  ) throws -> [SystemPath] {
    let data = try contents.read(isStrict: isStrict)
    let page = try template.page(with: data.json)
    if output.isStandardInput {
      try StandardStream.output.write(page)
    } else {
      try Files.replace(output, with: page)
      StandardError.write("Wrote \(TerminalScalar.shown(output.name.string)) (\(page.count.grouped) bytes)\n")
    }
    return data.policies.flatMap(\.bases)
  }

  /// Opens the page in the browser, and warns if that is not possible.
  private static func show(_ page: SystemPath) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    guard let file = page.withoutLinks, Program.start(opener, with: file) else {
      return StandardError.warn("There is no \(opener) here; open \(page.name) in a browser")
    }
  }
}
