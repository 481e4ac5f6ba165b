import WatchwordBasics
import WatchwordLocalization

/// The texts of an app in all its languages, in the form that targets write.
struct ResourceTexts {
  /// The name of the files, without an ending.
  let fileName: String
  /// The languages; the first is the fallback language of apps.
  private(set) var languages: [Language]
  /// The texts that at least one language has.
  let texts: [Text]
  /// The texts that describe each policy, by their keys in catalogues.
  let policies: [PolicyTexts]

  /// A language with its forms of each text.
  struct Language {
    let texts: ResourceRenderer
    /// The forms, in the order of the texts; `nil` for a text that the language lacks.
    var forms: [TextForms?]

    var locale: LanguageTag { texts.tag }
  }

  /// A text with its key in the target.
  struct Text {
    let text: AppText
    let key: String
    /// The position of the number that selects the form, the same in all languages; `nil` if no language has several
    /// forms.
    let number: Int?

    /// The note for developers.
    let note: ExactText?
  }

  /// Creates the texts in these languages, of which the first is the fallback language of apps.
  init(
    _ texts: AppTexts, in languages: [ResourceRenderer], called fileName: String, for target: ResourceTarget,
    _ problems: inout [ResourceProblem]
  ) {
    self.fileName = fileName
    policies = texts.policies
    let known = texts.all.map { text -> Text in
      let numbers = languages.lazy.compactMap { $0.number(of: text) }
      let number = numbers.first
      return Text(
        text: text, key: target.key(text.key), number: number,
        note: text.note(number: target.hasPluralForms ? number : nil, key: target.key))
    }
    self.texts = known
    self.languages = languages.map { language in
      Language(
        texts: language,
        forms: known.map { text in
          let (forms, found) = language.forms(of: text.text, by: text.number)
          problems += found
          return forms
        })
    }
  }

  /// Returns the texts with the forms that `replace` returns for the index of a text, its forms and the language.
  func replacingForms(_ replace: (Int, TextForms, LanguageTag) -> TextForms) -> ResourceTexts {
    var texts = self
    for index in languages.indices {
      for text in texts.texts.indices {
        texts.languages[index].forms[text] = languages[index].forms[text].map {
          replace(text, $0, languages[index].locale)
        }
      }
    }
    return texts
  }

  /// Different texts with the same key.
  var collisions: [(key: String, texts: [ExactText])] {
    var keys: [ExactText: [ExactText]] = [:]
    for text in texts { keys[ExactText(text.key), default: []].append(text.text.key) }
    return keys.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }
}
