/// The enumerated values of an attribute.
enum XLIFF2Enumeration {
  case yesNo, reorder, direction, space, preserve, state, noteTarget, metaTarget, codeType, matchType, normalization
  case filter, issueType

  var values: [StaticString] {
    switch self {
    case .yesNo: ["yes", "no"]
    case .reorder: ["yes", "firstNo", "no"]
    case .direction: ["ltr", "rtl", "auto"]
    case .space: ["default", "preserve"]
    case .preserve: ["preserve"]
    case .state: ["initial", "translated", "reviewed", "final"]
    case .noteTarget: ["source", "target"]
    case .metaTarget: ["source", "target", "ignorable"]
    case .codeType: ["fmt", "ui", "quote", "link", "image", "other"]
    case .matchType: ["am", "mt", "icm", "idm", "tb", "tm", "other"]
    case .normalization: ["none", "nfc", "nfd"]
    case .filter: ["include", "exclude"]
    // ITS 2.0, section 8.17, types of issues.
    case .issueType:
      [
        "terminology", "mistranslation", "omission", "untranslated", "addition", "duplication", "inconsistency",
        "grammar", "legal", "register", "locale-specific-content", "locale-violation", "style", "characters",
        "misspelling", "typographical", "formatting", "inconsistent-entities", "numbers", "markup", "pattern-problem",
        "whitespace", "internationalization", "length", "non-conformance", "uncategorized", "other",
      ]
    }
  }
}
