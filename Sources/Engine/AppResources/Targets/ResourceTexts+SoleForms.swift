import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

extension ResourceTexts {
  /// Writes the texts with one form each, and adds the other forms to the losses.
  func withoutPluralForms(_ write: (ResourceTexts) -> WrittenResources) -> WrittenResources {
    var losses: [CatalogLoss] = []
    let texts = self.texts
    let sole = replacingForms { index, forms, language in
      Self.soleForm(of: texts[index], forms, in: language, &losses)
    }
    var written = write(sole)
    written.losses += losses
    return written
  }

  /// Returns the form for the number that all policies have, or else the form `other`, or the last one that whole
  /// numbers have, and records the others.
  static func soleForm(
    of text: Text, _ forms: TextForms, in language: LanguageTag, _ losses: inout [CatalogLoss]
  ) -> TextForms {
    guard forms.forms.count > 1, let number = forms.number else { return forms.with(forms.forms[0]) }
    let rules = PluralRules.cardinal(for: language)
    let categories = Set(text.text.numbers(at: number).map { rules.category(for: $0) })
    if categories.count == 1, let form = forms.forms.first(where: { $0.category == categories.first }) {
      return forms.with(form)
    }
    let sole = forms.forms.lastIndex { $0.category.map { rules.reach(of: $0) == .wholeNumbers } ?? true } ?? 0
    for (index, form) in forms.forms.enumerated() where index != sole {
      guard let category = form.category, rules.reach(of: category) == .wholeNumbers else { continue }
      losses.append(
        CatalogLoss(
          .plural(category.keyword.string), of: ExactText(text.key), in: ExactText(language.description), at: .start))
    }
    return forms.with(forms.forms[sole])
  }
}

extension AppText {
  /// The numbers that policies have as the value at a position.
  fileprivate func numbers(at index: Int) -> [Int] {
    uses.flatMap { $0.values }.compactMap { value in
      if case .count(parameters[index].name, let number) = value { number } else { nil }
    }
  }
}

extension TextForms {
  /// The text with one form for all numbers.
  fileprivate func with(_ form: Form) -> TextForms {
    TextForms(number: nil, forms: [Form(category: nil, pieces: form.pieces)])
  }
}
