import WatchwordBasics

/// Number words, which translations may write instead of digits, or replace by digits.
enum NumberWords {
  /// Returns the numbers that are written as words in a text.
  static func values(in text: Characters, _ language: ExactText) -> Set<Int> {
    if Self.written[language] == nil { return ideographs(in: text) }
    guard let words = table[language] else { return [] }
    var values: Set<Int> = []
    var last = 0
    for range in text.words {
      let value = words[ExactText(text.text(range).lowercased())] ?? 0
      if value > 0 { values.insert(value) }
      // "twenty-four"
      if (20...90).contains(last), (1...9).contains(value) { values.insert(last + value) }
      last = value
    }
    return values
  }

  /// Whether a word after a number multiplies it, as in "3 million" and "5万".
  static func multiplies(in text: Characters, _ index: Int) -> Bool {
    var start = index
    while text[start]?.isBlank == true, start < index + 2 { start += 1 }
    guard let first = text[start], first.isLetter else { return false }
    if "万萬億亿千만억천".unicodeScalars.contains(first) { return true }
    var end = start
    while end < start + 8, text[end]?.isLetter == true { end += 1 }
    let word = ExactText(text.text(start..<end).lowercased())
    return multipliers.contains { word.string.utf8.starts(with: $0.utf8) }
  }

  private static let multipliers = [
    "thousand", "million", "millón", "millon", "milhão", "milhões", "milione", "milion", "mio", "mln", "mrd", "tsd",
    "tausend", "mille", "tys", "tis", "billion", "bilion", "тыс", "тис", "млн", "млрд", "миллион", "мільйон", "lakh",
    "crore", "लाख", "करोड़", "हज़ार", "ألف", "مليون", "אלף", "מיליון", "bin", "milyon", "duizend", "miljoen", "miljon",
  ]

  // MARK: Words of one language

  /// The words by number; several words for one number are separated by vertical bars.
  private static let written: [ExactText: [(Int, String)]] = [
    "en": numbers(
      "one|first|once|single two|second|twice|both|pair three|third four|fourth five|fifth six|sixth seven|seventh "
        + "eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth|dozen",
      "twenty thirty forty fifty sixty seventy eighty ninety", "hundred", "thousand"),
    "de": numbers(
      "ein|eine|einen|einem|einer|eins|erste|ersten|erster|erstes zwei|zweite|zweiten|zweiter|beide|beiden "
        + "drei|dritte|dritten vier fünf sechs sieben acht neun zehn elf zwölf|dutzend",
      "zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig", "hundert|einhundert",
      "tausend|eintausend"),
    "fr": numbers(
      "un|une|premier|première deux|deuxième|second|seconde trois quatre cinq six sept huit neuf dix onze douze",
      "vingt trente quarante cinquante soixante - - -", "cent", "mille"),
    "es": numbers(
      "un|uno|una|primer|primera|primero dos|segundo|segunda tres cuatro cinco seis siete ocho nueve diez once doce",
      "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", "cien|ciento", "mil"),
    "it": numbers(
      "un|uno|una|primo|prima due|secondo|seconda tre quattro cinque sei sette otto nove dieci undici dodici",
      "venti trenta quaranta cinquanta sessanta settanta ottanta novanta", "cento", "mille"),
    "pt": numbers(
      "um|uma|primeiro|primeira dois|duas|segundo|segunda três quatro cinco seis sete oito nove dez onze doze",
      "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", "cem|cento", "mil"),
    "nl": numbers(
      "een|één|eerste twee|tweede drie vier vijf zes zeven acht negen tien elf twaalf",
      "twintig dertig veertig vijftig zestig zeventig tachtig negentig", "honderd", "duizend"),
    "pl": numbers(
      "jeden|jedna|jedno|jedną|jednego|pierwszy dwa|dwie|dwóch|dwoma|drugi trzy|trzech cztery|czterech pięć|pięciu "
        + "sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście dwanaście",
      "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
      "sto|stu", "tysiąc|tysiąca"),
    "cs": numbers(
      "jeden|jedna|jedno|jednu|první dva|dvě|dvou|druhý tři|tří čtyři|čtyř pět|pěti šest|šesti sedm|sedmi osm|osmi "
        + "devět|devíti deset|deseti jedenáct dvanáct",
      "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát", "sto", "tisíc"),
    "ru": numbers(
      "один|одна|одно|одну|одного|первый два|две|двух|двумя|второй|оба три|трёх|трех четыре|четырёх|четырех пять|пяти "
        + "шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать двенадцать",
      "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто", "сто", "тысяча"),
    "uk": numbers(
      "один|одна|одне|одну|перший два|дві|двох|другий три|трьох чотири|чотирьох п’ять|пять шість сім вісім "
        + "дев’ять десять одинадцять дванадцять",
      "двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто", "сто", "тисяча"),
    "sv": numbers(
      "en|ett|första två|andra tre fyra fem sex sju åtta nio tio elva tolv",
      "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio", "hundra", "tusen"),
    "tr": numbers(
      "bir|ilk iki|ikinci üç dört beş altı yedi sekiz dokuz on - -",
      "yirmi otuz kırk elli altmış yetmiş seksen doksan", "yüz", "bin"),
  ]

  private static func numbers(
    _ small: String, _ tens: String, _ hundred: String, _ thousand: String
  ) -> [(Int, String)] {
    let words = small.split(separator: " ") + tens.split(separator: " ")
    let values = Array(1...12) + Array(stride(from: 20, through: 90, by: 10))
    return zip(values, words).map { ($0, String($1)) } + [(100, hundred), (1000, thousand)]
  }

  private static let table: [ExactText: [ExactText: Int]] = written.mapValues { numbers in
    var words: [ExactText: Int] = [:]
    for (value, spellings) in numbers {
      for word in spellings.split(separator: "|") where word.utf8.count > 1 { words[ExactText(String(word))] = value }
    }
    return words
  }

  // MARK: Chinese numerals

  /// Returns the numbers that are written with Chinese numerals, as in 三十天.
  private static func ideographs(in text: Characters) -> Set<Int> {
    var values: Set<Int> = []
    var (sum, digit) = (0, -1)
    for index in 0...text.count {
      let value = text[index].flatMap { numerals[$0] } ?? -1
      if value >= 10 {
        sum += max(digit, 1) * value
        digit = -1
      } else if value >= 0 {
        digit = value
      } else if sum > 0 || digit >= 0 {
        values.insert(sum + max(digit, 0))
        (sum, digit) = (0, -1)
      }
      // Texts do not spell out larger numbers.
      if sum > 1_000_000 { (sum, digit) = (0, -1) }
    }
    return values
  }

  private static let numerals: [Unicode.Scalar: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
    "百": 100, "千": 1000,
  ]
}
