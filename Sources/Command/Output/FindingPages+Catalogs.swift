import WatchwordDiagnostics

extension FindingPages {
  static let compiledCatalogs: [Page] = [
    Page(
      "missing-key",
      """
      A compiled catalogue lacks a part.

      What: the catalogue has no version, no locale or no messages, or a message has no text.

      Why: its texts cannot be shown.

      Example:
        {"version": 1, "messages": {}}

      What to do: compile the catalogue again with watchword compile.
      """),
    Page(
      "invalid-argument",
      """
      A substitution of a compiled catalogue counts with an impossible argument.

      What: the number of the argument is less than 1, or greater than texts can have.

      Why: there is no such value, so that no plural form can be chosen.

      Example:
        {"substitutions": {"files": {"argument": 0}}}

      What to do: compile the catalogue again with watchword compile.
      """),
    Page(
      "duplicate-text", .warning,
      """
      A message has two texts.

      What: two units have the same id and the same variation, in one <file> or in several.

      Why: an app shows only one of them. If both are in one <file>, this is an error.

      Example:
        <trans-unit id="salt"> twice

      What to do: give one of the messages another id, or remove one of the units.
      """),
    Page(
      "unknown-plural-category",
      """
      A plural form has an unknown category.

      What: the category is none of zero, one, two, few, many and other (UTS #35, Language Plural Rules).

      Why: the form is never shown.

      Example:
        files|==|plural.several

      What to do: write one of the six categories.
      """),
    Page(
      "unknown-device",
      """
      A variation has an unknown device.

      What: the device is none of iphone, ipad, ipod, mac, applewatch, appletv, applevision and other.

      Why: the text is never shown.

      Example:
        tap|==|device.phone

      What to do: write one of these devices.
      """),
    Page(
      "plural-conflict",
      """
      A message has both a text for every number and plural forms.

      What: one unit is the whole text, and another one is a plural form of it.

      Why: it is not clear which of them an app shows.

      Example:
        files and files|==|plural.one

      What to do: remove the whole text, or all plural forms.
      """),
    Page(
      "device-conflict",
      """
      A message has both a text for every device and texts by device.

      What: one unit is the whole text, and another one is the text for a device.

      Why: it is not clear which of them an app shows.

      Example:
        tap and tap|==|device.mac

      What to do: name the whole text device.other.
      """),
    Page(
      "substitution-without-message", .warning,
      """
      A substitution belongs to a message without a text.

      What: the forms of a substitution are translated, and the text that calls it is not.

      Why: nobody sees the forms; the whole message falls back to another language.

      Example:
        birds|==|substitutions.BIRDS.plural.other without birds

      What to do: translate the text of the message too.
      """),
    Page(
      "argument-conflict",
      """
      A substitution counts with two arguments.

      What: two forms of one substitution name different arguments.

      Why: it is not clear which value chooses the form.

      Example:
        %1$#@files@ and %2$#@files@

      What to do: use the same number in all forms.
      """),
  ]

  static let forms: [Page] = [
    Page(
      "unknown-field",
      """
      An event names a field that the form does not have.

      What: the "field" of an event is none of the form's fields.

      Why: the event does nothing.

      Example:
        {"event": "edit", "field": "nwe", "text": "a"}

      What to do: correct the name; Documentation/FormAsJSON.md lists the fields.
      """),
    Page(
      "unknown-challenge-mode",
      """
      A server asks for a form that is not known.

      What: the challenge mode of an answer of a REL-ID server has no form.

      Why: the app does not know what to show.

      Example:
        a challenge with a mode that the SDK does not document

      What to do: update Watchword, or correct the server.
      """),
  ]
}
