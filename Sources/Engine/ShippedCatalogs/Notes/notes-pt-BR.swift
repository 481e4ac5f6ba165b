// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let ptBR: StaticString = ##"""
    {
      "version": 1,
      "locale": "pt-BR",
      "messages": {
        "notes.advice.heading": "O que fazer",
        "notes.advice.manager": "Um gerenciador de senhas cria novas senhas e as guarda para você.",
        "notes.advice.nothing": "Você não precisa fazer nada.",
        "notes.advice.unique": "Escolha uma senha que você não use em nenhum outro lugar.",
        "notes.advice.words": "Várias palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.",
        "notes.changed.heading": "O que muda",
        "notes.changed.item": "%1$@ (antes: %2$@)",
        "notes.characters.allowed": "Somente determinados caracteres são permitidos",
        "notes.characters.forbidden": "Alguns caracteres não são permitidos",
        "notes.characters.some": {"plural":{"one":"Pelo menos %lld caractere de uma lista específica","many":"Pelo menos %lld de caracteres de uma lista específica","other":"Pelo menos %lld caracteres de uma lista específica"}},
        "notes.current.asked": "Se sua senha atual não seguir as novas regras, você precisará criar outra ao entrar na sua conta.",
        "notes.current.heading": "Sua senha atual",
        "notes.current.keeps": "Sua senha atual continua funcionando. As novas regras passam a valer na próxima vez que você alterar a senha.",
        "notes.current.replaced": "Você precisará criar uma nova senha na próxima vez que entrar na sua conta.",
        "notes.easier.heading": "O que fica mais fácil",
        "notes.easier.lead": "Estas regras deixam de valer:",
        "notes.from": "Em vigor a partir de: %@",
        "notes.length.longer": {"text":"As novas senhas precisam ter pelo menos %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractere","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.length.most": {"text":"As novas senhas podem ter até %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractere","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.length.shorter": {"text":"As novas senhas só precisam ter %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg caractere","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.new.heading": "O que há de novo",
        "notes.new.lead": "As novas senhas também precisam seguir estas regras:",
        "notes.observed.few": "Quase todas as senhas em uso já seguem as novas regras.",
        "notes.observed.most": "Quase nenhuma senha em uso segue as novas regras.",
        "notes.observed.some": "Senhas em uso que não seguem as novas regras: cerca de %1$lld em cada %2$lld.",
        "notes.title": "Novas regras para senhas",
        "notes.unchanged": "As regras para senhas continuam as mesmas."
      }
    }
    """##
}
