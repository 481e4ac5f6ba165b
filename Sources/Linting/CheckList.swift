/// The checks that there are.
public enum Checks {
  /// What there is to know of every check, in the order of documentation.
  public static let all: [CheckDescription] = types.map {
    CheckDescription(id: $0.id, severity: $0.severity, documentation: $0.documentation, examples: $0.examples)
  }

  /// Every check, in the order of documentation.
  static let types: [any Check.Type] = [
    MalformedXML.self,
    DoctypePresent.self,
    LimitExceeded.self,
    UnsupportedVersion.self,
    WrongNamespace.self,
    PrefixedNamespace.self,
    SchemaViolation.self,
    MissingSourceLanguage.self,
    MissingTargetLanguage.self,
    InvalidLanguageTag.self,
    LanguageFileNameMismatch.self,
    MixedTargetLanguages.self,
    MissingOriginal.self,
    MissingUnitID.self,
    DuplicateUnitID.self,
    MissingSource.self,
    EmptySource.self,
    MissingUnit.self,
    UnknownUnit.self,
    DuplicateSourceCatalog.self,
    Untranslated.self,
    EmptyTranslation.self,
    MissingPlaceholder.self,
    ExtraPlaceholder.self,
    PlaceholderType.self,
    MalformedPlaceholder.self,
    AmbiguousPlaceholderOrder.self,
    UndefinedSubstitution.self,
    UnusedSubstitution.self,
    UnescapedPercent.self,
    MissingPluralCategory.self,
    PluralWithoutOther.self,
    DeviceWithoutOther.self,
    CountDropped.self,
    UnreachablePluralCategory.self,
    IdenticalPluralForms.self,
    ArgumentMismatch.self,
    UncoveredRuleText.self,
  ]
}
