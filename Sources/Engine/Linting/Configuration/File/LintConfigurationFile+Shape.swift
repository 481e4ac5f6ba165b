import WatchwordBasics

extension LintConfigurationFile {
  /// The JSON Schema (draft 2020-12) of configuration files; it ends with a line break.
  ///
  /// Editors use it for completion and validation. It expresses all requirements of the reader, except for the details
  /// of language tags.
  package static var schema: String {
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Watchword configuration, version \(version)")
      shape.writeSchema(to: &writer)
    }
    return writer.text + "\n"
  }

  /// The shape of a configuration file.
  static let shape = shape(ofFile: true)

  /// Returns the shape of a configuration: either a file, or part of a document that has its own version and no folder.
  static func shape(ofFile isFile: Bool) -> ConfigurationShape {
    .object(
      [
        Member("$schema", "The JSON Schema, for editors", .word(.text)),
        Member("version", "The version of the format", isRequired: isFile, .integer(version...version)),
      ] + (isFile ? [extends] : []) + [
        Member("checks", "The named set of checks to run", sets),
        Member("severities", "The severities of the findings of single checks; \"off\" disables a check", severities),
        placeholders,
        Member(
          "overrides", "Settings for some files or languages; later entries override earlier ones", .list(override)),
        Member("limits", "The maximum lengths of texts", limits),
        isFile
          ? Member(
            "glossary",
            "The words that the project has agreed on, or a file or a folder with them (CSV, TBX or JSON), relative to the "
              + "folder of this file", .word(.text, or: glossaryShape))
          : Member("glossary", "The words that the project has agreed on", glossaryShape),
        Member("suppress", "Findings that are not reported", .list(suppression)),
      ])
  }

  private typealias Member = ConfigurationShape.Member

  private static let extends = Member(
    "extends",
    "Another configuration file, relative to the folder of this file, whose settings apply unless this one has others",
    .word(.text))
  private static let sets = ConfigurationShape.word(.choice(CheckSet.allCases.map { $0.name }, kind: "set of checks"))
  private static let severities = ConfigurationShape.map(
    names: .choice(Checks.all.map { $0.id }, kind: "check"),
    .word(.choice(CheckSeverity.all.map { $0.name }, kind: "severity")))
  private static let placeholders = Member(
    "placeholders", "How the texts write their values; by default, the format or the sources decide",
    .word(.choice(PlaceholderDialect.all.map { $0.id }, kind: "notation of placeholders")))
  private static let paths = Member(
    "paths",
    "Files, relative to the folder of this file: * matches any text without a slash, **/ any folders",
    .list(.word(.text)))
  private static let languages = Member(
    "languages", "Languages of catalogues: \"de\" includes \"de-CH\"", .list(.word(.language)))

  private static let override = ConfigurationShape.object(
    [
      paths, languages, Member("checks", "The named set of checks to run", sets),
      Member("severities", "The severities of the findings of single checks", severities), placeholders,
    ], atLeastOne: ["paths", "languages"])

  private static let suppression = ConfigurationShape.object(
    [
      Member(
        "checks", "The ids of the checks", isRequired: true,
        .list(
          .word(.choice(Checks.all.filter { $0.canBeSuppressed }.map { $0.id }, kind: "check that can be suppressed")))),
      paths, languages, Member("unit", "The ids of units: * matches any text", .word(.text)),
      Member("reason", "The reason why the findings are not reported", isRequired: true, .word(.text)),
    ], atLeastOne: ["paths", "languages", "unit"])

  private static let length = [
    Member("length", "The maximum length", isRequired: true, .integer(1...1 << 20)),
    Member(
      "measure",
      "The unit of measurement: characters as people see them (the default), or columns, of which wide characters take two",
      .word(.choice(LengthLimits.Measure.allCases.map { ExactText($0.rawValue) }, kind: "measure"))),
  ]
  private static let limits = ConfigurationShape.object([
    Member("ruleText", "The limit of each text of a password rule", .object(length)),
    Member(
      "units", "The limits of units; the first one that applies to a unit is used",
      .list(
        .object(
          [Member("unit", "The ids of the units: * matches any text", isRequired: true, .word(.text))] + length))),
  ])

  /// The shape of a glossary.
  static let glossaryShape = ConfigurationShape.object([
    Member(
      "terms", "Terms with their agreed translations",
      .list(
        .object([
          Member("term", "The term in the source language", isRequired: true, .word(.text)),
          Member(
            "translations", "The translation in each language, or a list of translations, any of which is correct",
            isRequired: true, .map(names: .language, .word(.text, or: .list(.word(.text))))),
        ]))),
    Member(
      "forbidden", "Words that must not appear in the translations of a language",
      .map(names: .language, .list(.word(.text)))),
    Member("doNotTranslate", "Words that every translation keeps, such as names of products", .list(.word(.text))),
  ])
}
