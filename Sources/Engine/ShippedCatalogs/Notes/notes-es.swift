// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let es: StaticString = ##"""
    {
      "version": 1,
      "locale": "es",
      "messages": {
        "notes.advice.heading": "Qué hacer",
        "notes.advice.manager": "Un gestor de contraseñas crea contraseñas nuevas y las recuerda por ti.",
        "notes.advice.nothing": "No tienes que hacer nada.",
        "notes.advice.unique": "Usa una contraseña que no uses en ningún otro sitio.",
        "notes.advice.words": "Varias palabras que no tienen nada que ver entre sí son fáciles de recordar y difíciles de adivinar.",
        "notes.changed.heading": "Qué cambia",
        "notes.changed.item": "%1$@ (antes: %2$@)",
        "notes.characters.allowed": "Solo se permiten determinados caracteres",
        "notes.characters.forbidden": "Algunos caracteres no están permitidos",
        "notes.characters.some": {"plural":{"one":"Al menos %lld carácter de una lista determinada","many":"Al menos %lld de caracteres de una lista determinada","other":"Al menos %lld caracteres de una lista determinada"}},
        "notes.current.asked": "Si tu contraseña actual no cumple las nuevas reglas, tendrás que crear una nueva al iniciar sesión.",
        "notes.current.heading": "Tu contraseña actual",
        "notes.current.keeps": "Tu contraseña actual sigue funcionando. Las nuevas reglas se aplican la próxima vez que la cambies.",
        "notes.current.replaced": "La próxima vez que inicies sesión, tendrás que crear una contraseña nueva.",
        "notes.easier.heading": "Qué es más fácil ahora",
        "notes.easier.lead": "Estas reglas ya no se aplican:",
        "notes.from": "En vigor desde: %@",
        "notes.length.longer": {"text":"Las contraseñas nuevas necesitan al menos %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg carácter","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.length.most": {"text":"Las contraseñas nuevas pueden tener hasta %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg carácter","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.length.shorter": {"text":"A las contraseñas nuevas les basta con %1$#@length@ (antes: %2$lld)","substitutions":{"length":{"plural":{"one":"%arg carácter","many":"%arg de caracteres","other":"%arg caracteres"}}}},
        "notes.new.heading": "Qué hay de nuevo",
        "notes.new.lead": "Las contraseñas nuevas también deben cumplir estas reglas:",
        "notes.observed.few": "Casi todas las contraseñas en uso ya cumplen las nuevas reglas.",
        "notes.observed.most": "Casi ninguna de las contraseñas en uso cumple las nuevas reglas.",
        "notes.observed.some": "Contraseñas en uso que no cumplen las nuevas reglas: aproximadamente %1$lld de cada %2$lld.",
        "notes.title": "Nuevas reglas para las contraseñas",
        "notes.unchanged": "Las reglas para las contraseñas no cambian."
      }
    }
    """##
}
