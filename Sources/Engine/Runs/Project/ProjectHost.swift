package import WatchwordBasics
package import WatchwordLinting
package import WatchwordLocalization

/// What surrounds the runs of a project: its files, the console, and the texts of rules and forms.
package struct ProjectHost: Sendable {
  /// The files.
  package var files: FileAccess
  /// The console.
  package var console: Console
  /// The phrases of rules, forms and notes, with which the units of catalogues that translate them are compared.
  package let declared: [PhraseDeclaration]
  /// Returns the shipped texts as the units of the source file with this name.
  package let shipped: @Sendable (_ original: ExactText) -> LintInput
  /// The version of the program, for reports.
  package let version: String

  /// Creates a host.
  package init(
    files: FileAccess, console: Console, declared: [PhraseDeclaration],
    shipped: @escaping @Sendable (_ original: ExactText) -> LintInput, version: String
  ) {
    self.files = files
    self.console = console
    self.declared = declared
    self.shipped = shipped
    self.version = version
  }
}
