// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let uk: StaticString = ##"""
    {
      "version": 1,
      "locale": "uk",
      "messages": {
        "notes.advice.heading": "Що робити",
        "notes.advice.manager": "Менеджер паролів створює нові паролі й запам’ятовує їх за вас.",
        "notes.advice.nothing": "Вам не потрібно нічого робити.",
        "notes.advice.unique": "Придумайте пароль, який ви більше ніде не використовуєте.",
        "notes.advice.words": "Кілька слів, не пов’язаних між собою, легко запам’ятати й важко вгадати.",
        "notes.changed.heading": "Що змінюється",
        "notes.changed.item": "%1$@ (раніше: %2$@)",
        "notes.characters.allowed": "Дозволено лише певні символи",
        "notes.characters.forbidden": "Деякі символи не дозволено",
        "notes.characters.some": {"plural":{"one":"Мінімум %lld символ із певного списку","few":"Мінімум %lld символи з певного списку","many":"Мінімум %lld символів із певного списку","other":"Мінімум %lld символу з певного списку"}},
        "notes.current.asked": "Якщо ваш поточний пароль не відповідає новим вимогам, під час входу потрібно буде створити новий.",
        "notes.current.heading": "Ваш поточний пароль",
        "notes.current.keeps": "Ваш поточний пароль залишається чинним. Нові вимоги застосовуватимуться під час наступної зміни пароля.",
        "notes.current.replaced": "Під час наступного входу потрібно буде створити новий пароль.",
        "notes.easier.heading": "Що спрощується",
        "notes.easier.lead": "Ці вимоги більше не діють:",
        "notes.from": "Набирають чинності: %@",
        "notes.length.longer": {"text":"Нові паролі мають містити щонайменше %1$#@length@ (раніше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символ","few":"%arg символи","many":"%arg символів","other":"%arg символу"}}}},
        "notes.length.most": {"text":"Нові паролі можуть містити до %1$#@length@ (раніше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символу","few":"%arg символів","many":"%arg символів","other":"%arg символу"}}}},
        "notes.length.shorter": {"text":"Для нових паролів тепер достатньо %1$#@length@ (раніше: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg символу","few":"%arg символів","many":"%arg символів","other":"%arg символу"}}}},
        "notes.new.heading": "Що нового",
        "notes.new.lead": "Нові паролі мають відповідати ще й таким вимогам:",
        "notes.observed.few": "Майже всі наявні паролі вже відповідають новим вимогам.",
        "notes.observed.most": "Майже жоден наявний пароль не відповідає новим вимогам.",
        "notes.observed.some": "Наявні паролі, що не відповідають новим вимогам: приблизно %1$lld з %2$lld.",
        "notes.title": "Нові вимоги до паролів",
        "notes.unchanged": "Вимоги до паролів не змінюються."
      }
    }
    """##
}
