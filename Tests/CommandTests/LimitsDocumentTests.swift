import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordBreaches
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordStrength

@testable import WatchwordCommand
@testable import WatchwordLinting
@testable import WatchwordPolicy
@testable import WatchwordRuns

/// `Documentation/Limits.md` says what the code does.
@Suite struct LimitsDocumentTests {
  private static let constants = [
    "XMLLimits.units": XMLLimits.units, "XMLLimits.depth": XMLLimits.depth,
    "XMLLimits.attributes": XMLLimits.attributes, "XMLLimits.namespaces": XMLLimits.namespaces,
    "XMLLimits.names": XMLLimits.names,
    "XMLLimits.nameLength": XMLLimits.nameLength, "XMLLimits.attributeLength": XMLLimits.attributeLength,
    "XMLLimits.tagLength": XMLLimits.tagLength, "XMLLimits.textLength": XMLLimits.textLength,
    "XMLLimits.tokenLength": XMLLimits.tokenLength,
    "CompiledCatalog.maximumLength": CompiledCatalog.maximumLength,
    "LintConfigurationFile.maximumLength": LintConfigurationFile.maximumLength,
    "LintConfigurationFile.maximumExtensions": LintConfigurationFile.maximumExtensions,
    "Baseline.maximumLength": Baseline.maximumLength, "Pattern.maximumPosition": Pattern.maximumPosition,
    "Pattern.maximumWidth": Pattern.maximumWidth,
    "PlaceholderMatching.maximumComparisons": PlaceholderMatching.maximumComparisons,
    "CatalogLoss.maximumPlaceholders": CatalogLoss.maximumPlaceholders,
    "PlaceholderRepair.maximumDefects": PlaceholderRepair.maximumDefects,
    "PlaceholderRepair.maximumUnits": PlaceholderRepair.maximumUnits,
    "CatalogSession.maximumAttempts": CatalogSession.maximumAttempts,
    "NumberComparison.maximumCount": NumberComparison.maximumCount,
    "NumberComparison.maximumParts": NumberComparison.maximumParts,
    "ICUMessage.maximumParts": ICUMessage.maximumParts, "FormatDirectives.maximumDepth": FormatDirectives.maximumDepth,
    "GlossaryWords.maximumTerms": GlossaryWords.maximumTerms, "Findings.maximumPerText": Findings.maximumPerText,
    "PolicyFormat.maximumLength": PolicyFormat.maximumLength, "JSONReader.maximumDepth": JSONReader.maximumDepth,
    "FindingList.maximum": FindingList.maximum, "NativeFormat.maximumRules": NativeFormat.maximumRules,
    "AssessmentContext.maximumLength": AssessmentContext.maximumLength,
    "AssessmentContext.maximumTotalLength": AssessmentContext.maximumTotalLength,
    "PasswordExpression.maximumSteps": PasswordExpression.maximumSteps,
    "PasswordExpression.maximumDepth": PasswordExpression.maximumDepth,
    "PasswordExpression.maximumRepetitions": PasswordExpression.maximumRepetitions,
    "PasswordExpression.maximumLookaheads": PasswordExpression.maximumLookaheads,
    "PolicyCounter.defaultStateLimit": PolicyCounter.defaultStateLimit,
    "PolicyCounter.maximumLength": PolicyCounter.maximumLength,
    "StrengthEstimator.searchedLength": StrengthEstimator.searchedLength,
    "StrengthEstimator.maximumLength": StrengthEstimator.maximumLength,
    "SearchedText.maximumLength": SearchedText.maximumLength,
    "SearchedText.maximumLengthForAllParts": SearchedText.maximumLengthForAllParts,
    "PasswordChange.maximumCharacters": PasswordChange.maximumCharacters,
    "Similarity.maximumCharacters": Similarity.maximumCharacters,
    "BreachRange.maximumLength": BreachRange.maximumLength,
    "LanguageTag.maximumLength": LanguageTag.maximumLength, "PolicyBases.maximumDepth": PolicyBases.maximumDepth,
    "LineDefect.maximumLength": LineDefect.maximumLength, "FormSession.maximumLength": FormSession.maximumLength,
    "InputKind.catalog": InputKind.catalog.limit, "LineEditor.maximumLength": LineEditor.maximumLength,
    "PasswordMeter.maximumLineLength": PasswordMeter.maximumLineLength,
    "GuessSample.maximumPolicies": GuessSample.maximumPolicies,
    "MeasurementReader.maximumLength": MeasurementReader.maximumLength,
    "InputKind.passwordList": InputKind.passwordList.limit,
  ]

  /// The constants of the command, which tests cannot import, as its sources write them.
  private static let written = [
    "ArgumentLength.maximum": ("Passwords/UserWords.swift", "static let maximum = 8 << 10", 8 << 10)
  ]

  @Test func `each cap has the number of its constant, and each constant is there`() throws {
    let text = try String(contentsOf: packageFolder.appending(path: "Documentation/Limits.md"), encoding: .utf8)
    let rows = text.matches(of: /\| (\d+)(?: \(\d+ [KMG]iB\))? \| `([A-Za-z.]+)` \|/)
    var numbers = Self.constants
    for (name, (file, line, number)) in Self.written {
      let source = try String(
        contentsOf: packageFolder.appending(path: "Sources/Hosts/Command/Input/\(file)"), encoding: .utf8)
      #expect(source.contains(line), "\(name) has changed")
      numbers[name] = number
    }
    for row in rows { #expect(numbers[String(row.output.2)] == Int(row.output.1), "\(row.output.2)") }
    #expect(Set(rows.map { String($0.output.2) }) == Set(numbers.keys))
    for row in text.matches(of: /\| (\d+) \((\d+) ([KMG])iB\) \|/) {
      let shift = ["K": 10, "M": 20, "G": 30][String(row.output.3)] ?? 0
      #expect((Int(row.output.2) ?? 0) << shift == Int(row.output.1))
    }
  }
}
