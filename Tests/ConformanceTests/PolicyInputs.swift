import WatchwordBasics
import WatchwordPolicy

/// The policies of the vectors beside those in `Policies`.
enum PolicyInputs {
  /// Lists of rules of the native format.
  static let native: [(name: String, rules: String)] = [
    ("no-rules", ""),
    ("utf8", #"{"rule":"length","min":8,"max":72,"unit":"utf8"}"#),
    ("utf16", #"{"rule":"length","min":11,"max":11,"unit":"utf16"}"#),
    ("grapheme", #"{"rule":"length","min":2,"max":5,"unit":"grapheme"}"#),
    ("code-point", #"{"rule":"length","min":1,"max":1}"#),
    ("three-classes", #"{"rule":"classes","min":3}"#),
    ("two-of-two-ascii", #"{"rule":"classes","min":2,"of":["letters","digits"],"repertoire":"ascii"}"#),
    ("all-classes", #"{"rule":"classes","min":5,"of":["letters","uppercase","lowercase","digits","special"]}"#),
    (
      "ascii",
      ["letters", "uppercase", "lowercase", "digits", "special"]
        .map { #"{"rule":"\#($0)","min":2,"repertoire":"ascii"}"# }.joined(separator: ",")
    ),
    (
      "own-lists",
      ##"{"rule":"special","characters":"!@#$%^&*"},{"rule":"letters","min":2,"characters":"\u00e9\u05d0😀"}"##
    ),
    ("forbidden-set", #"{"rule":"forbidden-characters","characters":"<>\"'&"}"#),
    ("forbidden-space", #"{"rule":"forbidden-characters","characters":" "}"#),
    ("forbidden-set-and-space", #"{"rule":"forbidden-characters","characters":" \u00e9(\u05d0]😀"}"#),
    ("forbidden-invisible", #"{"rule":"forbidden-characters","characters":"\t\u00a0\u0301\u202e\u0000"}"#),
    ("allowed-set", #"{"rule":"allowed-characters","characters":"01ab\u0065\u0301"}"#),
    ("allowed-kinds", #"{"rule":"allowed-characters","classes":["lowercase","digits"]}"#),
    (
      "allowed-kinds-and-set",
      #"{"rule":"allowed-characters","classes":["letters","digits","special"],"characters":"\u05d0é "}"#
    ),
    (
      "patterns",
      #"{"rule":"required-pattern","pattern":"^(?=.*\\d)(?!.*\\s).{3,9}$"},"#
        + #"{"rule":"forbidden-pattern","pattern":"[\u00e0-\u00ff]|\\p{Lu}a"}"#
    ),
    (
      "described-patterns",
      #"{"rule":"required-pattern","pattern":"^\\p{L}","description":"Starts with a letter"},"#
        + #"{"rule":"forbidden-pattern","pattern":"(19|20)\\d\\d","description":"No years such as 2026"}"#
    ),
    (
      "sequences",
      #"{"rule":"sequence"},{"rule":"sequence","length":5},{"rule":"sequence","length":4,"keyboard":true}"#
    ),
    (
      "sequences-of-kinds",
      #"{"rule":"sequence","kind":"letters"},{"rule":"sequence","kind":"digits","direction":"ascending"},"#
        + #"{"rule":"sequence","kind":"keys","direction":"descending"}"#
    ),
    (
      "occurrences",
      #"{"rule":"occurrences","max":1},{"rule":"occurrences","max":3},{"rule":"class-run","max":1},"#
        + #"{"rule":"class-run","max":4},{"rule":"palindrome"},{"rule":"white-space"}"#
    ),
    (
      "numbers",
      #"{"rule":"number-range","min":1900,"max":2099},{"rule":"number-range","min":7,"max":7},{"rule":"dates"},"#
        + #"{"rule":"passphrase-words","min":3}"#
    ),
    (
      "similar",
      #"{"rule":"similarity"},{"rule":"similarity","percent":30},{"rule":"dictionary-words","words":["word","été"]},"#
        + #"{"rule":"dictionary-words","words":["Straße"],"match":"whole","reversed":true}"#
    ),
    (
      "changes",
      #"{"rule":"changed-characters","min":4},{"rule":"variation-of-current"},{"rule":"breached-password"},"#
        + #"{"rule":"strength","min":3},{"rule":"expiry","days":90},{"rule":"minimum-age","age":12,"unit":"hours"}"#
    ),
    ("user", #"{"rule":"user-id"},{"rule":"user-id","reversed":true}"#),
    (
      "words",
      #"{"rule":"personal-words"},{"rule":"personal-words","words":["acme","Straße","\u0130stanbul"],"reversed":true},"#
        + #"{"rule":"personal-words","words":["word","pass"],"minLength":5}"#
    ),
    (
      "lists",
      #"{"rule":"common-password"},{"rule":"edge-white-space"},{"rule":"different-from-current"},"#
        + #"{"rule":"history","count":24}"#
    ),
    (
      "repetition",
      #"{"rule":"repetition","max":1},{"rule":"repetition","max":4},{"rule":"distinct-characters","min":7}"#
    ),
  ]

  /// An example of each rule that ``native`` lacks, so that no rule is forgotten.
  static let others: [(name: String, rules: String)] = RuleKind.all.flatMap { kind in
    let examples = kind.examples.map(\.rule)
    return kind.ids.filter { id in !native.contains { $0.rules.contains("{\"rule\":\"\(id)\"") } }
      .compactMap { id in examples.first { $0.id == id }.map { (id.string, $0.json) } }
  }

  /// Whole policies: REL-ID's, wrapped ones, and ones that cannot be used.
  static let whole: [(name: String, json: String)] = [
    ("relid-empty", "{}"),
    ("relid-space", #"{"minL":4,"charsNotAllowed":" ","UserIDcheck":"false","SeqCheck":true}"#),
    ("relid-text", #"{"minL":10,"maxL":10,"msg":"Ten, and <not> one more: \u0627\u0644"}"#),
    (
      "relid-placeholder",
      #"{"minDg":2,"SeqCheck":"TRUE","BlackListedCommonPassword":true,"msg":"Invalid password policy"}"#
    ),
    ("challenge", #"[{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":8,\"minDg\":1,\"Repetition\":3}"}]"#),
    (
      "challenge-old",
      #"[{"infoKey":"PASSWORD_POLICY_BKP","infoMessage":"{\"minUc\":1,\"charsNotAllowed\":\"\\\"\"}"}]"#
    ),
    ("quoted", #""{\"maxL\":5,\"minSc\":1}""#),
    ("bom", "\u{FEFF}{\"minL\":3}"),
    ("broken", #"{"minL":8,"#),
    ("empty", ""),
    ("number", "8"),
    ("trailing", "{\"minL\":8}\n  x"),
    ("unknown-rule", "{\"version\":1,\"rules\":[\n  {\"rule\":\"lenght\",\"min\":8}]}"),
    ("unknown-key", #"{"minL":8,"MinL":9,"ﬁnger":1}"#),
    ("twice", "{\"version\":1,\"rules\":[{\"rule\":\"user-id\"},\n{\"rule\":\"user-id\"}]}"),
    ("contradiction", #"{"minL":20,"maxL":8}"#),
    ("empty-flag", #"{"minL":8,"SeqCheck":"","SDKValidation":""}"#),
    ("whole-numbers", #"{"minL":8.0,"maxL":2e1,"minDg":10e-1,"minUc":0.5,"minLc":1e400}"#),
    (
      "overlapping-classes",
      #"{"version":1.0,"rules":[{"rule":"length","max":3},{"rule":"digits","min":3},"#
        + #"{"rule":"uppercase","min":3,"characters":"0123456789"}]}"#
    ),
    (
      "contradictory-classes",
      #"{"version":1,"rules":[{"rule":"length","max":1},{"rule":"digits","characters":"12"},"#
        + #"{"rule":"uppercase","characters":"23"},{"rule":"special","characters":"31"}]}"#
    ),
    (
      "contradictory-ascii",
      #"{"version":1,"rules":[{"rule":"digits"},{"rule":"forbidden-characters","characters":"0123456789"}]}"#
    ),
    ("empty-lists", #"{"version":1,"rules":[{"rule":"allowed-characters","characters":"","classes":[]}]}"#),
    ("quoted-number", #"{"minDg":"2"}"#),
    ("negative", #"{"minL":-1,"maxL":99999999999999999999,"minDg":1.5,"minUc":true}"#),
    ("no-version", #"{"rules":[{"rule":"length"}]}"#),
    ("deep", String(repeating: "[", count: 70) + String(repeating: "]", count: 70)),
    ("classes-too-many", #"{"version":1,"rules":[{"rule":"classes","min":3,"of":["digits","digits"]}]}"#),
    ("bad-escape", #"{"version":1,"description":"\ud800","rules":[]}"#),
  ]
}
