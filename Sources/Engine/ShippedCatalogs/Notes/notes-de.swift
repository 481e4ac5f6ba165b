// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let de: StaticString = ##"""
    {
      "version": 1,
      "locale": "de",
      "messages": {
        "notes.advice.heading": "Das ist zu tun",
        "notes.advice.manager": "Ein Passwort-Manager erzeugt neue Passwörter und merkt sie sich.",
        "notes.advice.nothing": "Es ist nichts zu tun.",
        "notes.advice.unique": "Ein Passwort wählen, das sonst nirgends verwendet wird.",
        "notes.advice.words": "Mehrere Wörter, die nichts miteinander zu tun haben, sind leicht zu merken und schwer zu erraten.",
        "notes.changed.heading": "Das ändert sich",
        "notes.changed.item": "%1$@ (bisher: %2$@)",
        "notes.characters.allowed": "Nur bestimmte Zeichen sind erlaubt",
        "notes.characters.forbidden": "Einige Zeichen sind nicht erlaubt",
        "notes.characters.some": {"plural":{"one":"Mind. %lld Zeichen aus einer bestimmten Liste","other":"Mind. %lld Zeichen aus einer bestimmten Liste"}},
        "notes.current.asked": "Wenn das aktuelle Passwort die neuen Regeln nicht erfüllt, muss beim Anmelden ein neues festgelegt werden.",
        "notes.current.heading": "Das aktuelle Passwort",
        "notes.current.keeps": "Das aktuelle Passwort funktioniert weiter. Die neuen Regeln gelten erst, wenn es das nächste Mal geändert wird.",
        "notes.current.replaced": "Beim nächsten Anmelden muss ein neues Passwort festgelegt werden.",
        "notes.easier.heading": "Das wird einfacher",
        "notes.easier.lead": "Diese Regeln gelten nicht mehr:",
        "notes.from": "Gültig ab: %@",
        "notes.length.longer": {"text":"Neue Passwörter brauchen mindestens %1$#@length@ (bisher: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg Zeichen","other":"%arg Zeichen"}}}},
        "notes.length.most": {"text":"Neue Passwörter dürfen bis zu %1$#@length@ haben (bisher: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg Zeichen","other":"%arg Zeichen"}}}},
        "notes.length.shorter": {"text":"Neue Passwörter brauchen nur noch %1$#@length@ (bisher: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg Zeichen","other":"%arg Zeichen"}}}},
        "notes.new.heading": "Das ist neu",
        "notes.new.lead": "Neue Passwörter müssen auch diese Regeln erfüllen:",
        "notes.observed.few": "Fast alle verwendeten Passwörter erfüllen die neuen Regeln schon.",
        "notes.observed.most": "Fast keines der verwendeten Passwörter erfüllt die neuen Regeln.",
        "notes.observed.some": "Verwendete Passwörter, die die neuen Regeln nicht erfüllen: etwa %1$lld von %2$lld.",
        "notes.title": "Neue Regeln für Passwörter",
        "notes.unchanged": "Die Regeln für Passwörter ändern sich nicht."
      }
    }
    """##
}
