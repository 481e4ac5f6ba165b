/// The direction in which a script is written.
public enum TextDirection: String, Hashable, Sendable {
  /// From left to right, as in Latin script.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic script.
  case rightToLeft = "rtl"

  /// Creates the direction of the script with this ISO 15924 code (`Arab`). Unknown scripts run from left to right.
  ///
  /// Right-to-left scripts are those whose letters have the bidirectional class R or AL in the Unicode Character
  /// Database (UAX #9), the ISO 15924 variants of such scripts (Aran, Syre, Syrj, Syrn), and Phlv, which is not yet
  /// encoded.
  package init(script: some StringProtocol) {
    let rightToLeft: StaticString = """
      Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo \
      Orkh Ougr Palm Phli Phlp Phlv Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn Thaa Todr Yezi
      """
    self = CLDRTable.group(holding: Array(script.utf8), in: rightToLeft) == nil ? .leftToRight : .rightToLeft
  }
}

extension LanguageTag {
  /// The direction of the tag's script. If the tag has none, that of the script in which the language is most likely
  /// written (``maximized()``), so `az-Arab`, `ur` and `pa-PK` run from right to left.
  public var direction: TextDirection {
    TextDirection(script: script ?? maximized().script ?? "Zyyy")
  }
}
