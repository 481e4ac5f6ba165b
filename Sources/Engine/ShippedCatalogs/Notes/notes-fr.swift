// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let fr: StaticString = ##"""
    {
      "version": 1,
      "locale": "fr",
      "messages": {
        "notes.advice.heading": "Ce qu’il faut faire",
        "notes.advice.manager": "Un gestionnaire de mots de passe crée de nouveaux mots de passe et les retient pour vous.",
        "notes.advice.nothing": "Vous n’avez rien à faire.",
        "notes.advice.unique": "Utilisez un mot de passe que vous n’utilisez nulle part ailleurs.",
        "notes.advice.words": "Plusieurs mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.",
        "notes.changed.heading": "Ce qui change",
        "notes.changed.item": "%1$@ (avant : %2$@)",
        "notes.characters.allowed": "Seuls certains caractères sont autorisés",
        "notes.characters.forbidden": "Certains caractères ne sont pas autorisés",
        "notes.characters.some": {"plural":{"one":"Au moins %lld caractère d’une liste déterminée","many":"Au moins %lld de caractères d’une liste déterminée","other":"Au moins %lld caractères d’une liste déterminée"}},
        "notes.current.asked": "Si votre mot de passe actuel ne respecte pas les nouvelles règles, vous devrez en créer un nouveau lors de la connexion.",
        "notes.current.heading": "Votre mot de passe actuel",
        "notes.current.keeps": "Votre mot de passe actuel continue de fonctionner. Les nouvelles règles s’appliqueront la prochaine fois que vous le modifierez.",
        "notes.current.replaced": "Vous devrez créer un nouveau mot de passe lors de votre prochaine connexion.",
        "notes.easier.heading": "Ce qui devient plus simple",
        "notes.easier.lead": "Ces règles ne s’appliquent plus :",
        "notes.from": "Date d’entrée en vigueur : %@",
        "notes.length.longer": {"text":"Les nouveaux mots de passe doivent avoir au moins %1$#@length@ (avant : %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractère","many":"%arg de caractères","other":"%arg caractères"}}}},
        "notes.length.most": {"text":"Les nouveaux mots de passe peuvent avoir jusqu’à %1$#@length@ (avant : %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractère","many":"%arg de caractères","other":"%arg caractères"}}}},
        "notes.length.shorter": {"text":"Pour les nouveaux mots de passe, il suffit de %1$#@length@ (avant : %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractère","many":"%arg de caractères","other":"%arg caractères"}}}},
        "notes.new.heading": "Nouveautés",
        "notes.new.lead": "Les nouveaux mots de passe doivent aussi respecter ces règles :",
        "notes.observed.few": "Presque tous les mots de passe utilisés respectent déjà les nouvelles règles.",
        "notes.observed.most": "Presque aucun des mots de passe utilisés ne respecte les nouvelles règles.",
        "notes.observed.some": "Mots de passe utilisés qui ne respectent pas les nouvelles règles : environ %1$lld sur %2$lld.",
        "notes.title": "Nouvelles règles pour les mots de passe",
        "notes.unchanged": "Les règles pour les mots de passe ne changent pas."
      }
    }
    """##
}
