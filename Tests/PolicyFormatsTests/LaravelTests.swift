import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Laravel's rule `Password`.
@Suite struct LaravelTests {
  private static let breached = PasswordRule.breachedPassword(BreachedPasswordRule())

  static let cases: [Case<String, ExpectedReading>] = [
    Case(
      "the sample of the documentation",
      """
      'password' => ['required', 'confirmed', Password::min(8)
          ->letters()
          ->mixedCase() // both cases
          ->numbers()
          ->symbols()
          ->uncompromised(3)],
      """,
      ExpectedReading(
        format: .laravel,
        rules: [
          BackEndReadingTests.length(8), BackEndReadingTests.unicode(.letters), BackEndReadingTests.unicode(.uppercase),
          BackEndReadingTests.unicode(.lowercase), BackEndReadingTests.unicode(.digits),
          BackEndReadingTests.unicode(.special), breached,
        ],
        extras: [PolicyExtra("uncompromised threshold", .number(3))], nearnesses: 5)),
    Case(
      "defaults with a namespace and a maximum",
      #"Rules\Password::defaults(fn () => $this->app->isProduction() ? \Rules\Password::min(size: 12)->max(64) : null);"#,
      ExpectedReading(
        format: .laravel, rules: [BackEndReadingTests.length(12, 64)], findings: ["several-policies"])),
    Case(
      "less than its least", "return Password::min(0)->uncompromised();",
      ExpectedReading(format: .laravel, rules: [BackEndReadingTests.length(1), breached])),
  ]

  @Test(arguments: cases) func `methods become rules`(_ given: Case<String, ExpectedReading>) {
    FormatChecks.expectReading(given)
  }

  @Test(arguments: cases)
  func `the same format gives everything back`(_ given: Case<String, ExpectedReading>) throws {
    try FormatChecks.expectReturn(given)
  }

  @Test(
    arguments: [
      Case("a number that is code", "Password::min(1️⃣$length)->letters()", ["value-out-of-range"]),
      Case("an unknown method", "Password::min(8)->1️⃣digits()", ["unknown-key"]),
      Case("custom rules", "Password::min(8)->1️⃣rules(['regex:/x/'])", ["unsupported-setting"]),
      Case(
        "the conditional of the documentation",
        """
        Password::defaults(function () {
            $rule = Password::min(8);

            return $this->app->isProduction()
                ? $rule->1️⃣mixedCase()->2️⃣uncompromised()
                : $rule;
        });
        """, ["unsupported-setting", "unsupported-setting"]),
      Case(
        "another rule", "if ($strict) { return Password::min(12)->max(64); }\nreturn 1️⃣Password::min(8);",
        ["several-policies"]),
      Case("a rule under a condition", "return $strict ? 1️⃣Password::min(12) : null;", ["several-policies"]),
      Case(
        "a rule for either case",
        "Password::defaults(fn () => app()->isProduction() ? 1️⃣Password::min(12) : 2️⃣Password::min(4));",
        ["several-policies", "several-policies"]),
      Case("a sum", "Password::min(1️⃣8 + 4)", ["value-out-of-range"]),
      Case("a choice", "Password::min(1️⃣$strict ? 12 : 8)", ["value-out-of-range"]),
      Case("a value of the configuration", "Password::min(1️⃣config('auth.min', 8))", ["value-out-of-range"]),
      Case(
        "rules beside it",
        """
        ['name' => ['required', 'max:255'],
         'password' => ['required', 1️⃣'max:72', Password::min(8), 2️⃣'regex:/[A-Z]/', 'confirmed']]
        """, ["unsupported-setting", "unsupported-setting"]),
      Case("another method of a variable", "$rule = Password::min(8); $user->symbols();", []),
      Case("a maximum below the minimum", "Password::min(1️⃣20)->max(8)", ["contradiction"]),
    ] as [Case<String, [ExactText]>])
  func `a defect is reported at its place`(_ given: Case<String, [ExactText]>) {
    FormatChecks.expectDefects(given)
  }

  @Test(
    arguments: [
      Case(
        "one case", Given(format: .laravel, rules: #"{"rule": "length", "min": 8}, {"rule": "uppercase"}"#),
        [
          "A Laravel password rule cannot express rule 2 (uppercase) because it looks for both cases in one line, and "
            + "does not count ǅ; instead it requires at least 1 of them",
          "A Laravel password rule cannot express the normalisation of passwords to NFC, so it is left out",
          "A Laravel password rule always requires a lowercase letter where it requires the other case, which the "
            + "policy does not require",
        ]),
      Case(
        "bytes, two digits and a name",
        Given(
          format: .laravel,
          rules: #"{"rule": "length", "min": 8, "unit": "utf8"}, {"rule": "digits", "min": 2}, {"rule": "user-id"}"#),
        [
          "A Laravel password rule cannot express rule 1 (length) because it counts an emoji as 1 character; instead "
            + "it requires at least 8 characters",
          "A Laravel password rule cannot express rule 2 (digits) because it counts every number sign of all scripts, "
            + "such as ½ or Ⅷ and it can require at most 1; instead it requires at least 1 of them",
          "A Laravel password rule cannot express rule 3 (user-id), so it is left out",
          "A Laravel password rule cannot express the normalisation of passwords to NFC, so it is left out",
        ]),
    ] as [Case<Given, [String]>])
  func `a loss says what is required instead`(_ given: Case<Given, [String]>) throws {
    try FormatChecks.expectLosses(given)
  }

  // MARK: - Against Laravel

  /// Debian's package of Laravel's validation, version 8, which has no `max`.
  private static let library = "/usr/share/php/Illuminate/Validation/autoload.php"

  private static let script = #"""
    require '\#(library)';
    use Illuminate\Container\Container;
    use Illuminate\Support\Facades\Facade;
    use Illuminate\Translation\{ArrayLoader, Translator};
    use Illuminate\Validation\Factory;
    use Illuminate\Validation\Rules\Password;
    $app = new Container;
    Container::setInstance($app);
    Facade::setFacadeApplication($app);
    $app->instance('validator', new Factory(new Translator(new ArrayLoader, 'en'), $app));
    $answers = [];
    foreach (json_decode(stream_get_contents(STDIN), true) as $question) {
      $rule = eval('use Illuminate\Validation\Rules\Password; return '.$question['rule'].';');
      $accepted = [];
      foreach ($question['passwords'] as $password) {
        $accepted[] = $app['validator']->make(['p' => $password], ['p' => [$rule]])->passes();
      }
      $answers[] = $accepted;
    }
    echo json_encode($answers);
    """#

  private struct Question: Encodable {
    let rule: String
    let passwords: [String]
  }

  @Test func `Laravel judges passwords as the rules that are read, except for reported differences`() throws {
    guard FileManager.default.fileExists(atPath: Self.library) else {
      notAsked("Laravel's validation", package: "php-illuminate-validation")
      return
    }
    guard let php = Tool("php") else { return }
    var random = RandomPolicies(seed: 33)
    let texts = (0..<16).map { mask in
      "Password::min(\(random.number(1...9)))"
        + ["letters", "mixedCase", "numbers", "symbols"].enumerated().filter { mask & 1 << $0.offset != 0 }
        .map { "->\($0.element)()" }.joined()
    }
    // Laravel looks at no value of white space only.
    let questions = texts.map { text in
      Question(
        rule: text,
        passwords: (0..<400).map { _ in random.password() }.filter { password in
          !password.allSatisfy { $0.isWhitespace }
        })
    }
    let output = try php.output(["-r", Self.script], input: JSONEncoder().encode(questions))
    let answers = try JSONDecoder().decode([[Bool]].self, from: output)
    var (same, other) = (0, 0)
    for (question, answer) in zip(questions, answers) {
      let policy = try #require(FormatChecks.read(question.rule).value?.policy)
      for (password, isAccepted) in zip(question.passwords, answer) {
        let isSame = (policy.assess(password).verdict != .unmet) == isAccepted
        let isPlain = password.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) }
        #expect(isSame || !isPlain, "\(password.debugDescription) by \(question.rule)")
        if isSame { same += 1 } else { other += 1 }
      }
    }
    print("Laravel: \(same + other) passwords, \(same) judged alike, \(other) otherwise (all beyond ASCII)")
    #expect(answers.contains { $0.contains(true) } && answers.contains { $0.contains(false) })
  }
}
