import Foundation
import TestSupport
import Testing

@Suite struct ExportCommandTests {
  private static func contents(of folder: TemporaryFolder, _ path: String) -> String {
    (try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)) ?? ""
  }

  @Test func `the Russian resources of a shipped policy have four forms`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["export", "strong", "--to", "android", "-o", "res"], in: folder.url)
    let count = try TestSupport.names(in: "Locales", endingWith: ".xliff").count
    #expect(run.exitCode == 0 && run.output == "" && run.errors == "Wrote \(count) files with 12 texts to res\n")
    let russian = Self.contents(of: folder, "res/values-ru/strings.xml")
    for quantity in ["one", "few", "many", "other"] { #expect(russian.contains("<item quantity=\"\(quantity)\">")) }
    #expect(Self.contents(of: folder, "res/values/strings.xml").contains(">Min. %1$d characters<"))
  }

  @Test func `named locales are written beside English, with the form and under another name`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      [
        "export", "strong", "relid-strict", "--to", "json", "--locale", "ru", "--locale", "gl_ES", "--form", "-o",
        "out",
        "--name", "password",
      ], in: folder.url)
    #expect(run.exitCode == 2 && run.errors.hasPrefix("error: There is no catalogue for gl-ES; expected one of ar, "))
    let second = try CommandRun(
      ["export", "strong", "--to", "json", "--locale", "ru", "--form", "-o", "out", "--name", "password"],
      in: folder.url)
    #expect(second.exitCode == 0, "\(second.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    #expect(names == ["password.en.json", "password.ru.json"])
    #expect(Self.contents(of: folder, "out/password.ru.json").contains("\"form.change.title\""))
  }

  @Test func `existing files stay, unless they are to be replaced`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "res/values-ru"), withIntermediateDirectories: true)
    _ = try folder.write("mine", to: "res/values-ru/strings.xml")
    let arguments = ["export", "strong", "--to", "android", "--locale", "ru", "-o", "res"]
    let refused = try CommandRun(arguments, in: folder.url)
    #expect(refused.exitCode == 2)
    #expect(
      refused.errors
        == """
        error: res/values-ru/strings.xml already exists; give another folder, or replace it with \
        --force

        """)
    #expect(Self.contents(of: folder, "res/values-ru/strings.xml") == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "res/values").path))
    #expect(try CommandRun(arguments + ["--name", "password"], in: folder.url).exitCode == 0)
    #expect(Self.contents(of: folder, "res/values-ru/strings_password.xml").contains("<plurals"))
    #expect(try CommandRun(arguments + ["--force"], in: folder.url).exitCode == 0)
    #expect(Self.contents(of: folder, "res/values-ru/strings.xml").contains("<plurals"))
  }

  @Test(arguments: [
    Case(
      "an unknown target", ["strong", "--to", "ios", "-o", "out"], "error: The value 'ios' is invalid for '--to <to>'"),
    Case("no folder", ["strong", "--to", "po"], "error: Missing expected argument '--output <output>'"),
    Case("an unknown policy", ["stron", "--to", "po", "-o", "out"], "did you mean strong?"),
    Case("a policy of the repository", ["Policies/strong.json", "--to", "po", "-o", "out"], "did you mean strong?"),
    Case("a broken policy", ["broken.json", "--to", "po", "-o", "out"], "broken.json is not a usable policy"),
    Case(
      "two policies of one name", ["strong", "other/strong.json", "--to", "po", "-o", "out"],
      "error: Two policies are called strong, which would be part of keys; rename one of the files"),
    Case("an invalid locale", ["strong", "--to", "po", "--locale", "x_", "-o", "out"], "is not a language tag"),
    Case(
      "a name with a folder", ["strong", "--to", "po", "--name", "a/b", "-o", "out"], "error: Found the name \"a/b\""),
    Case("an empty name", ["strong", "--to", "po", "--name", "", "-o", "out"], "error: Found the name \"\""),
    Case("a file as the folder", ["strong", "--to", "po", "-o", "broken.json"], "broken.json"),
  ])
  func `wrong usage is refused, and nothing is written`(example: Case<[String], String>) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{\"version\": 1, \"rules\": [{\"rule\": \"lenght\"}]}", to: "broken.json")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "other"), withIntermediateDirectories: true)
    _ = try folder.write("{\"version\": 1, \"rules\": [{\"rule\": \"length\", \"min\": 9}]}", to: "other/strong.json")
    let run = try CommandRun(["export"] + example.given, in: folder.url)
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors.contains(example.expected), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
  }

  @Test func `what a catalogue lacks is listed`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "own"), withIntermediateDirectories: true)
    _ = try folder.write(
      """
      {"version": 1, "locale": "de", "messages": {"policy.lead.checklist": "Das Passwort braucht:",
       "rule.length.min.checklist": {"plural": {"other": "Mindestens %lld Zeichen"}}}}
      """, to: "own/de.json")
    let run = try CommandRun(
      ["export", "strong", "--to", "android", "--locales", "own", "-o", "out"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      run.errors.contains(
        "warning: de: rule.length.min.checklist has no form one; another one is written instead\n"))
    #expect(run.errors.contains("warning: de: There is no text for rule.letters.min.checklist; the key is left out\n"))
    let text = Self.contents(of: folder, "out/values/strings.xml")
    #expect(text.contains("<item quantity=\"one\">Mindestens %1$d Zeichen</item>"))
  }

  @Test func `the losses of gettext are reported once`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["export", "strong", "--to", "po", "--locale", "ru", "-o", "locale"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(
      run.errors
        == """
        note: The plural form other of 9 texts is not written in ru; gettext has forms only for whole \
        numbers below a million
        Wrote 2 files with 12 texts to locale

        """)
  }
}
