// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let ru: StaticString = ##"""
    {
      "version": 1,
      "locale": "ru",
      "messages": {
        "notes.advice.heading": "Что нужно сделать",
        "notes.advice.manager": "Менеджер паролей создаёт новые пароли и запоминает их за вас.",
        "notes.advice.nothing": "Вам ничего не нужно делать.",
        "notes.advice.unique": "Придумайте пароль, который вы больше нигде не используете.",
        "notes.advice.words": "Несколько не связанных между собой слов легко запомнить, но трудно угадать.",
        "notes.changed.heading": "Что меняется",
        "notes.changed.item": "%1$@ (раньше: %2$@)",
        "notes.characters.allowed": "Допустимы только определённые символы",
        "notes.characters.forbidden": "Некоторые символы недопустимы",
        "notes.characters.some": {"plural":{"one":"Минимум %lld символ из определённого списка","few":"Минимум %lld символа из определённого списка","many":"Минимум %lld символов из определённого списка","other":"Минимум %lld символа из определённого списка"}},
        "notes.current.asked": "Если ваш текущий пароль не соответствует новым требованиям, при входе нужно будет создать новый.",
        "notes.current.heading": "Ваш текущий пароль",
        "notes.current.keeps": "Ваш текущий пароль продолжает действовать. Новые требования будут применяться при следующей смене пароля.",
        "notes.current.replaced": "При следующем входе нужно будет создать новый пароль.",
        "notes.easier.heading": "Что становится проще",
        "notes.easier.lead": "Эти требования больше не действуют:",
        "notes.from": "Вступают в силу: %@",
        "notes.length.longer": {"text":"Новые пароли должны содержать не менее %1$#@length@ (раньше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символа","few":"%arg символов","many":"%arg символов","other":"%arg символа"}}}},
        "notes.length.most": {"text":"Новые пароли могут содержать до %1$#@length@ (раньше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символа","few":"%arg символов","many":"%arg символов","other":"%arg символа"}}}},
        "notes.length.shorter": {"text":"Для новых паролей теперь достаточно %1$#@length@ (раньше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символа","few":"%arg символов","many":"%arg символов","other":"%arg символа"}}}},
        "notes.new.heading": "Что нового",
        "notes.new.lead": "Новые пароли должны также соответствовать этим требованиям:",
        "notes.observed.few": "Почти все используемые пароли уже соответствуют новым требованиям.",
        "notes.observed.most": "Почти ни один из используемых паролей не соответствует новым требованиям.",
        "notes.observed.some": "Используемые пароли, не соответствующие новым требованиям: примерно %1$lld из %2$lld.",
        "notes.title": "Новые требования к паролям",
        "notes.unchanged": "Требования к паролям не меняются."
      }
    }
    """##
}
