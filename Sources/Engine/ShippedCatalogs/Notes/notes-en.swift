// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let en: StaticString = ##"""
    {
      "version": 1,
      "locale": "en",
      "messages": {
        "notes.advice.heading": "What to do",
        "notes.advice.manager": "A password manager makes new passwords and remembers them for you.",
        "notes.advice.nothing": "You don't need to do anything.",
        "notes.advice.unique": "Use a password that you use nowhere else.",
        "notes.advice.words": "Several words that have nothing to do with each other are easy to remember and hard to guess.",
        "notes.changed.heading": "What changes",
        "notes.changed.item": "%1$@ (previously: %2$@)",
        "notes.characters.allowed": "Only certain characters are allowed",
        "notes.characters.forbidden": "Some characters are not allowed",
        "notes.characters.some": {"plural":{"one":"At least %lld character from a certain list","other":"At least %lld characters from a certain list"}},
        "notes.current.asked": "If your current password does not meet the new rules, you will be asked for a new one when you sign in.",
        "notes.current.heading": "Your current password",
        "notes.current.keeps": "Your current password keeps working. The new rules apply the next time you change it.",
        "notes.current.replaced": "You will be asked for a new password the next time you sign in.",
        "notes.easier.heading": "What's easier",
        "notes.easier.lead": "These rules no longer apply:",
        "notes.from": "Effective from: %@",
        "notes.length.longer": {"text":"New passwords need at least %1$#@length@ (previously: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg character","other":"%arg characters"}}}},
        "notes.length.most": {"text":"New passwords can have up to %1$#@length@ (previously: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg character","other":"%arg characters"}}}},
        "notes.length.shorter": {"text":"New passwords need only %1$#@length@ (previously: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg character","other":"%arg characters"}}}},
        "notes.new.heading": "What's new",
        "notes.new.lead": "New passwords must also meet these rules:",
        "notes.observed.few": "Almost all passwords in use already meet the new rules.",
        "notes.observed.most": "Almost no password in use meets the new rules.",
        "notes.observed.some": "About %1$lld in %2$lld passwords in use do not meet the new rules.",
        "notes.title": "New rules for passwords",
        "notes.unchanged": "The rules for passwords do not change."
      }
    }
    """##
}
