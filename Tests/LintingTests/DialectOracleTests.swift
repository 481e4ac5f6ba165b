import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// The programs that read the texts judge what `DialectTests` says about them: a value that the source shows and the
/// translation does not is a finding, and nothing else is.
@Suite struct DialectOracleTests {
  /// A source and its translation.
  struct Pair: Encodable {
    let source: String
    let target: String
  }

  // MARK: Laravel

  private static let laravel = "/usr/share/php/Illuminate/Translation/autoload.php"

  /// Passes the values that the source names, and the number 25 to the choice of a form. Prints for each pair whether the
  /// translation loses a value, and whether one is left that no value replaced.
  private static let laravelScript = #"""
    require '/usr/share/php/Illuminate/Translation/autoload.php';
    require '/usr/share/php/Illuminate/Support/autoload.php';
    use Illuminate\Translation\{ArrayLoader, Translator};
    $answers = [];
    foreach (json_decode(file_get_contents('php://stdin'), true) as $pair) {
      preg_match_all('/(?<![:\pL\pN])\K:([a-z][a-z0-9_]+)(?!:)/i', $pair['source'], $found);
      $names = array_values(array_unique(array_map('strtolower', $found[1])));
      $values = [];
      foreach ($names as $name) { $values[$name] = "<$name>"; }
      $loader = new ArrayLoader();
      $loader->addMessages('en', '*', ['s' => $pair['source'], 't' => $pair['target']]);
      $translator = new Translator($loader, 'en');
      $shown = [];
      foreach (['s', 't'] as $key) {
        $hasForms = str_contains($pair['source'], '|');
        $text = $hasForms ? $translator->choice($key, 25, $values) : $translator->get($key, $values);
        $shown[$key] = strtolower(str_replace('25', '<count>', $text));
      }
      $lost = false;
      foreach ($names as $name) {
        $lost = $lost || str_contains($shown['s'], "<$name>") && !str_contains($shown['t'], "<$name>");
      }
      $answers[] = $lost ? 'missing' : (preg_match('/(?<![:\pL\pN]):[a-z][a-z0-9_]+(?!:)/u', $shown['t']) ? 'extra' : '');
    }
    echo json_encode($answers);
    """#

  @Test func `Laravel loses the values that are said to be lost`() throws {
    guard FileManager.default.fileExists(atPath: Self.laravel) else {
      return notAsked("Laravel's translations", package: "php-illuminate-translation")
    }
    guard let php = Tool("php") else { return }
    let texts = DialectTests.laravelTexts
    let pairs = texts.map { Pair(source: $0.given.0, target: $0.given.1) }
    let output = try php.output(["-r", Self.laravelScript], input: JSONEncoder().encode(pairs))
    let answers = try JSONDecoder().decode([String].self, from: output)
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) { #expect(text.expected ?? "" == answer, "\(text)") }
  }

  // MARK: Java

  /// Texts of `MessageFormat`, and what is wrong with the translation.
  static let messageFormat: [Case<(String, String), String?>] = [
    Case("a value", ("Hi {0}", "Hallo {0}"), nil), Case("a lost value", ("Hi {0}", "Hallo"), "missing"),
    Case("another order", ("{0} of {1}", "{1}: {0}"), nil), Case("one of two", ("{0} of {1}", "{1}"), "missing"),
    Case("an apostrophe", ("Hi {0}", "Geht's {0}"), "malformed"), Case("two", ("Hi {0}", "Geht''s {0}"), nil),
    Case("an apostrophe after it", ("Hi {0}", "{0} geht's"), nil),
    Case("a quotation", ("Hi {0}", "'{'{0}'}'"), nil), Case("a quoted value", ("Hi {0}", "'{0}'"), "malformed"),
    Case("a number", ("{0,number}", "{0}"), nil), Case("a date", ("{0,date}", "{0,date,short}"), nil),
    Case("an unknown type", ("Hi {0}", "{0,text}"), "malformed"),
    Case("no bracket", ("Hi {0}", "Hallo {0"), "malformed"),
    Case("no number", ("Hi {0}", "Hallo {}"), "malformed"), Case("a name", ("Hi {0}", "Hallo {name}"), "malformed"),
    Case("a choice", ("Hi {0}", "{0,choice,0#keiner|1#einer|1<{0}}"), nil),
    Case("an added value", ("Hi {0}", "{0} von {1}"), "extra"),
  ]

  private static let javaScript = """
    import java.io.*;
    import java.nio.charset.StandardCharsets;
    import java.text.MessageFormat;
    class Judge {
      static String shown(String text) {
        Object[] values = new Object[2];
        for (int i = 0; i < values.length; i++) values[i] = text.contains(",date") ? (Object) new java.util.Date(0) : 41 + i;
        return new MessageFormat(text, java.util.Locale.ROOT).format(values);
      }
      public static void main(String[] arguments) throws IOException {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = input.readLine()) != null; ) {
          String[] texts = line.split("\\t");
          try {
            String source = shown(texts[0]), target = shown(texts[1]);
            boolean isLost = false, isAdded = false;
            for (String value : new String[] {"41", "42"}) {
              isLost |= source.contains(value) && !target.contains(value);
              isAdded |= !source.contains(value) && target.contains(value);
            }
            System.out.println(isLost ? "lost" : isAdded ? "extra" : "");
          } catch (IllegalArgumentException error) { System.out.println("refused"); }
        }
      }
    }
    """

  @Test func `Java loses or refuses what is said to be lost or broken`() throws {
    guard let java = Tool("java") else { return }
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "Judge.java")
    try Self.javaScript.write(to: program, atomically: true, encoding: .utf8)
    let lines = Self.messageFormat.map { "\($0.given.0)\t\($0.given.1)\n" }.joined()
    let output = try java.output([program.path], input: Data(lines.utf8))
    let answers = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (text, answer) in zip(Self.messageFormat, answers) {
      let found = try DialectTests.findings(
        "a=\(text.given.0)\n", "a=\(text.given.1)\n", at: "i18n/messages_fr.properties",
        sourcePath: "i18n/messages.properties")
      #expect(found == (text.expected.map { ["a: \($0)-placeholder"] } ?? []), "\(text)")
      let expected = answer.isEmpty ? [nil] : answer == "extra" ? ["extra"] : ["missing", "malformed"]
      #expect(expected.contains(text.expected), "\(text): Java says \(answer)")
    }
  }
}
