// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let nl: StaticString = ##"""
    {
      "version": 1,
      "locale": "nl",
      "messages": {
        "notes.advice.heading": "Wat te doen",
        "notes.advice.manager": "Een wachtwoordmanager maakt nieuwe wachtwoorden en onthoudt ze.",
        "notes.advice.nothing": "Er hoeft niets te gebeuren.",
        "notes.advice.unique": "Gebruik een wachtwoord dat nergens anders wordt gebruikt.",
        "notes.advice.words": "Meerdere woorden die niets met elkaar te maken hebben, zijn makkelijk te onthouden en moeilijk te raden.",
        "notes.changed.heading": "Dit verandert",
        "notes.changed.item": "%1$@ (was: %2$@)",
        "notes.characters.allowed": "Alleen bepaalde tekens zijn toegestaan",
        "notes.characters.forbidden": "Sommige tekens zijn niet toegestaan",
        "notes.characters.some": {"plural":{"one":"Minimaal %lld teken uit een bepaalde lijst","other":"Minimaal %lld tekens uit een bepaalde lijst"}},
        "notes.current.asked": "Als het huidige wachtwoord niet aan de nieuwe regels voldoet, wordt bij het inloggen om een nieuw wachtwoord gevraagd.",
        "notes.current.heading": "Het huidige wachtwoord",
        "notes.current.keeps": "Het huidige wachtwoord blijft werken. De nieuwe regels gelden pas bij de volgende wijziging.",
        "notes.current.replaced": "Bij de eerstvolgende keer inloggen wordt om een nieuw wachtwoord gevraagd.",
        "notes.easier.heading": "Dit wordt makkelijker",
        "notes.easier.lead": "Deze regels gelden niet meer:",
        "notes.from": "Ingangsdatum: %@",
        "notes.length.longer": {"text":"Nieuwe wachtwoorden moeten minimaal %1$#@length@ hebben (was: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg teken","other":"%arg tekens"}}}},
        "notes.length.most": {"text":"Nieuwe wachtwoorden mogen maximaal %1$#@length@ hebben (was: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg teken","other":"%arg tekens"}}}},
        "notes.length.shorter": {"text":"Nieuwe wachtwoorden hoeven nog maar %1$#@length@ te hebben (was: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg teken","other":"%arg tekens"}}}},
        "notes.new.heading": "Dit is nieuw",
        "notes.new.lead": "Nieuwe wachtwoorden moeten ook aan deze regels voldoen:",
        "notes.observed.few": "Bijna alle huidige wachtwoorden voldoen al aan de nieuwe regels.",
        "notes.observed.most": "Bijna geen enkel huidig wachtwoord voldoet aan de nieuwe regels.",
        "notes.observed.some": "Huidige wachtwoorden die niet aan de nieuwe regels voldoen: ongeveer %1$lld van de %2$lld.",
        "notes.title": "Nieuwe regels voor wachtwoorden",
        "notes.unchanged": "De regels voor wachtwoorden veranderen niet."
      }
    }
    """##
}
