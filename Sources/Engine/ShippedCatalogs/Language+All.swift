// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension Language {
  /// Arabic (`ar`).
  public static var arabic: Language {
    Language(
      ("ar", ShippedCatalogs.ar))
  }

  /// German (`de`).
  public static var german: Language {
    Language(
      ("de", ShippedCatalogs.de), ("de-CH", ShippedCatalogs.deCH), ("de-LI", ShippedCatalogs.deLI))
  }

  /// English (`en`).
  public static var english: Language {
    Language(
      ("en", ShippedCatalogs.en))
  }

  /// Spanish (`es`).
  public static var spanish: Language {
    Language(
      ("es", ShippedCatalogs.es))
  }

  /// French (`fr`).
  public static var french: Language {
    Language(
      ("fr", ShippedCatalogs.fr), ("fr-CA", ShippedCatalogs.frCA), ("fr-CH", ShippedCatalogs.frCH))
  }

  /// Hebrew (`he`).
  public static var hebrew: Language {
    Language(
      ("he", ShippedCatalogs.he))
  }

  /// Hindi (`hi`).
  public static var hindi: Language {
    Language(
      ("hi", ShippedCatalogs.hi))
  }

  /// Indonesian (`id`).
  public static var indonesian: Language {
    Language(
      ("id", ShippedCatalogs.id))
  }

  /// Italian (`it`).
  public static var italian: Language {
    Language(
      ("it", ShippedCatalogs.it))
  }

  /// Japanese (`ja`).
  public static var japanese: Language {
    Language(
      ("ja", ShippedCatalogs.ja))
  }

  /// Korean (`ko`).
  public static var korean: Language {
    Language(
      ("ko", ShippedCatalogs.ko))
  }

  /// Dutch (`nl`).
  public static var dutch: Language {
    Language(
      ("nl", ShippedCatalogs.nl))
  }

  /// Polish (`pl`).
  public static var polish: Language {
    Language(
      ("pl", ShippedCatalogs.pl))
  }

  /// Portuguese (Brazil) (`pt-BR`).
  public static var portugueseBrazil: Language {
    Language(
      ("pt-BR", ShippedCatalogs.ptBR))
  }

  /// Russian (`ru`).
  public static var russian: Language {
    Language(
      ("ru", ShippedCatalogs.ru))
  }

  /// Turkish (`tr`).
  public static var turkish: Language {
    Language(
      ("tr", ShippedCatalogs.tr))
  }

  /// Ukrainian (`uk`).
  public static var ukrainian: Language {
    Language(
      ("uk", ShippedCatalogs.uk))
  }

  /// Vietnamese (`vi`).
  public static var vietnamese: Language {
    Language(
      ("vi", ShippedCatalogs.vi))
  }

  /// Simplified Chinese (`zh-Hans`).
  public static var simplifiedChinese: Language {
    Language(
      ("zh-Hans", ShippedCatalogs.zhHans))
  }

  /// Traditional Chinese (`zh-Hant`).
  public static var traditionalChinese: Language {
    Language(
      ("zh-Hant", ShippedCatalogs.zhHant), ("zh-Hant-HK", ShippedCatalogs.zhHantHK))
  }

  /// All languages, in the order of their tags.
  public static var all: [Language] {
    [
      arabic,
      german,
      english,
      spanish,
      french,
      hebrew,
      hindi,
      indonesian,
      italian,
      japanese,
      korean,
      dutch,
      polish,
      portugueseBrazil,
      russian,
      turkish,
      ukrainian,
      vietnamese,
      simplifiedChinese,
      traditionalChinese,
    ]
  }
}
