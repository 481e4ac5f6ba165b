// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension PassphraseOverlay {
  static let deLI: StaticString = ##"""
    {
      "version": 1,
      "locale": "de-LI",
      "messages": {
        "rule.strength.fair.requirement": "Eine Passphrase mit der Stärke «Mittel» oder besser verwenden",
        "rule.strength.good.requirement": "Eine Passphrase mit der Stärke «Gut» oder besser verwenden",
        "rule.strength.strong.requirement": "Eine Passphrase mit der Stärke «Stark» verwenden",
        "rule.strength.weak.requirement": "Eine Passphrase mit der Stärke «Schwach» oder besser verwenden",
        "rule.variation-of-current.default.requirement": "Nicht nur die Gross- und Kleinschreibung oder die Reihenfolge der Zeichen in der aktuellen Passphrase ändern"
      }
    }
    """##
}
