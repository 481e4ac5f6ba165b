// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension ShippedCatalogs {
  static let deLI: StaticString = ##"""
    {
      "version": 1,
      "locale": "de-LI",
      "messages": {
        "characters.visible.name": "«%@»",
        "class.uppercase.ascii.name": "Grossbuchstaben (A–Z)",
        "class.uppercase.name": "Grossbuchstaben",
        "form.back.close": "Schliessen",
        "rule.length.bytes.checklist": "%@; Umlaute, Buchstaben mit Akzent und Emojis zählen mehrfach",
        "rule.length.bytes.requirement": "%@; Umlaute, Buchstaben mit Akzent und Emojis zählen als mehrere Zeichen",
        "rule.strength.fair.requirement": "Ein Passwort mit der Stärke «Mittel» oder besser verwenden",
        "rule.strength.good.requirement": "Ein Passwort mit der Stärke «Gut» oder besser verwenden",
        "rule.strength.strong.requirement": "Ein Passwort mit der Stärke «Stark» verwenden",
        "rule.strength.weak.requirement": "Ein Passwort mit der Stärke «Schwach» oder besser verwenden",
        "rule.uppercase.ascii.checklist": {"plural":{"one":"Mind. %lld Grossbuchstabe (A–Z)","other":"Mind. %lld Grossbuchstaben (A–Z)"}},
        "rule.uppercase.ascii.missing": {"plural":{"one":"Noch %lld Grossbuchstabe (A–Z) nötig","other":"Noch %lld Grossbuchstaben (A–Z) nötig"}},
        "rule.uppercase.ascii.requirement": {"plural":{"one":"Mindestens %lld Grossbuchstaben (A–Z) verwenden","other":"Mindestens %lld Grossbuchstaben (A–Z) verwenden"}},
        "rule.uppercase.min.checklist": {"plural":{"one":"Mind. %lld Grossbuchstabe","other":"Mind. %lld Grossbuchstaben"}},
        "rule.uppercase.min.missing": {"plural":{"one":"Noch %lld Grossbuchstabe nötig","other":"Noch %lld Grossbuchstaben nötig"}},
        "rule.uppercase.min.requirement": {"plural":{"one":"Mindestens %lld Grossbuchstaben verwenden","other":"Mindestens %lld Grossbuchstaben verwenden"}},
        "rule.variation-of-current.default.requirement": "Nicht nur die Gross- und Kleinschreibung oder die Reihenfolge der Zeichen im aktuellen Passwort ändern"
      }
    }
    """##
}
