// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let pl: StaticString = ##"""
    {
      "version": 1,
      "locale": "pl",
      "messages": {
        "notes.advice.heading": "Co zrobić",
        "notes.advice.manager": "Menedżer haseł tworzy nowe hasła i zapamiętuje je za Ciebie.",
        "notes.advice.nothing": "Nie musisz nic robić.",
        "notes.advice.unique": "Użyj hasła, którego nie używasz nigdzie indziej.",
        "notes.advice.words": "Kilka niezwiązanych ze sobą słów łatwo zapamiętać, a trudno odgadnąć.",
        "notes.changed.heading": "Co się zmienia",
        "notes.changed.item": "%1$@ (dotychczas: %2$@)",
        "notes.characters.allowed": "Dozwolone są tylko określone znaki",
        "notes.characters.forbidden": "Niektóre znaki są niedozwolone",
        "notes.characters.some": {"plural":{"one":"Min. %lld znak z określonej listy","few":"Min. %lld znaki z określonej listy","many":"Min. %lld znaków z określonej listy","other":"Min. %lld znaku z określonej listy"}},
        "notes.current.asked": "Jeśli Twoje obecne hasło nie spełnia nowych wymagań, podczas logowania trzeba będzie ustawić nowe.",
        "notes.current.heading": "Twoje obecne hasło",
        "notes.current.keeps": "Twoje obecne hasło nadal działa. Nowe wymagania będą obowiązywać dopiero przy najbliższej zmianie hasła.",
        "notes.current.replaced": "Podczas najbliższego logowania trzeba będzie ustawić nowe hasło.",
        "notes.easier.heading": "Co będzie łatwiejsze",
        "notes.easier.lead": "Te wymagania już nie obowiązują:",
        "notes.from": "Obowiązują od: %@",
        "notes.length.longer": {"text":"Nowe hasła muszą mieć co najmniej %1$#@length@ (dotychczas: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg znak","few":"%arg znaki","many":"%arg znaków","other":"%arg znaku"}}}},
        "notes.length.most": {"text":"Nowe hasła mogą mieć maksymalnie %1$#@length@ (dotychczas: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg znak","few":"%arg znaki","many":"%arg znaków","other":"%arg znaku"}}}},
        "notes.length.shorter": {"text":"Wystarczy, że nowe hasła będą miały %1$#@length@ (dotychczas: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg znak","few":"%arg znaki","many":"%arg znaków","other":"%arg znaku"}}}},
        "notes.new.heading": "Co nowego",
        "notes.new.lead": "Nowe hasła muszą spełniać także te wymagania:",
        "notes.observed.few": "Prawie wszystkie używane hasła już spełniają nowe wymagania.",
        "notes.observed.most": "Prawie żadne z używanych haseł nie spełnia nowych wymagań.",
        "notes.observed.some": "Używane hasła, które nie spełniają nowych wymagań: około %1$lld na %2$lld.",
        "notes.title": "Nowe wymagania dotyczące haseł",
        "notes.unchanged": "Wymagania dotyczące haseł się nie zmieniają."
      }
    }
    """##
}
