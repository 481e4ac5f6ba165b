public import WatchwordDiagnostics

/// The list of checks.
public enum Checks {
  /// Every check, in the order of documentation.
  public static let all: [CheckDescription] = [
    .reader(MalformedXML.self),
    .reader(DoctypePresent.self),
    .reader(LimitExceeded.self),
    .reader(UnsupportedVersion.self),
    .reader(WrongNamespace.self),
    .reader(PrefixedNamespace.self),
    .reader(SchemaViolation.self),
    .reader(MissingSourceLanguage.self),
    .reader(MissingTargetLanguage.self),
    .file(InvalidLanguageTag.self),
    .project(LanguageFileNameMismatch.self),
    .file(MixedTargetLanguages.self),
    .reader(MissingOriginal.self),
    .reader(MissingUnitID.self),
    .message(DuplicateUnitID.self),
    .unit(MissingSource.self),
    .unit(EmptySource.self),
    .project(MissingUnit.self),
    .project(UnknownUnit.self),
    .project(DuplicateSourceCatalog.self),
    .unit(Untranslated.self),
    .unit(EmptyTranslation.self),
    .message(MissingPlaceholder.self),
    .message(ExtraPlaceholder.self),
    .message(PlaceholderType.self),
    .message(MalformedPlaceholder.self),
    .message(AmbiguousPlaceholderOrder.self),
    .file(UndefinedSubstitution.self),
    .message(UnusedSubstitution.self),
    .message(UnescapedPercent.self),
    .message(MissingPluralCategory.self),
    .message(PluralWithoutOther.self),
    .message(DeviceWithoutOther.self),
    .message(CountDropped.self),
    .unit(UnreachablePluralCategory.self),
    .message(IdenticalPluralForms.self),
    .message(ArgumentMismatch.self),
    .project(UncoveredRuleText.self),
  ]

  /// The check with this id, or `nil`.
  public static func named(_ id: ExactText) -> CheckDescription? { places[id].map { all[$0] } }

  /// The places of the checks in the list.
  private static let places = Dictionary(
    all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
}
