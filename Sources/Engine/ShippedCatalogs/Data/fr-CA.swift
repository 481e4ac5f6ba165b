// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension ShippedCatalogs {
  static let frCA: StaticString = ##"""
    {
      "version": 1,
      "locale": "fr-CA",
      "messages": {
        "rule.dates.default.checklist": "Pas de dates comme 1999-12-12",
        "rule.dates.default.requirement": "N’utilisez pas de dates comme 1999-12-12"
      }
    }
    """##
}
