import SwiftUI

/// Shows the requirements of the policy `strong` in an app that does not link Watchword, with the catalogue of
/// `watchword export strong --to xcstrings -o App --name Password`.
struct RuleList: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("policy.lead.checklist", tableName: "Password")
      Text(text("rule.length.min.checklist", 8))
      Text(text("rule.letters.min.checklist", 1))
      Text(text("rule.digits.min.checklist", 1))
    }
  }

  /// Returns a text with a number, which selects the plural form.
  private func text(_ key: String, _ number: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString(key, tableName: "Password", comment: ""), number)
  }
}
