import Foundation
import TestSupport
import Testing

/// Folders of catalogues that do not hold everything: a region's catalogue alone, or one that lacks punctuation.
@Suite struct CatalogFolderTests {
  private static func run(
    _ catalogs: [String: String], locale: String, style: String, policy: String = #"{"minL": 8, "minUc": 2}"#
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    for (name, messages) in catalogs {
      _ = try folder.write(
        "{\"version\": 1, \"locale\": \"\(name)\", \"messages\": {\(messages)}}", to: "\(name).json")
    }
    let file = try folder.write(policy, to: "policy.txt")
    return try CommandRun([
      "text", file, "--locale", locale, "--style", style, "--locales", folder.url.path,
    ])
  }

  private static let swiss = #""rule.uppercase.min.checklist": "%lld Grossbuchstaben oder mehr""#

  @Test func `what a region's catalogue leaves out comes from the shipped parent`() throws {
    let run = try Self.run(["de-CH": Self.swiss], locale: "de-CH", style: "checklist")
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("Mind. 8 Zeichen\n") && run.output.contains("2 Grossbuchstaben oder mehr\n"))
  }

  @Test func `a parent in the folder replaces the shipped one`() throws {
    let german = #""rule.length.min.checklist": "Ab %lld Zeichen""#
    let run = try Self.run(["de-CH": Self.swiss, "de": german], locale: "de-CH", style: "checklist")
    #expect(run.errors == "" && run.output.contains("Ab 8 Zeichen\n"), "\(run.errors)\(run.output)")
    let lacking = try Self.run(["de-CH": Self.swiss, "de": #""other": "x""#], locale: "de-CH", style: "checklist")
    #expect(lacking.errors.contains("The text rule.length.min.checklist is missing"), "\(lacking.errors)")
  }

  @Test func `a language without a region has no shipped parent`() throws {
    let run = try Self.run(["de": Self.swiss], locale: "de", style: "checklist")
    #expect(run.errors.contains("The text rule.length.min.checklist is missing; its id is shown instead"))
  }

  @Test func `a summary without its punctuation is sentences without ids`() throws {
    let texts =
      #""rule.length.min.requirement": "Minst %lld tegn", "rule.uppercase.min.requirement": "Minst %lld store""#
    let run = try Self.run(["nb": texts], locale: "nb", style: "summary")
    #expect(run.exitCode == 0 && run.output.contains("Minst 8 tegn. Minst 2 store.\n"), "\(run.output)")
    #expect(!run.output.contains("policy.sentence"))
    #expect(
      run.errors
        == ["sentence", "sentences"].map {
          "warning: nb: The text policy.\($0).summary is missing; plain punctuation is shown instead\n"
        }.joined(), "\(run.errors)")
  }

  @Test func `a list without its separator is joined as the language joins lists`() throws {
    let texts =
      #""rule.forbidden-characters.set.checklist": "Ingen av %@", "characters.visible.name": "«%@»", "characters.space.name": "mellomrom""#
    let policy = #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "< >"}]}"#
    let run = try Self.run(["nb": texts], locale: "nb", style: "checklist", policy: policy)
    #expect(run.output.contains("Ingen av «< >» og mellomrom\n"), "\(run.output)")
    #expect(
      run.errors == "warning: nb: The text characters.list.name is missing; plain punctuation is shown instead\n",
      "\(run.errors)")
  }
}
