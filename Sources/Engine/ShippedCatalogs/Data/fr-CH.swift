// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension ShippedCatalogs {
  static let frCH: StaticString = ##"""
    {
      "version": 1,
      "locale": "fr-CH",
      "messages": {
        "rule.dates.default.checklist": "Pas de dates comme 12.12.1999",
        "rule.dates.default.requirement": "N’utilisez pas de dates comme 12.12.1999"
      }
    }
    """##
}
