// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let it: StaticString = ##"""
    {
      "version": 1,
      "locale": "it",
      "messages": {
        "notes.advice.heading": "Cosa fare",
        "notes.advice.manager": "Un gestore di password crea nuove password e le ricorda per te.",
        "notes.advice.nothing": "Non devi fare nulla.",
        "notes.advice.unique": "Usa una password che non usi da nessun’altra parte.",
        "notes.advice.words": "Una serie di parole senza legami tra loro è facile da ricordare e difficile da indovinare.",
        "notes.changed.heading": "Cosa cambia",
        "notes.changed.item": "%1$@ (prima: %2$@)",
        "notes.characters.allowed": "Sono consentiti solo determinati caratteri",
        "notes.characters.forbidden": "Alcuni caratteri non sono consentiti",
        "notes.characters.some": {"plural":{"one":"Almeno %lld carattere di un determinato elenco","many":"Almeno %lld di caratteri di un determinato elenco","other":"Almeno %lld caratteri di un determinato elenco"}},
        "notes.current.asked": "Se la tua password attuale non rispetta le nuove regole, al momento dell’accesso ti verrà chiesto di impostarne una nuova.",
        "notes.current.heading": "La tua password attuale",
        "notes.current.keeps": "La tua password attuale continua a funzionare. Le nuove regole si applicheranno la prossima volta che la cambierai.",
        "notes.current.replaced": "Al prossimo accesso ti verrà chiesto di impostare una nuova password.",
        "notes.easier.heading": "Cosa diventa più semplice",
        "notes.easier.lead": "Queste regole non valgono più:",
        "notes.from": "Data di entrata in vigore: %@",
        "notes.length.longer": {"text":"Le nuove password devono avere almeno %1$#@length@ (prima: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg carattere","many":"%arg di caratteri","other":"%arg caratteri"}}}},
        "notes.length.most": {"text":"Le nuove password possono avere fino a %1$#@length@ (prima: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg carattere","many":"%arg di caratteri","other":"%arg caratteri"}}}},
        "notes.length.shorter": {"text":"Per le nuove password %1$#@length@ (prima: %2$lld)","substitutions":{"length":{"plural":{"one":"basta %arg carattere","many":"bastano %arg di caratteri","other":"bastano %arg caratteri"}}}},
        "notes.new.heading": "Novità",
        "notes.new.lead": "Le nuove password devono rispettare anche queste regole:",
        "notes.observed.few": "Quasi tutte le password in uso rispettano già le nuove regole.",
        "notes.observed.most": "Quasi nessuna password in uso rispetta le nuove regole.",
        "notes.observed.some": "Password in uso che non rispettano le nuove regole: circa %1$lld su %2$lld.",
        "notes.title": "Nuove regole per le password",
        "notes.unchanged": "Le regole per le password non cambiano."
      }
    }
    """##
}
