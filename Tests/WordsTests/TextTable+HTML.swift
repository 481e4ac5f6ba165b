import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

extension TextTable {
  /// The table as one page that people can read through: each language with the English texts beside it.
  static func page() throws -> String {
    let policies = try shippedPolicies()
    let english = Texts(.english)
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Texts of the rules and the form</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border: 1px solid #ccc; padding: 0.3em 0.5em; text-align: start; vertical-align: top; }
      thead th { background: #f2f2f2; position: sticky; top: 0; }
      .number { text-align: end; }
      .source { color: #666; }
      </style>
      </head>
      <body>
      <h1>Texts of the rules and the form</h1>
      <p>\(ShippedCatalogs.locales.map { "<a href=\"#\($0)\">\($0)</a>" }.joined(separator: " · "))</p>

      """
    for locale in ShippedCatalogs.locales {
      let texts = Texts(locale)
      html += "<h2 id=\"\(locale)\">\(locale)</h2>\n<table>\n<thead><tr><th>Text</th><th>Number</th><th>Style</th>"
      html += "<th>\(locale)</th><th>en</th></tr></thead>\n<tbody>\n"
      html += tableRow("policy.lead", texts, english) { $0.renderer.text(for: PasswordPolicy.checklistLead) }
      for (row, style, text) in texts.all {
        let source = english.text(of: row, in: style) ?? ""
        html += tableRow(row.name, row.number.map { String($0) } ?? "", style.rawValue, texts, text, source)
      }
      for (name, policy) in policies { html += tableRow(name, texts, english) { policy.summary(by: $0.renderer) } }
      html += tableRow("no rules", texts, english) { PasswordPolicy(rules: []).summary(by: $0.renderer) }
      html += formPage(texts, english)
      html += "</tbody>\n</table>\n"
    }
    return html + "</body>\n</html>\n"
  }

  private static func tableRow(
    _ name: String, _ texts: Texts, _ english: Texts, _ text: (Texts) -> String
  ) -> String {
    tableRow(name, "", name == "policy.lead" ? "checklist" : "summary", texts, text(texts), text(english))
  }

  static func tableRow(
    _ name: String, _ number: String, _ style: String, _ texts: Texts, _ text: String, _ source: String
  ) -> String {
    let locale = texts.renderer.requestedLocale
    return "<tr><td>\(name)</td><td class=\"number\">\(number)</td><td>\(style)</td>"
      + "<td lang=\"\(locale)\" dir=\"\(texts.renderer.direction.rawValue)\">\(escaped(text))</td>"
      + "<td class=\"source\">\(escaped(source))</td></tr>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
