// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension PinOverlay {
  static let deLI: StaticString = ##"""
    {
      "version": 1,
      "locale": "de-LI",
      "messages": {
        "rule.strength.fair.requirement": "Eine PIN mit der Stärke «Mittel» oder besser verwenden",
        "rule.strength.good.requirement": "Eine PIN mit der Stärke «Gut» oder besser verwenden",
        "rule.strength.strong.requirement": "Eine PIN mit der Stärke «Stark» verwenden",
        "rule.strength.weak.requirement": "Eine PIN mit der Stärke «Schwach» oder besser verwenden"
      }
    }
    """##
}
