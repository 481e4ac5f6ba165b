package import WatchwordBasics

extension FindingKind {
  /// A text of a gettext catalogue starts or ends with a line break where its msgid does not, or the reverse.
  package static let edgeLineBreak = FindingKind("edge-line-break", .error)

  /// The field Plural-Forms of a gettext catalogue cannot be used.
  package static let invalidPluralForms = FindingKind("invalid-plural-forms", .error)

  /// A line of a gettext catalogue cannot be read.
  package static let malformedPO = FindingKind("malformed-po", .error, leavesOut: .some)

  /// A text has more or fewer plural forms than its gettext catalogue, or fewer than Qt has for its language.
  package static let pluralFormCount = FindingKind("plural-form-count", .error)

  /// The charset of a gettext catalogue is not known.
  package static let unknownCharset = FindingKind("unknown-charset", .error)

  /// The header of a gettext catalogue names another charset than that of the file.
  package static let wrongCharset = FindingKind("wrong-charset", .error)

  /// The plural formula of a gettext catalogue disagrees with CLDR.
  package static let unusualPluralForms = FindingKind("unusual-plural-forms", .info)
}
