/// Where the oracles must differ from us, with the reason.
///
/// Our data is CLDR 47; the oracle Node has CLDR 48 and ICU's own ideas, and the plural samples are those of CLDR 41. A
/// test fails as well where one of these no longer differs.
enum KnownDifferences {
  static let likelyLanguages = names([
    "CLDR 48 added":
      "abq aes arv bix cdn grr hnm jaw jeg kro kwx luh mqt mzb nxk oyb sjc skk stu thx xsd ynb",
    "CLDR 48 removed": "mku mlq msc pra zhx",
    "CLDR 48 changed the script or region": "bsq dho kgy lzh mey nue pi pli suz tcn tkk twm",
    "CLDR 48 replaces another code": "dek mnk nte",
  ])

  static let likelyOthers = names([
    "Like the languages above": "dek jaw jeg nte pli skk thx tkk",
    "CLDR 48 knows the scripts of Kurdish and Pali by region":
      "ku-AM ku-AZ ku-Cyrl ku-GE ku-IQ ku-IR ku-TM pi-IN pi-MM pi-Mymr pi-Sinh pi-TH pi-Thai",
    "CLDR 48 has Russian for Belarus": "und-112 und-BY und-Latn-BY",
    "CLDR 48 changed the language of a script": "und-Hmnp und-Khar und-Lana-MM und-Latn-GE und-Nshu",
    "CLDR 48 added the script": "und-Sidt und-Tols",
  ])

  static let minimized = names([
    "Like the languages above": "bsq-Bass-LR oyb-Laoo-LA stu-Lana-MM suz-Sunu-NP twm-Tibt-IN xsd-Sidt-TR",
    "CLDR 48 knows the scripts of Kurdish and Pali by region": """
    ku-Arab-IQ ku-Arab-IR ku-Cyrl-AM ku-Cyrl-AZ ku-Cyrl-GE ku-Cyrl-TM ku-Latn-AM pi-Deva-IN pi-Latn-GB \
    pi-Mymr-MM pi-Thai-TH
    """,
  ])

  static let plurals = names([
    "CLDR 48 added rules": """
    cardinal:cv cardinal:decimal:cv cardinal:text:cv cardinal:ie cardinal:text:ie cardinal:kok cardinal:decimal:kok \
    cardinal:text:kok cardinal:sgs cardinal:decimal:sgs cardinal:text:sgs ordinal:kok ordinal:text:kok
    """,
    "CLDR 48 extended many to 80 to 89 and 800 to 899": "ordinal:scn ordinal:text:scn",
  ])

  static let pluralSamples = names([
    "Later CLDR has many for millions": "cardinal:ca:other cardinal:scn:other",
    "Later CLDR dropped many, and has one for fractions below 1":
      "cardinal:he:many cardinal:he:other cardinal:iw:many cardinal:iw:other",
    "Later CLDR looks at the last digit of Icelandic fractions": "cardinal:is:one",
    "Later CLDR has two": "cardinal:mt:few",
  ])

  static let numbers = names([
    "ICU takes Najdi Arabic for ar-SA": "ars",
    "CLDR 48 writes U+0027 for U+2019": """
    de-CH de-LI en-CH gsw gsw-CH gsw-FR gsw-LI it-CH lmo lmo-IT tn tn-BW tn-ZA wae wae-CH
    """,
    "CLDR 48 added data":
      "ba ba-RU bua bua-RU en-EE en-GE en-LT en-LV en-UA pms pms-IT scn scn-IT tyv tyv-RU",
    "CLDR 48 changed the separator or the sign": "eo eo-001 nso nso-ZA rm rm-CH",
    "CLDR 48 leaves four digits ungrouped": "hy hy-AM",
    "CLDR 48 groups by lakh": "kok kok-Deva kok-Deva-IN kok-IN",
    "CLDR 48 has Kurdish in Iraq in Arabic": "ku-IQ",
  ])

  static let numberSystems = names([
    "ICU takes Najdi Arabic for ar-SA": "ars",
    "CLDR 48 writes U+0027 for U+2019": """
    de-CH de-LI en-CH gsw gsw-CH gsw-FR gsw-LI it-CH lmo lmo-IT tn tn-BW tn-ZA wae wae-CH
    """,
    "CLDR 48 added data":
      "ba ba-RU bua bua-RU en-EE en-GE en-LT en-LV en-UA pms pms-IT scn scn-IT tyv tyv-RU",
    "CLDR 48 changed the separator or the sign": "eo eo-001 nso nso-ZA rm rm-CH",
    "CLDR 48 groups by lakh": "kok kok-Deva kok-Deva-IN kok-IN",
    "CLDR 48 has Kurdish in Iraq in Arabic": "ku-IQ",
    "Later CLDR has words in the pattern of arab": "az az-AZ az-Latn az-Latn-AZ",
    "ICU has symbols or patterns of other systems that the data here lacks": """
    eu eu-ES ko ko-CN ko-KP ko-KR nb nn nn-NO no no-NO oc-ES pa pa-Guru pa-Guru-IN pa-IN sd sd-Arab sd-Arab-PK sd-PK sv
    sv-AX sv-FI sv-SE zh-HK zh-Hant zh-Hant-HK zh-Hant-MO zh-Hant-MY zh-Hant-TW zh-MO zh-TW
    """,
  ])

  static let lists = names([
    "CLDR 48 added data": "ba ba-RU en-EE en-GE en-LT en-LV en-UA kok-Latn kok-Latn-IN shn shn-MM shn-TH",
    "CLDR 48 has Kurdish in Iraq in Arabic": "ku-IQ",
    "CLDR 48 joins by commas only": "ml ml-IN",
    "CLDR 48 added the space after the first comma": "ne ne-IN ne-NP",
  ])

  private static func names(_ reasons: [String: String]) -> [String] {
    reasons.values.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.sorted()
  }
}
