// Generated from Documentation/Checks by CheckPageTests. Do not edit.

import WatchwordBasics

extension FindingPage {
  /// All pages, in the order of their names.
  static let all: [FindingPage] = [
    FindingPage(
      "accelerator-mismatch",
      ##"""
      A translation has no access key, or several, where its source has one.

      What: the header of the catalogue defines how access keys are marked ("X-Accelerator-Marker: &" in gettext
      catalogues of KDE and others), and the source and the translation do not both have one key, as in &File, or none. A
      doubled mark, one before a blank and one that starts a character reference (&amp;) do not count. Languages whose
      letters are not keys keep the Latin letter in brackets: (&F). Without the field, nothing is reported, because the
      sign is ordinary text in other catalogues. Any letter may be the key.

      Why: people cannot reach the item with the keyboard, or see the mark.

      Example:
        msgid "&Open"
        msgstr "Öffnen"

      What to do: put the mark before the letter that should be the key.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr "Language: de\nContent-Type: text/plain; charset=UTF-8\nX-Accelerator-Marker: &\n"
          msgid "&File"
          msgstr "&Datei"
        """##),
    FindingPage(
      "acronym-lost",
      ##"""
      A translation lacks an acronym of its source.

      What: the source has a word of three to six capital letters (PDF, HTTPS) and also words in small letters, and the
      translation does not have that word in any spelling. Words that most languages translate (URL) and translations
      without Latin letters are ignored.

      Why: technical acronyms are the same in most languages, and people look for them.

      Example:
        <source>Save as PDF</source><target>Sichern</target>

      What to do: add the acronym. If your language has its own word for it, nothing is wrong.
      """##,
      correct: ##"""
        Not reported:
          <source>Save as PDF</source><target>Als PDF-Datei</target>
        """##),
    FindingPage(
      "all-caps",
      ##"""
      A translation is all in capitals and its source is not, or the reverse.

      What: one text is all in capitals, and the other has small letters. The text in capitals must have a word of at
      least eight letters, or several words of which one has at least four. Sources with a percent sign or a placeholder
      such as %@ and scripts without capitals are ignored.

      Why: the text looks louder, or less loud, than intended.

      Example:
        <source>Delete all files</source><target>ALLE DATEIEN LÖSCHEN</target>

      What to do: use capitals as the source does.
      """##,
      correct: ##"""
        Not reported:
          <source>Portable Document</source><target>PDF</target>
        """##),
    FindingPage(
      "ambiguous-placeholder-order",
      ##"""
      Some placeholders of a text are numbered and others are not.

      What: a text has both numbered placeholders, such as %1$@, and placeholders without a number, such as %@.
      Substitutions, and the placeholder for the number of a plural form, do not need a number.

      Why: which value the placeholder without a number gets is undefined: POSIX leaves it open, and Apple's systems may
      show the same value twice.

      Example:
        <source>%1$@ to %2$@</source><target>%2$@ von %@</target>

      What to do: number all placeholders as the source does. A placeholder without a value in the source is reported by
      extra-placeholder.
      """##,
      correct: ##"""
        Corrected:
          <source>%1$@ to %2$@</source><target>%2$@ von %1$@</target>
        """##),
    FindingPage(
      "argument-conflict",
      ##"""
      A substitution uses two arguments as its count.

      What: two forms of one substitution name different arguments.

      Why: it is not clear which value chooses the form.

      Example:
        %1$#@files@ and %2$#@files@

      What to do: use the same number in all forms.
      """##),
    FindingPage(
      "argument-mismatch",
      ##"""
      A text does not fit the values that it is shown with.

      What: the rules of password policies declare the values of their texts: rule.length.min.checklist has one number.
      The text uses a value that does not exist, formats a number as a text or the reverse, or, in the source language,
      never shows a value. Only declared texts are checked.

      Why: people see a placeholder, or do not learn what the rule requires.

      Example:
        <trans-unit id="rule.length.min.checklist|==|plural.other"><source>Min. %@ characters</source>

      What to do: use the placeholders that the unit's note lists: %lld for numbers, %@ for everything else.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="length.min|==|plural.other"><source>Min. %d characters</source></trans-unit>
        """##),
    FindingPage(
      "attribute-mismatch",
      ##"""
      A tag of a translation lacks an attribute of its source, or has another value for it.

      What: source and translation have the same tags, and one of the attributes href, src, action, class, id, name, rel,
      target or type is missing in the translation or has another value. Attributes with words (title, alt) and those that
      depend on the language (lang, dir, style, sizes) may differ. An address may lead to the page in another language;
      url-mismatch compares web addresses. <br> and <br /> are the same in HTML.

      Why: a link leads nowhere, or words lose their format.

      Example:
        <source>&lt;a href="#top">Up&lt;/a></source><target>&lt;a href="#oben">Hoch&lt;/a></target>

      What to do: copy the tag from the source, and translate only what people read.
      """##,
      correct: ##"""
        Not reported:
          <source>&lt;a title="tip" href="a">A&lt;/a></source><target>&lt;a href='a' title="Rat">B&lt;/a></target>
        """##),
    FindingPage(
      "breach-range-too-long",
      ##"""
      A service returns more hashes than a range can have.

      What: an app asked a service for the hashes that start with 5 digits, and the response is longer than 1 MiB.

      Why: the response is probably another file, and reading it could use up all memory. Only the library queries
      services; the command reads files.

      Example:
        a provider that returns the whole list

      What to do: make the provider return the range of one prefix.
      """##),
    FindingPage(
      "broken-validation-rule",
      ##"""
      A translation breaks a validation rule.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.7.5). Expected: a translation that meets the rules of its unit, groups and file.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <val:validation><val:rule isPresent="loja"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      Correct:
        <val:validation><val:rule isPresent="B"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      What to do: correct the translation, or ask for another rule.
      """##),
    FindingPage(
      "byte-order-mark",
      ##"""
      A file starts with a byte-order mark.

      What: the first character is U+FEFF, which JSON does not allow (RFC 8259, section 8.1), and which is not part of a
      hash in a file of breached passwords. It is a warning there and info elsewhere.

      Why: other programs may refuse the file.

      Example:
        U+FEFF before the first {

      What to do: save the file as UTF-8 without a byte-order mark.
      """##,
      correct: ##"""
        Not reported:
          {"a": "x"}
        """##),
    FindingPage(
      "capitalisation",
      ##"""
      A translation starts with a small letter, but its source starts with a capital.

      What: the first letter of a source of three words or more is a capital, and that of the translation is a small
      letter of a script that has capitals. Shorter texts are ignored: they are often names of languages, days and months,
      which many languages do not capitalise. Words with a capital inside, such as iPhone, and addresses are ignored too.

      Why: buttons and titles that start with a small letter stand out.

      Example:
        <source>Settings of the app</source><target>einstellungen der App</target>

      What to do: capitalise the first letter, unless the text is shown inside a sentence.
      """##,
      correct: ##"""
        Not reported:
          <source>Phone</source><target>iPhone</target>
        """##),
    FindingPage(
      "case-length",
      ##"""
      A case has more or fewer values than its unit has variables.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5.2). Expected: one value for each variable of pgs:switch, in their order.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1" pgs:switch="plural:n gender:host">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n gender:host">
        <segment id="s0" pgs:case="other feminine"><source>A</source></segment>
        </unit>

      What to do: write the values with a space between them.
      """##),
    FindingPage(
      "case-without-switch",
      ##"""
      A segment has a case, but its unit has no switch.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5.2). Expected: pgs:switch on the <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      What to do: write pgs:switch="plural:…" on the unit.
      """##),
    FindingPage(
      "change-track-property",
      ##"""
      A revision names an attribute that its element does not have.

      What: the document breaks a constraint of the specification (XLIFF 2.0, section 5.6.5.6). Expected: content, or the name of an attribute that the element has.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <ctr:changeTrack><ctr:revisions appliesTo="note" ref="n1"><ctr:revision><ctr:item property="priority">B</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
        <notes><note id="n1">A</note></notes>
        <segment><source>A</source></segment>

      Correct:
        <ctr:changeTrack><ctr:revisions appliesTo="note" ref="n1"><ctr:revision><ctr:item property="id">B</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
        <notes><note id="n1">A</note></notes>
        <segment><source>A</source></segment>

      What to do: correct the property.
      """##),
    FindingPage(
      "change-track-reference",
      ##"""
      A revision refers to an element that does not exist.

      What: the document breaks a constraint of the specification (XLIFF 2.0, sections 5.6.4.3 and 5.6.5.5). Expected: the id of an element that appliesTo names, in the same <file>, <group> or <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <ctr:changeTrack><ctr:revisions appliesTo="note" ref="n2"><ctr:revision><ctr:item property="content">B</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
        <notes><note id="n1">A</note></notes>
        <segment><source>A</source></segment>

      Correct:
        <ctr:changeTrack><ctr:revisions appliesTo="note" ref="n1"><ctr:revision><ctr:item property="content">B</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
        <notes><note id="n1">A</note></notes>
        <segment><source>A</source></segment>

      What to do: write ref="…" with the id of the element.
      """##),
    FindingPage(
      "changed-code-order",
      ##"""
      A target changes a sequence of codes that may not be changed.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.2.6). Expected: the codes of the sequence in the order of the source.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ph id="2" canReorder="no" canCopy="no" canDelete="no"/><ph id="3" canReorder="no" canCopy="no" canDelete="no"/></source>
        <target><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ph id="3" canReorder="no" canCopy="no" canDelete="no"/><ph id="2" canReorder="no" canCopy="no" canDelete="no"/></target>

      Correct:
        <source><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ph id="2" canReorder="no" canCopy="no" canDelete="no"/></source>
        <target><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/><ph id="2" canReorder="no" canCopy="no" canDelete="no"/></target>

      What to do: put the codes in the order of the source.
      """##),
    FindingPage(
      "changed-do-not-translate",
      ##"""
      A translation changes a word that must stay as it is.

      What: the configuration lists words that are not translated, such as names of products. The source contains one of
      them, letter for letter and as a whole word, but the translation does not. Longer words that contain it are
      accepted, and so are endings, which may change its last letter: "Mozillou".

      Why: people look for the product by its real name.

      Example:
        not to be translated: "Focus"; <source>About Focus</source><target>Über Fokus</target>

      What to do: write the word as it is in the source.
      """##,
      correct: ##"""
        Not reported:
          <source>About Focus</source><target>O Focusu</target>
        """##),
    FindingPage(
      "changed-key",
      ##"""
      A text gets a different key.

      What: the target format restricts the characters of keys, or a plural form of another text already uses this key.

      Why: the program finds the text only by the new key.

      Example:
        "Hello %@" becomes "Hello___" in Android's resources

      What to do: use the new key in the program, or first give the text a key of letters, digits and _.
      """##),
    FindingPage(
      "changed-literal",
      ##"""
      A command-line option, a path or a function name was translated.

      What: the source has an option (--help), an absolute path of a Unix system (/etc/hosts) or a call without arguments
      (close()), and the translation does not have it unchanged. Values after an option (--input=FILE) may differ.

      Why: people type what they read, and the command fails.

      Example:
        <source>Try --help</source><target>Versuchen Sie --hilfe</target>

      What to do: copy it from the source.
      """##,
      correct: ##"""
        Not reported:
          <source>Try --in=FILE</source><target>Mit --in=DATEI</target>
        """##),
    FindingPage(
      "changed-placeholder-in-source",
      ##"""
      The placeholders of a source differ from those in the base catalogue.

      What: the base catalogue has a unit with the same id, but the placeholders of its source differ in number, type or
      position.

      Why: the translation follows the placeholders of an outdated source. The app inserts other values, so people read
      wrong numbers, or the app crashes.

      Example:
        <source>%@ of %@</source> where the base has <source>%lld of %@</source>

      What to do: export the catalogue again, and adapt the translation.
      """##,
      correct: ##"""
        Not reported:
          <source>%2$lld of %1$@</source><target>%2$lld von %1$@</target>
        """##),
    FindingPage(
      "choice-mismatch",
      ##"""
      A translation has a different kind of choice from that of its source, or no choice at all.

      What: the source has a choice such as {count, plural, …}, and the translation chooses by the same value with select
      or selectordinal, or the other way round. It is a warning if the translation neither chooses by the number nor shows
      it, or has too few of the forms between the | of vue-i18n and Laravel, unless its language has one form for all
      numbers.

      Why: a selector such as few never matches in a select, so that everyone reads other. Without the choice, people read
      the same text for 1 and for 5.

      Example:
        {count, plural, one{day} other{days}} translated as {count, select, one{Tag} other{Tage}}

      What to do: copy the head of the choice from the source.
      """##,
      correct: ##"""
        Not reported:
          <source>{n, plural, one{day} other{days}}</source><target>日</target>
        """##),
    FindingPage(
      "circular-base",
      ##"""
      A policy extends itself, directly or through others.

      What: the policy that "extends" names extends this one, or leads back to it through further policies.

      Why: no policy of the cycle comes first, so the rules are not known.

      Example:
        a.json has "extends": "./b.json", and b.json has "extends": "./a.json"

      What to do: remove "extends" from one of these policies.
      """##),
    FindingPage(
      "code-hints-differ",
      ##"""
      The halves of a code have different editing hints.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5). Expected: the same canCopy, canDelete and canOverlap on <sc> and <ec>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1" canCopy="no"/>A<ec startRef="1"/></source>

      Correct:
        <source><sc id="1" canCopy="no"/>A<ec startRef="1" canCopy="no"/></source>

      What to do: write the same values on both.
      """##),
    FindingPage(
      "comment-reference",
      ##"""
      A comment does not refer to a note of its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.3.1.3). Expected: a reference such as #n=n1 to a <note> of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment" ref="#n=n2">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment" ref="#n=n1">A</mrk></source></segment>

      What to do: write ref="#n=…" with the note's id.
      """##),
    FindingPage(
      "comment-with-two-texts",
      ##"""
      A comment has both a text and a reference.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.3.1.3). Expected: either value or ref.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment" value="B" ref="#n=n1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment" ref="#n=n1">A</mrk></source></segment>

      What to do: remove one of them.
      """##),
    FindingPage(
      "comment-without-text",
      ##"""
      A comment has no text.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.3.1.3). Expected: value, or a reference to a note of the unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">B</note></notes>
        <segment><source><mrk id="m1" type="comment" value="B">A</mrk></source></segment>

      What to do: write value="…" or ref="#n=…".
      """##),
    FindingPage(
      "contradiction",
      ##"""
      No password can meet the policy.

      What: some rules of a policy exclude each other, so that no password, or only the empty one, meets all of them; or
      passwords expire no later than the rule minimum-age lets users change them.

      Why: nobody can choose a password, or change an old one in time.

      Example:
        {"minL": 20, "maxL": 8}

      What to do: change one of the rules that the finding names.
      """##),
    FindingPage(
      "control-character",
      ##"""
      A text contains an invisible control character.

      What: a text that people see contains a control character other than a tab or a line break: U+007F, or one from
      U+0080 to U+009F. A character such as U+0092 is often a Windows apostrophe that was read as Latin-1.

      Why: the character is shown as nothing or as an empty box, and a search does not find the word.

      Example:
        <source>Don’t save</source><target>N&#x92;enregistrez pas</target>

      What to do: delete the character, or write the one that was meant.
      """##,
      correct: ##"""
        Not reported:
          <source>A\tb</source><target>A\tb&#13;
          </target>
        """##),
    FindingPage(
      "conversion-loss",
      ##"""
      Another system cannot express a part of a policy.

      What: a policy is written for a system whose settings cannot express one of its rules, or which requires something
      that the policy does not. The finding names what the system requires instead. It is info if no rule is lost, but only
      a note, the order of the rules, a text of a server, a value of another system, or the normalisation of passwords to
      NFC, which is the form that nearly all keyboards produce.

      Why: the two systems would judge some passwords differently, and users would read something that is not true.

      Example:
        {"rule": "digits", "min": 2} for Amazon Cognito, which can require one digit

      What to do: change the rule to one that both systems can express, or check the rule elsewhere, for example in the form.
      """##),
    FindingPage(
      "copy-of-uncopyable-code",
      ##"""
      A code is a copy of a code that may not be copied.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.7.2.4.1 and 3.7.2.6). Expected: a copy of a code without canCopy="no".

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" canCopy="no"/><ph id="2" copyOf="1"/></source>

      Correct:
        <source><ph id="1"/><ph id="2" copyOf="1"/></source>

      What to do: remove the copy.
      """##),
    FindingPage(
      "copy-of-unknown-code",
      ##"""
      A code is a copy of a code that does not exist.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.8). Expected: the id of a code of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1"/><ph id="2" copyOf="9"/></source>

      Correct:
        <source><ph id="1"/><ph id="2" copyOf="1"/></source>

      What to do: correct copyOf, or remove it.
      """##),
    FindingPage(
      "copy-with-original-data",
      ##"""
      A copy of a code or the copied code has original data.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.2.4.1). Expected: copyOf only where there is no original data.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <originalData><data id="d1">a</data></originalData>
        <segment><source><ph id="1" dataRef="d1"/><ph id="2" copyOf="1" dataRef="d1"/></source></segment>

      Correct:
        <originalData><data id="d1">a</data></originalData>
        <segment><source><ph id="1" dataRef="d1"/><ph id="2" dataRef="d1"/></source></segment>

      What to do: remove copyOf; codes with the same original data refer to the same <data>.
      """##),
    FindingPage(
      "count-dropped",
      ##"""
      A plural form for many numbers does not show the number.

      What: the source shows the number, but a form for several numbers does not. A form for one number may omit it ("one
      file"). It is a warning for one, zero and two if they apply to more numbers: in Russian, one applies to 21 and 31
      too, and in French to 0; and for many where only millions select it, as in French. Forms for fractions only, such as
      many in Czech, are ignored. In a source catalogue, a form for several numbers is reported if it does not show the
      number that other forms of the text show.

      Why: people read "files" and do not learn how many.

      Example:
        <trans-unit id="f|==|plural.other"><source>%lld files</source><target>Dateien</target></trans-unit>

      What to do: put the placeholder of the number into the form.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="f|==|plural.one"><source>One file</source></trans-unit>
          <trans-unit id="f|==|plural.other"><source>%lld files</source></trans-unit>
        """##),
    FindingPage(
      "deprecated-key",
      ##"""
      A policy has an old key.

      What: a list of settings has a policy under the key PASSWORD_POLICY_BKP, the old name of RELID_PASSWORD_POLICY. The
      finding is info if the list also has the current key, which is read instead.

      Why: programs that support only the current key read no policy, or a different one.

      Example:
        [{"key": "PASSWORD_POLICY_BKP", "value": "{…}"}]

      What to do: write the policy under RELID_PASSWORD_POLICY.
      """##),
    FindingPage(
      "device-conflict",
      ##"""
      A message has both a text for every device and texts by device.

      What: one unit is the whole text, and another one is the text for a device.

      Why: it is not clear which of them an app shows.

      Example:
        tap and tap|==|device.mac

      What to do: name the whole text device.other.
      """##),
    FindingPage(
      "device-without-other",
      ##"""
      A text that varies by device has no text for other devices.

      What: the text has forms for some devices, such as iphone, but none for other.

      Why: on all other devices, people see the key instead of a text.

      Example:
        <trans-unit id="tap|==|device.iphone">… on its own

      What to do: add a text for the device other. In XLIFF, add a unit for device.other, or export the catalogue again.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="t|==|device.mac.plural.other"><source>Click</source><target>Klicken</target></trans-unit>
          <trans-unit id="t|==|device.other.plural.other"><source>Tap</source><target>Tippen</target></trans-unit>
        """##),
    FindingPage(
      "doctype-present",
      ##"""
      The file has a document type declaration.

      What: <!DOCTYPE …> precedes <xliff>. Nothing after it is read.

      Why: such a declaration can make a parser fetch other files or expand a few bytes to gigabytes. XLIFF does not need
      one.

      Example:
        <!DOCTYPE xliff SYSTEM "xliff.dtd">

      What to do: delete the declaration.
      """##,
      correct: ##"""
        Not reported:
          <source>Doc</source><target>&lt;!DOCTYPE html&gt;</target>
        """##),
    FindingPage(
      "double-space",
      ##"""
      A translation has two spaces in a row.

      What: the translation has two or more spaces in a row inside a line, and the source does not. Spaces at the start of
      a line are ignored, because they may be indentation.

      Why: people see a gap.

      Example:
        <source>Delete all files</source><target>Alle  Dateien löschen</target>

      What to do: delete the extra spaces.
      """##,
      correct: ##"""
        Corrected:
          <source>All files</source><target>Alle Dateien</target>
        """##),
    FindingPage(
      "doubled-word",
      ##"""
      A translation has the same word twice in a row.

      What: a word of two letters or more occurs twice in a row, separated by one space, and the source has no such
      repetition. Languages that double words for grammar or emphasis (Indonesian, Hindi, Turkish and others) are not
      checked. Doubled words that are correct, such as "nous nous" in French and "die die" in German, are ignored.

      Why: readers notice the mistake.

      Example:
        <source>Delete the file</source><target>Die Datei Datei löschen</target>

      What to do: delete one of the words.
      """##,
      correct: ##"""
        Corrected:
          <source>Delete it</source><target>Die Datei löschen</target>
        """##),
    FindingPage(
      "duplicate-case",
      ##"""
      Two segments of a unit have the same case.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5.2). Expected: a different case for each <segment>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="one"><source>A</source></segment>
        <segment id="s1" pgs:case="one"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="one"><source>A</source></segment>
        <segment id="s1" pgs:case="other"><source>A</source></segment>
        </unit>

      What to do: remove one of them, or correct its case.
      """##),
    FindingPage(
      "duplicate-data-id",
      ##"""
      Two pieces of original data have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: a different id for each <data>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <originalData><data id="d1">a</data><data id="d1">b</data></originalData>
        <segment><source>A</source></segment>

      Correct:
        <originalData><data id="d1">a</data><data id="d2">b</data></originalData>
        <segment><source>A</source></segment>

      What to do: give one of them another id, or remove it if both are the same.
      """##),
    FindingPage(
      "duplicate-extension-id",
      ##"""
      Two elements of an extension have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.9.2). Expected: ids that are unique in a <file>, <group> or <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <my:a id="x1"/>
        <my:b id="x1"/>
        <segment><source>A</source></segment>

      Correct:
        <my:a id="x1"/>
        <my:b id="x2"/>
        <segment><source>A</source></segment>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-file-id",
      ##"""
      Two files of a document have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: a different id for each <file>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
        <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>

      Correct:
        <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
        <file id="f2"><unit id="u1"><segment><source>A</source></segment></unit></file>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-glossary-id",
      ##"""
      Two entries of a glossary have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.2.5.1). Expected: a different id for each <gls:glossEntry> and <gls:translation>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <gls:glossary><gls:glossEntry id="g1"><gls:term>A</gls:term><gls:translation id="g1">B</gls:translation></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <gls:glossary><gls:glossEntry id="g1"><gls:term>A</gls:term><gls:translation id="g2">B</gls:translation></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-group-id",
      ##"""
      Two groups of a file have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: a different id for each <group> of a <file>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <group id="g1"><unit id="u1"><segment><source>A</source></segment></unit></group>
        <group id="g1"/>

      Correct:
        <group id="g1"><unit id="u1"><segment><source>A</source></segment></unit></group>
        <group id="g2"/>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-key",
      ##"""
      An object has two members with the same name.

      What: two members of one JSON object have the same name, such as two texts with one key. It is a warning in files of
      settings and in Apple password rules, where the last or the strictest one is used.

      Why: programs differ in which of the two they use.

      Example:
        {"open": "Open", "open": "Open file"}

      What to do: remove one of the two.
      """##,
      correct: ##"""
        Not reported:
          {"a": {"b": "x"}, "c": {"b": "x"}}
        """##),
    FindingPage(
      "duplicate-match-id",
      ##"""
      Two translation candidates have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.1.7.1). Expected: a different id for each <mtc:match>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <mtc:matches><mtc:match id="m" ref="#s1"><source>A</source><target>B</target></mtc:match><mtc:match id="m" ref="#s1"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <mtc:matches><mtc:match id="m" ref="#s1"><source>A</source><target>B</target></mtc:match><mtc:match id="n" ref="#s1"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-metadata-id",
      ##"""
      Two groups of metadata have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.4.5.3). Expected: a different id for <mda:metadata> and each <mda:metaGroup> in it.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <mda:metadata id="a"><mda:metaGroup id="a"><mda:meta type="t">B</mda:meta></mda:metaGroup></mda:metadata>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <mda:metadata id="a"><mda:metaGroup id="b"><mda:meta type="t">B</mda:meta></mda:metaGroup></mda:metadata>
        <segment id="s1"><source>A</source></segment>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-note-id",
      ##"""
      Two notes of an element have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: a different id for each <note>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note><note id="n1">B</note></notes>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <notes><note id="n1">A</note><note id="n2">B</note></notes>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-order",
      ##"""
      Two targets of a unit have the same order.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.3.1.24 and 3.8.2). Expected: a different order for each; the default is the position of the segment.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source><target order="2">B</target></segment>
        <segment><source>C</source><target>D</target></segment>

      Correct:
        <segment><source>A</source><target order="2">B</target></segment>
        <segment><source>C</source><target order="1">D</target></segment>

      What to do: number all targets of the unit.
      """##),
    FindingPage(
      "duplicate-resource-id",
      ##"""
      Two resources have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.5.4.3 and 4.5.4.4). Expected: a different id for each resource of a <res:resourceData>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItem id="r1"><res:reference href="a"/></res:resourceItem>
        <res:resourceItem id="r1"><res:reference href="b"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItem id="r1"><res:reference href="a"/></res:resourceItem>
        <res:resourceItem id="r2"><res:reference href="b"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "duplicate-rule",
      ##"""
      A policy has the same rule twice.

      What: two rules have the same kind and the same values. In a Keycloak policy, two rules of the same kind are enough,
      because only the last one counts; elsewhere, the finding is a warning.

      Why: people would read the same text twice; one of the rules was probably meant to be a different one.

      Example:
        {"rule": "digits", "min": 1}, {"rule": "digits", "min": 1}

      What to do: correct or remove one of the two.
      """##),
    FindingPage(
      "duplicate-segment-id",
      ##"""
      Two segments, codes or marks of a unit have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: a different id for each <segment>, <ignorable> and inline element of a unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1"/> <ph id="1"/></source>

      Correct:
        <source><ph id="1"/> <ph id="2"/></source>

      What to do: give one of them another id; only a code of a target has the id of its code in the source.
      """##),
    FindingPage(
      "duplicate-source-catalog",
      ##"""
      Two catalogues contain the source texts of the same files.

      What: two source catalogues in the same language have a <file> with the same original="…", and they are in the same
      folder, or equally close to a translation. If each folder has its own source catalogue, a translation is compared
      with the nearest one. A catalogue without a target language counts, and one that translates the source language into
      itself beside it or below does not. With --base, only the catalogue named there is used.

      Why: translations are compared with neither catalogue, so missing and unknown texts are not found.

      Example:
        en.xliff and en-copy.xliff beside de.xliff

      What to do: delete one of them, or name the right one with --base.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.strings" source-language="en" target-language="en" datatype="plaintext"><body/></file>
        """##),
    FindingPage(
      "duplicate-text",
      ##"""
      A message has two texts.

      What: two units have the same id and the same variation, in one <file> or in several. It is a warning if they are in
      several; the first one is used.

      Why: an app shows only one of them.

      Example:
        <trans-unit id="salt"> twice

      What to do: give one of the messages another id, or remove one of the units.
      """##),
    FindingPage(
      "duplicate-unit-id",
      ##"""
      Two units of a `<file>` have the same id.

      What: a <trans-unit> repeats the id of an earlier one in the same <file>. Other <file> elements may use the same id.

      Why: only one of the two translations is kept, and which one is undefined (XLIFF 1.2, section 2.3.2).

      Example:
        <trans-unit id="ok">…</trans-unit>
        <trans-unit id="ok">…</trans-unit>

      What to do: keep the right translation and delete the other unit.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="café"><source>Café</source><target>Café</target></trans-unit>
          <trans-unit id="café"><source>Café</source><target>Café</target></trans-unit>
        """##),
    FindingPage(
      "duplicate-value",
      ##"""
      A list contains the same value twice.

      What: a list of words has one of them twice.

      Why: the second one has no effect; another word may have been meant.

      Example:
        {"rule": "classes", "of": ["digits", "digits"]}

      What to do: correct or remove one of the two.
      """##),
    FindingPage(
      "duplicated-inline-code",
      ##"""
      The translation has an inline code more often than its source.

      What: a code with the same id occurs more often in the translation than in the source. Values that Angular names
      (INTERPOLATION) may be repeated, and so may the codes of texts with plural forms ({VAR_PLURAL, plural, …}).

      Why: the link or the format is inserted twice, and many tools reject the file.

      Example:
        <source>Read <x id="1"/></source><target><x id="1"/> lesen <x id="1"/></target>

      What to do: delete the extra code.
      """##,
      correct: ##"""
        Not reported:
          <source>A<x id="1"/>B<x id="1"/></source><target>A<x id="1"/>B<x id="1"/></target>
        """##),
    FindingPage(
      "edge-line-break",
      ##"""
      A text of a gettext catalogue starts or ends with a line break where its msgid does not, or the reverse.

      What: one of msgid and msgstr starts (or ends) with \n, and the other does not; the same for msgid_plural and each
      msgstr[n]. Entries that are fuzzy or not translated are left alone.

      Why: msgfmt rejects the file, and the program's output runs into the text before or after it.

      Example:
        msgid "Done.\n"
        msgstr "Fertig."

      What to do: start and end the translation as the msgid does.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          msgid "\nDone.\n"
          msgstr "\nFertig.\n"
        """##),
    FindingPage(
      "edge-whitespace",
      ##"""
      A translation starts or ends with white space and its source does not, or the reverse.

      What: the translation starts or ends with a space or a tab and the source does not, or the reverse. Line breaks are
      checked by line-break-count. In languages without spaces between words, such as Japanese, a translation may lack the
      spaces of the source. In all languages, it may lack a space after the end of a sentence. A space beside a line break
      is indentation. A form of a substitution is judged only at an edge of the whole text. It is
      info in files of Angular, where the white space at the edges is mostly that of the template.

      Why: an extra space shifts the text. Without a space that is needed, it runs into what the app shows next to it.

      Example:
        <source>Name: </source><target>Nom :</target>

      What to do: start and end the translation as the source does.
      """##,
      correct: ##"""
        Corrected:
          <source>Salt</source><target>Salz</target>
        """##),
    FindingPage(
      "element-order",
      ##"""
      Elements are not in the order that XLIFF requires.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2). Expected: it earlier.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source></segment>
        <notes><note>B</note></notes>

      Correct:
        <notes><note>B</note></notes>
        <segment><source>A</source></segment>

      What to do: move it further up.
      """##),
    FindingPage(
      "ellipsis",
      ##"""
      A translation has three full stops where the source has an ellipsis.

      What: the source has the sign … and the translation has three full stops; or, in a source catalogue, a text ends
      with three full stops. Chinese, which writes six dots, is not checked.

      Why: the sign … is never split across two lines, and screen readers recognise it.

      Example:
        <source>Loading…</source><target>Laden...</target>

      What to do: write …, with a space before it if your language uses one.
      """##,
      correct: ##"""
        Corrected:
          <source>Loading…</source><target>Laden…</target>
        """##),
    FindingPage(
      "email-mismatch",
      ##"""
      An e-mail address of the source is missing from the translation or changed.

      What: the translation lacks an e-mail address of the source. The name of a user on a server, @user@example.com, is no
      such address, nor is a version such as package@1.2. An address of an example, such as name@example.com (RFC 2606),
      may be another one, and so may an address that is the whole text: it shows what belongs into a field.

      Why: mail is not delivered, or reaches somebody else.

      Example:
        <source>Write to help@example.com</source><target>Schreiben Sie an hepl@example.com</target>

      What to do: copy the address from the source.
      """##,
      correct: ##"""
        Not reported:
          <source>Write to help@a.org.</source><target>help@a.orgへ</target>
        """##),
    FindingPage(
      "empty-breach-file",
      ##"""
      A file of breached passwords is empty.

      What: the file that --breached names has no lines.

      Why: no password would be found in it, and all would seem safe.

      Example:
        a download that was interrupted before its first line

      What to do: download the file again, or name another one.
      """##),
    FindingPage(
      "empty-glossary-entry",
      ##"""
      A term has neither a translation nor a definition.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.2.4.3). Expected: a <gls:translation> or a <gls:definition>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <gls:glossary><gls:glossEntry><gls:term>A</gls:term></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <gls:glossary><gls:glossEntry><gls:term>A</gls:term><gls:translation>B</gls:translation></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      What to do: add one of them, or remove the entry.
      """##),
    FindingPage(
      "empty-resource-item",
      ##"""
      A resource item is empty.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.5.4.4). Expected: a note, a source, a target or a reference.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:reference href="a.png"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: add one of them, or remove the item.
      """##),
    FindingPage(
      "empty-source",
      ##"""
      A unit's source has no text.

      What: <source> is empty, either in a source catalogue or in a unit that has a translation. In a format with a file
      for each language, it is reported in the source file only. The unit with the empty id is ignored: Xcode exports the
      empty text this way. So are Java's properties and .NET's resources, where an empty value is a blank on purpose, the
      forms of substitutions in a source file, because other parts of the text may be
      enough, and an i18next file most of whose texts are empty: its keys are the texts.

      Why: translators cannot know what to translate. A text that exists in only one language is a mistake.

      Example:
        <trans-unit id="hint"><source></source><target>Tipp</target></trans-unit>

      What to do: add the text to the project and export again, or mark the unit as not to be translated.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="hint"><source></source></trans-unit>
        """##),
    FindingPage(
      "empty-translation",
      ##"""
      A translation is empty.

      What: a unit has a <target> without any text, and is not marked as unfinished. Plural forms that are never shown are
      ignored. An empty plural form for millions only, such as many in French, is info.

      Why: Xcode imports the empty text, and people see nothing at all. Without a <target>, they would see the source
      text.

      Example:
        <trans-unit id="salt"><source>Salt</source><target></target></trans-unit>

      What to do: write the translation, or delete the <target> element.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="salt"><source>Salt</source><target state="new"/></trans-unit>
        """##),
    FindingPage(
      "empty-value",
      ##"""
      A field of a policy has no value.

      What: a Boolean field of a REL-ID policy has the value "", or a property of an Apple password rule is empty or 0.

      Why: it has no effect, which may not be what its author intended.

      Example:
        {"minL": 8, "UserIDcheck": ""}

      What to do: give it a value, such as true or false, or remove it.
      """##),
    FindingPage(
      "end-code-direction",
      ##"""
      An <ec> has a direction.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.3.5). Expected: dir on its <sc> only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1"/>A<ec startRef="1" dir="ltr"/></source>

      Correct:
        <source><sc id="1" dir="ltr"/>A<ec startRef="1"/></source>

      What to do: move dir to the <sc>.
      """##),
    FindingPage(
      "end-code-reference",
      ##"""
      An <ec> has an id where it needs startRef, or the other way round.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.3.5). Expected: startRef, or an id if it has isolated="yes".

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1"/>A<ec startRef="1" id="2"/></source>

      Correct:
        <source><sc id="1"/>A<ec startRef="1"/></source>

      What to do: write startRef="…" with the id of the <sc>; where isolated is yes, write id="…" instead.
      """##),
    FindingPage(
      "end-code-without-start",
      ##"""
      An <ec> has no <sc> before it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.3.5). Expected: an <sc> with this id before it in the unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ec startRef="1"/>A<sc id="1"/></source>

      Correct:
        <source><sc id="1"/>A<ec startRef="1"/></source>

      What to do: add the <sc>, or correct startRef.
      """##),
    FindingPage(
      "end-mark-style",
      ##"""
      A short translation ends with a different mark from its source.

      What: a label of one or two words ends with a full stop or an exclamation mark, and its translation does not, or the
      reverse; or one of the texts ends with ?! and the other with only one of its signs. Clear mistakes are reported by
      end-punctuation. Abbreviations are ignored.

      Why: labels with and without a full stop appear side by side, or the tone of a text changes.

      Example:
        <source>Saved.</source><target>Gesichert</target>

      What to do: end both in the same way, unless the language has a reason not to.
      """##,
      correct: ##"""
        Not reported:
          <source>5 min</source><target>5 Min.</target>
        """##),
    FindingPage(
      "end-punctuation",
      ##"""
      A translation does not end with the punctuation of its source.

      What: the source ends with a full stop, a question mark, an exclamation mark, a colon, a semicolon or an ellipsis,
      and the translation does not; or the translation ends with such a mark, and the source does not. The marks of every
      script count (。 । ။ ։ ᱾ ؟ ：), and so do ?!, !? and ‽, which are interchangeable with each other and with either of
      their signs. A full stop and an exclamation mark are interchangeable. Labels of one or two words and abbreviations
      may lose either (see end-mark-style), and a translation of several sentences may end with a full stop. Closing
      brackets, quotation marks and emoji after the mark are ignored. In Chinese, Japanese and Korean, a full stop may be
      left out or replace a colon; Armenian has its question mark inside the text, and ":" may be its full stop or its
      colon; Thai, Lao, Khmer, Burmese and Tibetan
      are not checked.

      Why: a question reads as a statement, a label loses its colon, a sentence in a paragraph has no end.

      Example:
        <source>Delete all files?</source><target>Alle Dateien löschen</target>

      What to do: end the translation with the mark that your language uses for the one in the source.
      """##,
      correct: ##"""
        Not reported:
          <source>Delete?</source><target>حذف؟</target>
        """##),
    FindingPage(
      "extra-inline-code",
      ##"""
      The translation has an inline code that its source does not have.

      What: the translation has a code such as <x id="3"/>, and the source has none with this id. It is a warning in
      XLIFF 2, where a translation may add codes.

      Why: the tool that puts the codes back cannot resolve this one. Many reject the whole file.

      Example:
        <source>Read <x id="1"/></source><target><x id="2"/> lesen</target>

      What to do: delete the code, or correct its id.
      """##,
      correct: ##"""
        Not reported:
          <source>A. B.</source><target><mrk mid="1" mtype="seg">A.</mrk> B.</target>
        """##),
    FindingPage(
      "extra-placeholder",
      ##"""
      The translation has a placeholder that its source does not have.

      What: the placeholder needs a value that no variant of the source shows. In a list of three or more phrases, one per
      line and each with the same placeholders, the number of lines may differ, because each phrase is used separately.

      Names in brackets ({name}, {{ name }}, %(name)s, %{name}) count as placeholders if the format of the source file has
      them (.arb, .vue: {name}; .po: %(name)s; .yml: %{name}; .hbs: {{ name }}), or if the
      sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words. A
      choice such as {count, plural, one {…} other {…}} always counts as a placeholder. A link of vue-i18n that the source
      does not have (@:key) is a warning.

      Why: the app does not pass such a value; it shows nonsense or crashes.

      Example:
        <source>Delete?</source><target>%@ löschen?</target>

      What to do: delete the placeholder, or correct its number. To show a percent sign, write %%.
      """##,
      correct: ##"""
        Not reported:
          <source>Quote</source><target>Zitat {sic}</target>
        """##),
    FindingPage(
      "forbidden-term",
      ##"""
      A translation contains a word that the glossary forbids.

      What: the configuration lists words that must not appear in the translations of a language. They are found as whole
      words, in capitals or small letters. In Chinese, Japanese, Thai and other languages written without spaces, they are
      found anywhere, but a word in Katakana only if it is not part of a longer word in Katakana.

      Why: the project has agreed on other words.

      Example:
        forbidden in German: "Passwort" in <target>Neues Passwort</target>

      What to do: use the word that the project has agreed on.
      """##,
      correct: ##"""
        Not reported:
          <source>New code</source><target>Kennwortliste</target>
        """##),
    FindingPage(
      "foreign-attribute",
      ##"""
      An attribute of another namespace is where XLIFF does not allow one.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.3 and 3.9.1). Expected: attributes of XLIFF only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment my:score="1"><source>A</source></segment>

      Correct:
        <unit id="u1" my:score="1"><segment><source>A</source></segment></unit>

      What to do: move it to <unit>, <note>, <mrk> or another element that takes such attributes.
      """##),
    FindingPage(
      "foreign-element",
      ##"""
      An element of another namespace is where XLIFF does not allow one.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.9.1). Expected: elements of XLIFF only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><my:note/><source>A</source></segment>

      Correct:
        <my:note/>
        <segment><source>A</source></segment>

      What to do: move it into <file>, <group> or <unit>, before their other elements.
      """##),
    FindingPage(
      "format-on-end-code",
      ##"""
      An <ec> that is not isolated has a format.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.3.5.1 and 4.3.5.2). Expected: fs:fs and fs:subFs on its <sc> only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1"/>A<ec startRef="1" fs:fs="b"/></source>

      Correct:
        <source><sc id="1" fs:fs="b"/>A<ec startRef="1"/></source>

      What to do: move them to the <sc>.
      """##),
    FindingPage(
      "fragment-order",
      ##"""
      A reference names a unit before its file.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2). Expected: the file, then the group, then the unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/u=u1/f=f1/n=n1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/n=n1">A</mrk></source></segment>

      What to do: write f= first, then g=, then u=.
      """##),
    FindingPage(
      "french-spacing",
      ##"""
      A French text lacks a space at a punctuation mark.

      What: a colon, a semicolon, an exclamation mark, a question mark or a closing guillemet follows a word directly, or
      a word follows an opening guillemet directly. The rules are those of France, so texts for Canada and Switzerland are
      not checked. Ordinary spaces before these marks are reported by lost-no-break-space.

      Why: French typography requires the space.

      Example:
        <source>Delete?</source><target>Supprimer?</target>

      What to do: insert a no-break space (U+00A0, or U+202F).
      """##,
      correct: ##"""
        Corrected:
          <source>Delete?</source><target>Supprimer ?</target>
        """##),
    FindingPage(
      "fullwidth-form",
      ##"""
      A text contains a full-width character that its language does not use.

      What: a text that is not Chinese, Japanese or Korean contains a letter, digit or mark from U+FF01 to U+FF5E, such as
      ！ or Ａ, and its source has none. Texts with Chinese characters, kana or hangul are not checked in any language.

      Why: it is twice as wide as the letters around it, and was probably typed by accident with an East Asian keyboard.

      Example:
        <source>Done!</source><target>Fertig！</target>

      What to do: write the ordinary character.
      """##,
      correct: ##"""
        Corrected:
          <source>Done!</source><target>Fertig!</target>
        """##),
    FindingPage(
      "glossary-reference",
      ##"""
      A term does not refer to a text of its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.2.5.2). Expected: # and the id of a part of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <gls:glossary><gls:glossEntry ref="#m1"><gls:term>A</gls:term><gls:definition>B</gls:definition></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <gls:glossary><gls:glossEntry ref="#s1"><gls:term>A</gls:term><gls:definition>B</gls:definition></gls:glossEntry></gls:glossary>
        <segment id="s1"><source>A</source></segment>

      What to do: correct the reference, or remove it.
      """##),
    FindingPage(
      "identical-plural-forms",
      ##"""
      All plural forms of a translation are the same, but those of its source differ.

      What: a language with a form for few, such as Polish or Arabic, has the same text in all forms. Other languages are
      ignored, because many of their words have no separate plural, such as German "Meter".

      Why: often one form was copied and never adapted. Abbreviations and words that never change are correct as they are.

      Example:
        Polish one, few, many and other: "%lld plików"

      What to do: check each form. If the word never changes, nothing is wrong.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="f|==|plural.one"><source>%lld meter</source><target>%lld Meter</target></trans-unit>
          <trans-unit id="f|==|plural.other"><source>%lld meters</source><target>%lld Meter</target></trans-unit>
        """##),
    FindingPage(
      "inactive-policy",
      ##"""
      The policy of another system is switched off.

      What: the system has a policy but does not enforce it.

      Why: the rules do not apply. Users can choose any password that the system accepts, or that another policy accepts.
      The finding says whether the rules are read.

      Example:
        {"passwordPolicyConfig": {"passwordPolicyEnforcementState": "OFF"}}

      What to do: switch the policy on, and read it again.
      """##),
    FindingPage(
      "inconsistent-translation",
      ##"""
      The same source has different translations.

      What: two units in the same language and the same folder have the same source of several words, but different
      translations. The following are ignored: single words, which often have several meanings; texts that vary by number
      or device; texts with different notes; translations that differ in capitals only; and texts with different uses
      according to their ids, such as "sign-in.title" and "sign-in.button", because many languages name an action
      differently there.

      Why: people see two names for one thing and look for the difference.

      Example:
        "Privacy Notice" is "Datenschutzhinweis" in one unit and "Hinweise zum Datenschutz" in another

      What to do: agree on one translation. If both are right, give the texts different sources or different ids.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="a"><source>Open</source><target>Öffnen</target></trans-unit>
          <trans-unit id="b"><source>Open</source><target>Offen</target></trans-unit>
        """##),
    FindingPage(
      "inexact-reading",
      ##"""
      A policy only approximates a setting of another system.

      What: a setting was read as the rule that comes nearest to it; some passwords are judged differently. The finding is
      info unless the setting switches the policy off.

      Why: the finding states where the two differ, so that you can decide whether it matters.

      Example:
        maxsequence = 3 in pwquality.conf

      What to do: nothing, if the difference does not matter; otherwise, change the rule.
      """##),
    FindingPage(
      "inline-code-order",
      ##"""
      The inline codes of the translation are in a different order from those of its source.

      What: both texts have the same codes, but not in the same order. Codes that Angular names are reported only if an
      end (CLOSE_LINK) comes before its start (START_LINK), because values and whole tags follow the order of the words.

      Why: codes look alike and are easily mixed up. Then the wrong word becomes the link.

      Example:
        <source><g id="1">Terms</g> and <g id="2">help</g></source><target><g id="2">Regeln</g> und <g id="1">Hilfe</g></target>

      What to do: compare what each code encloses. If the grammar of your language requires this order, nothing is wrong.
      """##,
      correct: ##"""
        Not reported:
          <source><x id="1"/> A <x id="2"/></source><target><x id="1"/> <x id="2"/> B</target>
        """##),
    FindingPage(
      "invalid-argument",
      ##"""
      A substitution of a compiled catalogue uses an invalid argument number for its count.

      What: the number of the argument is less than 1 or greater than 4096.

      Why: there is no such value, so no plural form can be chosen.

      Example:
        {"substitutions": {"files": {"argument": 0}}}

      What to do: compile the catalogue again with watchword compile.
      """##),
    FindingPage(
      "invalid-attribute-value",
      ##"""
      An attribute has a value that XLIFF does not define.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1). Expected: a value of the specification.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment state="done"><source>A</source><target>B</target></segment>

      Correct:
        <segment state="final"><source>A</source><target>B</target></segment>

      What to do: write one of the values that were expected.
      """##),
    FindingPage(
      "invalid-encoding",
      ##"""
      A file has bytes that are not characters.

      What: bytes do not belong to the encoding that the file declares, or to UTF-8 if it declares none. Nothing after
      them is read.

      Why: every program reads something different there, or rejects the file.

      Example:
        a file saved in ISO 8859-1 that declares charset=UTF-8

      What to do: save the file in the encoding that it declares.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          msgid "a"
          msgstr "ä"
        """##),
    FindingPage(
      "invalid-escape",
      ##"""
      An escape does not represent a character.

      What: a backslash is followed by something that is not an escape of the format, or the digits after it are too few
      or do not name a character. In gettext catalogues, Android resources and Java properties, a backslash itself is
      written twice. The finding is a warning if Android's resource compiler or Java drops the escape, or replaces it by
      another character, and does not reject the file.

      Why: the file is rejected, or people see something other than what was meant.

      Example:
        msgstr "C:\Programme"

      What to do: write \\ for a backslash, or the character itself.
      """##,
      correct: ##"""
        Not reported:
          a = C:\\users \u00e9 \!
        """##),
    FindingPage(
      "invalid-language-tag",
      ##"""
      A language is not written as a language tag.

      What: source-language or target-language does not have the form of BCP 47: a language of two or three letters, then
      a script or a region if they matter, separated by hyphens. Or it is the code of a country, such as jp, and not of a
      language.

      Why: programs cannot tell which language is meant, so the translations are never used.

      Example:
        target-language="pt_BR"

      What to do: write a tag such as de, pt-BR or zh-Hans, with hyphens and without the name of an encoding.
      """##,
      correct: ##"""
        Not reported:
          <file original="Localizable.xcstrings" source-language="en" target-language="zh-Hant-HK" datatype="plaintext">
        """##),
    FindingPage(
      "invalid-plural-case",
      ##"""
      A plural case is neither a category nor a number.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5.2). Expected: zero, one, two, few, many, other, or a number.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="several"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="many"><source>A</source></segment>
        </unit>

      What to do: write a CLDR plural category, or a number.
      """##),
    FindingPage(
      "invalid-plural-forms",
      ##"""
      The field Plural-Forms of a gettext catalogue cannot be used.

      What: the field has no number of forms (1 to 6) or no formula, the formula is not a C expression in n, it divides by
      zero, or it gives some number a form that does not exist; or there is no such field, but a text varies by number.

      Why: programs choose a wrong form, or refuse the file.

      Example:
        "Plural-Forms: nplurals=2; plural=n;"

      What to do: write the field that the finding shows, which is derived from CLDR's plural rules for the language.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Plural-Forms: nplurals=2; plural=(n != 1);\n"
        """##),
    FindingPage(
      "invalid-resource-name",
      ##"""
      The name of a resource contains an invalid character.

      What: a name must start with a letter or _, followed by letters, digits, _, . and -.

      Why: Android's resource compiler rejects the file.

      Example:
        <string name="2nd title">…</string>

      What to do: correct the name, also where the app uses it.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="a.b-c">x</string><string name="_1">x</string></resources>
        """##),
    FindingPage(
      "invalid-size-info",
      ##"""
      The size of a code is not a whole number.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.6.6.1.2 and 4.6.6.2.2). Expected: a whole number. It is a warning where no standard profile defines how sizes are written.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1"><segment><source><ph id="1" slr:sizeInfo="one"/></source></segment></unit>

      Correct:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1"><segment><source><ph id="1" slr:sizeInfo="1"/></source></segment></unit>

      What to do: write the number of code points or bytes.
      """##),
    FindingPage(
      "invalid-size-restriction",
      ##"""
      A length limit cannot be read.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.6.6.1.1 and 4.6.6.2.1). Expected: a maximum, or a minimum, a comma and a maximum; * is no maximum.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1" slr:sizeRestriction="sixty"><segment><source>A</source></segment></unit>

      Correct:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1" slr:sizeRestriction="0,60"><segment><source>A</source></segment></unit>

      What to do: write a number such as 60, or 5,60.
      """##),
    FindingPage(
      "invalid-suppression",
      ##"""
      A note that suppresses a check is malformed, or gives no reason.

      What: a line of a <note> starts with "watchword: ignore", but names no check or an unknown one, or does not give a
      reason. If the check exists, its findings are suppressed even without a reason.

      Why: with an unknown id, nothing is suppressed. Without a reason, nobody dares to remove the note later.

      Example:
        <note>watchword: ignore number-mismatsh the street has another number</note>

      What to do: write "watchword: ignore", the ids of the checks separated by commas, and the reason, all on one line.
      "watchword explain" lists the ids.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target></target><note>watchword: ignore empty-translation, edge-whitespace nothing is said here</note>
        """##),
    FindingPage(
      "invalid-switch",
      ##"""
      A switch cannot be read.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5.1). Expected: plural, ordinal, gender or select, a colon and the name of a variable, with a space between several.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1" pgs:switch="number:n">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      What to do: write pgs:switch="plural:count".
      """##),
    FindingPage(
      "invalid-token",
      ##"""
      An id has characters that ids cannot have.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: letters, digits and the characters . - _ : without spaces.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="a b"><segment><source>A</source></segment></unit>

      Correct:
        <unit id="a-b" name="a b"><segment><source>A</source></segment></unit>

      What to do: replace the other characters; a <unit> can have the original name in its attribute name.
      """##),
    FindingPage(
      "invalid-utf8",
      ##"""
      A text contains bytes that are not valid UTF-8.

      What: bytes inside a string of a JSON file, or in a line of a list of passwords, are not valid UTF-8.

      Why: programs decode these bytes differently, or refuse the file.

      Example:
        "caf\xE9", saved in ISO 8859-1

      What to do: save the file as UTF-8.
      """##),
    FindingPage(
      "its-analysis-conflict",
      ##"""
      A text identifies its concept in two ways.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.6.7). Expected: either its:taIdentRef, or its:taSource and its:taIdent.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" its:taIdentRef="http://example.com/a" its:taSource="s" its:taIdent="a">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" its:taIdentRef="http://example.com/a">A</mrk></source></segment>

      What to do: remove one of them.
      """##),
    FindingPage(
      "its-analysis-pair",
      ##"""
      Only one of its:taSource and its:taIdent is given.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.8.12.33 and 4.8.12.35). Expected: both of them.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" its:taSource="s">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" its:taSource="s" its:taIdent="a">A</mrk></source></segment>

      What to do: add the other one.
      """##),
    FindingPage(
      "its-annotators",
      ##"""
      The value of its:annotatorsRef cannot be read.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.12.2). Expected: a data category of ITS, a vertical bar and an address, each category once.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" type="its:generic" its:mtConfidence="0.5" its:annotatorsRef="machine|tool">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" type="its:generic" its:mtConfidence="0.5" its:annotatorsRef="mt-confidence|tool">A</mrk></source></segment>

      What to do: write its:annotatorsRef="mt-confidence|https://…".
      """##),
    FindingPage(
      "its-duplicate-id",
      ##"""
      Two sets of ITS records have the same id.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.11). Expected: a different xml:id for each in a <unit>, <group> or <file>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source>A</source></segment>

      Correct:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <its:locQualityIssues xml:id="i2"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source>A</source></segment>

      What to do: give one of them another id.
      """##),
    FindingPage(
      "its-empty-issue",
      ##"""
      An issue has neither a type nor a comment.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.11). Expected: locQualityIssueType or locQualityIssueComment.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue/></its:locQualityIssues>
        <segment><source>A</source></segment>

      Correct:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source>A</source></segment>

      What to do: write one of them.
      """##),
    FindingPage(
      "its-empty-record",
      ##"""
      A provenance record names no agent.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.11). Expected: a person, an organisation or a tool.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <its:provenanceRecords xml:id="p1"><its:provenanceRecord/></its:provenanceRecords>
        <segment><source>A</source></segment>

      Correct:
        <its:provenanceRecords xml:id="p1"><its:provenanceRecord person="B"/></its:provenanceRecords>
        <segment><source>A</source></segment>

      What to do: write person, org, tool or one of the other attributes.
      """##),
    FindingPage(
      "its-mark-type",
      ##"""
      An ITS mark has the wrong type.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.8.6 to 4.8.8). Expected: its:generic, or no type.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" type="my:a" its:locQualityRatingScore="3">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" type="its:generic" its:locQualityRatingScore="3">A</mrk></source></segment>

      What to do: write type="its:generic".
      """##),
    FindingPage(
      "its-rating-conflict",
      ##"""
      A text has both a score and votes.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.6.5). Expected: either its:locQualityRatingScore or its:locQualityRatingVote.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" its:locQualityRatingScore="3" its:locQualityRatingVote="2">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" its:locQualityRatingScore="3">A</mrk></source></segment>

      What to do: remove one of them.
      """##),
    FindingPage(
      "its-standoff-conflict",
      ##"""
      An element refers to records and has their values too.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.8.6.4 and 4.8.6.6). Expected: either a reference to records or the values themselves.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source><mrk id="m1" its:locQualityIssuesRef="#its=i1" its:locQualityIssueType="other">A</mrk></source></segment>

      Correct:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source><mrk id="m1" its:locQualityIssuesRef="#its=i1">A</mrk></source></segment>

      What to do: remove one of them.
      """##),
    FindingPage(
      "its-threshold",
      ##"""
      A threshold has no score or votes to compare with.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.8.6.5). Expected: its:locQualityRatingScore or its:locQualityRatingVote on the element or an enclosing one.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source><mrk id="m1" its:locQualityRatingScoreThreshold="3">A</mrk></source></segment>

      Correct:
        <segment><source><mrk id="m1" its:locQualityRatingScore="4" its:locQualityRatingScoreThreshold="3">A</mrk></source></segment>

      What to do: write the score or the votes, or remove the threshold.
      """##),
    FindingPage(
      "its-unresolved-standoff",
      ##"""
      A reference to ITS records cannot be resolved.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.8.12.11 and 4.8.12.24). Expected: #its= and the xml:id of records of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source><mrk id="m1" its:locQualityIssuesRef="#its=i2">A</mrk></source></segment>

      Correct:
        <its:locQualityIssues xml:id="i1"><its:locQualityIssue locQualityIssueComment="B"/></its:locQualityIssues>
        <segment><source><mrk id="m1" its:locQualityIssuesRef="#its=i1">A</mrk></source></segment>

      What to do: correct the reference.
      """##),
    FindingPage(
      "kashida",
      ##"""
      A word is stretched with a kashida.

      What: a kashida (U+0640) comes between two letters of the Arabic script or after a letter of another script, and the
      source has none. After a letter of the Arabic script and before a placeholder or another script, as in "لـ%@", it
      shows how the letter joins, and is accepted. Vowel signs on a kashida (U+FE77 and others) count as well.

      Why: it only widens the word, and a search does not find it.

      Example:
        <source>Save</source><target>حفـظ</target>

      What to do: delete it.
      """##,
      correct: ##"""
        Corrected:
          <source>Save</source><target>حفظ</target>
        """##),
    FindingPage(
      "language-file-name-mismatch",
      ##"""
      The file name denotes a different language from that of the translations.

      What: the whole name is an existing language, script and region, such as fr.xliff or pt_BR.xliff, but
      target-language names a different language, script or region. Names with another possible meaning are ignored: words
      (my-strings, no-name), the code of the country (br.xliff for pt-BR), and pairs of languages (en-de). A code that is
      also a word, such as it.xliff, is reported only if another file in its folder is named correctly after its language.

      Why: one of the two is wrong, and people would get texts in a language that they did not choose.

      Example:
        fr.xliff with target-language="de"

      What to do: rename the file, or correct target-language.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.strings" source-language="en" target-language="en" datatype="plaintext"><body/></file>
        """##),
    FindingPage(
      "language-mismatch",
      ##"""
      A text has a different language from its document.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.2.12 and 3.2.2.13). Expected: the language of <xliff>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source><target xml:lang="fr">B</target></segment>

      Correct:
        <segment><source>A</source><target xml:lang="de">B</target></segment>

      What to do: remove xml:lang; the languages are srcLang and trgLang of <xliff>.
      """##),
    FindingPage(
      "length-ratio",
      ##"""
      A translation is far longer or far shorter than its source.

      What: the translation is wider than three times its source plus 20 columns, or takes less than a quarter of the
      columns of a source that has at least 40. East Asian characters take two columns (UAX #11), so the same limits fit
      all languages, and white space takes one, so that indentation is no length. The longest of the forms
      between | counts, of which Symfony has a number in each language. Sources of fewer than 16 columns and texts that vary by number or device are ignored.

      Why: often a text was pasted into the wrong unit, pasted twice, or cut off.

      Example:
        <source>The file could not be saved because the disk is full</source><target>Die Datei</target>

      What to do: compare the translation with the source.
      """##,
      correct: ##"""
        Not reported:
          <source>letters and other characters</source><target>数字・記号以外の文字（英字、かな、漢字など）</target>
        """##),
    FindingPage(
      "limit-exceeded",
      ##"""
      Something in the file exceeds a limit of the reader.

      What: for example, elements are nested deeper than 256 levels, an element has more than 256 attributes, an attribute
      is longer than 64 KiB, a text is longer than 1 MiB, or there are more than a million units. Nothing after that
      place is read.

      Why: real catalogues come nowhere near these limits; a larger file would only use up time and memory.

      Example:
        <group><group><group>… 300 times

      What to do: look at the place that is shown. If the file really is that large, split it.
      """##,
      correct: ##"""
        Not reported:
          <group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group><group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group>
        """##),
    FindingPage(
      "line-break-count",
      ##"""
      The number of line breaks in a translation differs from that of its source.

      What: the source and the translation do not have the same number of line breaks, or only one of them starts or ends
      with one, which msgfmt --check-format rejects. Real line breaks and the escape \n both count; CR LF is one line
      break, like LF. Lists of alternative phrases, one per line and all with the same placeholder, are ignored, and so
      are breaks within sentences that only keep the lines of a source short.

      Why: paragraphs run into each other, or a text no longer fits its space.

      Example:
        <source>Not saved.
        Try again?</source><target>Nicht gesichert. Noch einmal?</target>

      What to do: break the lines where the source does.
      """##,
      correct: ##"""
        Not reported:
          <source>A.\nB.</source><target>A.
          B.</target>
        """##),
    FindingPage(
      "line-too-long",
      ##"""
      A line with a password is too long.

      What: a line of standard input has more than 16 MiB.

      Why: such a line is hardly a password, and it cannot be checked.

      Example:
        a file without line breaks, piped into watchword check

      What to do: write one password per line.
      """##),
    FindingPage(
      "lost-attribute",
      ##"""
      A property of a text is lost.

      What: the target format has no field for a property of the text: its maximum width, the instruction not to translate
      it, the reason for its state, or an empty translation.

      Why: translators and programs no longer see it.

      Example:
        maxwidth="20" in an Android resource

      What to do: write it into the note, or keep it elsewhere.
      """##),
    FindingPage(
      "lost-brackets",
      ##"""
      A source has words in square or curly brackets, but its translation has no such brackets.

      What: the source has a square or curly bracket, and the translation has none of the kind. Round brackets may be left
      out: languages use commas instead, and "file(s)" is written differently in each. Full-width brackets and 【】 count as
      square ones. Brackets that belong to a placeholder or to markup are reported by other checks.

      Why: such brackets often have a meaning for the program, or mark text that people replace.

      Example:
        <source>[optional] Name</source><target>Name</target>

      What to do: put the brackets where the source has them.
      """##,
      correct: ##"""
        Not reported:
          <source>[new] Name</source><target>Name [neu]</target>
        """##),
    FindingPage(
      "lost-markup",
      ##"""
      Inline elements of a text are lost.

      What: the text has inline elements for codes, such as <g> and <x/>, and the target format stores only words.

      Why: links, bold words and the like are lost, or their codes appear in the text.

      Example:
        Read <g id="1">this</g>

      What to do: write the markup in the form that the program expects.
      """##),
    FindingPage(
      "lost-no-break-space",
      ##"""
      A text has an ordinary space where a line must not break.

      What: the source has a no-break space between a number and what follows it, and the translation has an ordinary
      space there. Or, in a French text, an ordinary space comes before a colon, a semicolon, an exclamation mark, a
      question mark or a closing guillemet, or after an opening one; texts for Canada and Switzerland are not checked.

      Why: the line breaks there, so that a mark or a unit starts the next line.

      Example:
        <source>Delete?</source><target>Supprimer ?</target>

      What to do: write a no-break space (U+00A0).
      """##,
      correct: ##"""
        Corrected:
          <source>Delete?</source><target>Supprimer ?</target>
        """##),
    FindingPage(
      "lost-note",
      ##"""
      A note for translators is lost or changed.

      What: the target format has no field for notes, or cannot store these: an XML comment cannot contain two hyphens,
      and a string catalogue has one note for all texts of a key.

      Why: translators do not learn what the text is for.

      Example:
        a note in i18next's JSON

      What to do: send the notes separately, or change them.
      """##),
    FindingPage(
      "lost-placeholder",
      ##"""
      A placeholder has no equivalent in another format.

      What: the target format cannot show the value in this way: named placeholders cannot specify decimals, a width or a
      choice inside a text belongs to another syntax, and %1, ${name} and %{name} belong to other libraries. The
      placeholder is written in a simpler form, or unchanged.

      Why: people see the value in another form, or the placeholder itself.

      Example:
        %.1f in an ARB file

      What to do: format the value in the program and pass it as a string.
      """##),
    FindingPage(
      "lost-plural-form",
      ##"""
      A plural form is lost or replaced.

      What: the format has no slot for a form, because no number that it supports selects it: gettext counts only whole
      numbers, so Polish "other" and Russian fractions have no form there, and Android has no form for zero in English.
      Java's properties and ResX have no plural forms, so one of them becomes the text for all numbers. Or the format
      requires a form that the catalogue lacks, and another form replaces it.

      Why: some numbers are shown with a text that was not written for them.

      Example:
        Russian "other", which only fractions choose, in a gettext catalogue

      What to do: check whether such numbers occur; if they do, write a separate text for them.
      """##),
    FindingPage(
      "lost-quotation",
      ##"""
      A source quotes something, but its translation does not.

      What: the source has quotation marks in pairs (" or those of any language), and the translation has none of any
      kind, double or single. Translations that quote more than their source are not reported: many languages quote the
      names of buttons, and values. The choice of marks is checked by quotation-marks; straight ones are accepted
      everywhere.

      Why: a name, or a word that the text is about, reads as part of the sentence.

      Example:
        <source>Open “Notes”</source><target>Notizen öffnen</target>

      What to do: quote what the source quotes, unless your language does not use quotation marks there.
      """##,
      correct: ##"""
        Not reported:
          <source>Open A</source><target>"A" öffnen</target>
        """##),
    FindingPage(
      "lost-source",
      ##"""
      A source text is lost.

      What: files that belong together have several sources for one key, or a text in a gettext catalogue would have no
      source.

      Why: translators see a source other than the one that was translated.

      Example:
        "Open" with the source "Open" in one file and "Open file" in another

      What to do: make the sources the same, or give one of the texts its own key.
      """##),
    FindingPage(
      "lost-state",
      ##"""
      The state of a translation is lost.

      What: a translation is a draft or needs review, and the target format has no states, or one state for all forms of a
      text. Drafts are left out; translations that need review are written.

      Why: people see texts that nobody has reviewed, or the source instead of a draft.

      Example:
        state="needs-review-l10n" in a .strings file

      What to do: finish the translation first, or convert to xliff12, xcstrings or po.
      """##),
    FindingPage(
      "lost-substitution",
      ##"""
      A variable inside a text loses its plural forms.

      What: a text has plural forms for one or more variables in it, and in the target format, a text varies as a whole by
      one number. If the text is nothing but the variable, the forms become forms of the whole text. Otherwise, the form
      for other numbers replaces the variable.

      Why: the text is wrong for some numbers.

      Example:
        %#@files@ in %#@folders@

      What to do: write forms of the whole text for the most important number, or split the text in two.
      """##),
    FindingPage(
      "lost-text",
      ##"""
      A text is lost.

      What: files that belong together have two texts for one key in one language, perhaps because they spell the language
      in two ways. Only the first text is written.

      Why: users may see the wrong one of the two.

      Example:
        a string catalogue with translations into de-DE and de_DE

      What to do: remove one of the texts, or give one of them its own key.
      """##),
    FindingPage(
      "lost-variation",
      ##"""
      A text for a device or a width is lost.

      What: the catalogue has texts for some devices or widths, and the target format has one text for all of them. If
      there is no other text, the text for all other devices becomes the text for all devices.

      Why: people with that device read a text that was written for another device.

      Example:
        "Tap" for iPhone and "Click" for all other devices become "Click"

      What to do: give the text its own key and let the program choose, or convert to xcstrings or strings.
      """##),
    FindingPage(
      "machine-translated",
      ##"""
      A translation was made by a machine, and nobody has reviewed it.

      What: the target has state-qualifier="leveraged-mt" or "mt-suggestion" (XLIFF 1.2, section 2.3.3), and people see
      the translation. Units that are approved or signed off are ignored, because somebody has reviewed them.

      Why: machine translations look like any others, but short texts without context are often wrong.

      Example:
        <target state="translated" state-qualifier="leveraged-mt">Salz</target>

      What to do: review the translation, then remove the state-qualifier.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target state="signed-off" state-qualifier="leveraged-mt">Salz</target>
        """##),
    FindingPage(
      "malformed-breach-count",
      ##"""
      A file of breached passwords has a line without a number after the colon.

      What: a line has a hash and a colon that is not followed by a count of 1 to 18 digits.

      Why: the line is damaged, so its hash may be damaged too.

      Example:
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:many

      What to do: write how often the password occurred, or leave out the colon.
      """##),
    FindingPage(
      "malformed-fragment",
      ##"""
      A reference into an XLIFF document cannot be read.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2). Expected: #, then ids with their prefixes and / between them, such as #f=f1/u=u1/n=n1.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#n=n1/">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#n=n1">A</mrk></source></segment>

      What to do: write a reference such as #s1, #n=n1 or #/f=f1/u=u1.
      """##),
    FindingPage(
      "malformed-hash",
      ##"""
      A file of breached passwords has a line that is not a hash.

      What: a line does not start with the 40 hexadecimal digits of a SHA-1 hash, or something other than a colon and a
      count follows them.

      Why: a password whose look-up reaches this line cannot be judged.

      Example:
        a list of the passwords themselves, or an error page that was saved instead of the list

      What to do: use a list of hashes, such as the downloads of Pwned Passwords; download it again if it was cut off.
      """##),
    FindingPage(
      "malformed-json",
      ##"""
      The file is not JSON.

      What: at the marked place, the text stops being JSON (RFC 8259). Catalogues, policies and scripts of forms are JSON.

      Why: nothing after that place can be read.

      Example:
        {"minL": 8,}

      What to do: correct the text at the marked place; the finding says what was expected.
      """##,
      correct: ##"""
        Not reported:
          {"a": "x", "b": "y"}
        """##),
    FindingPage(
      "malformed-language",
      ##"""
      A language is not a BCP 47 tag.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.2.1). Expected: a BCP 47 tag.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source xml:lang="-en">A</source></segment>

      Correct:
        <segment><source xml:lang="en">A</source></segment>

      What to do: write a tag such as de or pt-BR.
      """##),
    FindingPage(
      "malformed-message",
      ##"""
      A text is not a valid message in ICU's syntax.

      What: a bracket without a partner, a value without a name, an unknown kind of value or choice, a choice without
      other, a selector without a text in brackets. Texts in Flutter resources (.arb) are such messages; in other files,
      translations of texts with a choice such as {count, plural, …} are. In .arb files, an apostrophe may be read as one,
      or as a quotation mark as in ICU.

      Why: the message cannot be compiled or shown.

      Example:
        {"files": "{count plural, one{1 file} other{{count} files}}"}

      What to do: write the comma, the bracket or the word that is missing. Only the words in the innermost brackets are
      translated: {count, plural, one{…} other{…}} is for programs. Write '{' for a bracket that people see.
      """##,
      correct: ##"""
        Not reported:
          {"a": "{n, plural, one{1 file} other{{n} files}}", "b": "a '{' b", "c": "l'{n}", "d": "{n, number}"}
        """##),
    FindingPage(
      "malformed-pattern",
      ##"""
      A regular expression is malformed.

      What: the pattern of a rule is not a valid regular expression from the marked position on.

      Why: it is not known what the pattern should match.

      Example:
        {"rule": "required-pattern", "pattern": "[a-z"}

      What to do: correct the pattern; write \ before a special character to match the character itself.
      """##),
    FindingPage(
      "malformed-placeholder",
      ##"""
      A placeholder is broken.

      What: a placeholder has a space inside (% @, %1$ @, %1 @), has lost its percent sign (1$@), has its number in the
      wrong position (%$1@), has the percent sign of another script (％@), ends in an unknown letter (%1$y) or an obsolete
      capital letter (%D), or its name is broken (%#@ x@). In the source of a translation, a number in the wrong position
      and a lost dollar sign (%$1@, %1 @) are reported as warnings.

      Names in brackets ({name}, {{ name }}, %(name)s, %{name}) count as placeholders if the format of the source file has
      them (.arb, .vue: {name}; .po: %(name)s; .yml: %{name}; .hbs: {{ name }}), or if the
      sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words. A
      choice such as {count, plural, one {…} other {…}} always counts as a placeholder.

      Why: people see the placeholder itself instead of the value, or the app crashes.

      Example:
        <source>Hi %1$@</source><target>Hallo %1$ @</target>

      What to do: copy the placeholder from the source, character by character.
      """##,
      correct: ##"""
        Corrected:
          <source>Hi %1$@</source><target>Hallo %1$@</target>
        """##),
    FindingPage(
      "malformed-po",
      ##"""
      A line of a gettext catalogue cannot be read.

      What: a word is not a keyword, a text is not closed on its line, a msgid has no msgstr, or something else is where a
      keyword, a text or a comment is expected: also a byte-order mark, and a comment between #| and its msgid. The line is
      skipped; the rest of the file is read.

      Why: msgfmt rejects the file, so that none of its translations reach users.

      Example:
        msgid "Open
        msgstr "Öffnen"

      What to do: correct the text at the place shown. Write \" for a quotation mark inside a text.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Plural-Forms: nplurals=2; plural=n != 1;\n"
          # n
          msgctxt "c"
          msgid "a"
          msgstr ""
          "b"
          "c"
          #, fuzzy
          #| msgid "e"
          msgid "d"
          msgstr "f"
          #~ # n
          #~ #, fuzzy
          #~| msgid "w"
          #~ msgid "x"
          #~ msgstr "y"
        """##),
    FindingPage(
      "malformed-policy",
      ##"""
      A policy of another system has invalid syntax.

      What: a part of a Keycloak policy between two "and" is empty or is not closed (Keycloak splits a policy at every
      " and ", even inside a regular expression); or an element of a property list is not closed, or a list of Django's
      validators is built by code.

      Why: the other system rejects the policy or reads a different one.

      Example:
        length(8) and digits(1

      What to do: correct the part that the finding marks.
      """##),
    FindingPage(
      "malformed-properties",
      ##"""
      A line of a property file is not an entry.

      What: a line has no key before its separator, or is the mark of a merge conflict, or the file is in UTF-16.

      Why: Java reads every line as a key and its text, so that the app gets entries that nobody meant, or none at all.

      Example:
        = Open

      What to do: write the key, or remove the line. Save the file as UTF-8.
      """##,
      correct: ##"""
        Not reported:
          # note
          a = x
          b:y
          c z
          d
          \==e
        """##),
    FindingPage(
      "malformed-rule",
      ##"""
      A rule of another system has invalid syntax.

      What: the text of an Apple password rule, or a line of Java properties that sets Passay's rules, is invalid at the
      marked place.

      Why: the other system would ignore it or read something else, so no guess is made here.

      Example:
        minlength 8; required: lower

      What to do: correct the text at the marked place; the finding states what was expected.
      """##),
    FindingPage(
      "malformed-strings",
      ##"""
      A .strings file is malformed for Apple's tools.

      What: a semicolon, an equals sign or a quotation mark is missing, a comment does not end, or a value is not a text.
      Reading continues after the error where possible.

      Why: one such error makes Apple's tools reject the whole file, so that users see keys instead of texts.

      Example:
        "greeting" = "Hello"
        "farewell" = "Good "bye"";

      What to do: correct the text at the place shown. Write \" for a quotation mark inside a text.
      """##,
      correct: ##"""
        Not reported:
          /* n */
          "a" = "He said \"hi\" to me"; b = c;
        """##),
    FindingPage(
      "malformed-stringsdict",
      ##"""
      A .stringsdict file is XML, but its rules cannot be used.

      What: an element is missing or misplaced, a key has no rule, a rule has a type other than
      NSStringPluralRuleType, or a plural category, a device or a width does not exist.

      Why: Apple's frameworks silently ignore the rule, so that users see the key or a wrong form.

      Example:
        <key>days</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>more</key><string>%d days</string>
        </dict>

      What to do: correct the element shown. A variable has NSStringFormatSpecTypeKey with NSStringPluralRuleType,
      NSStringFormatValueTypeKey with a type such as lld, and a text for each plural category of the language.
      """##,
      correct: ##"""
        Not reported:
          <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
        """##),
    FindingPage(
      "malformed-xml",
      ##"""
      The file is not well-formed XML.

      What: a tag is not closed, a quotation mark or a semicolon is missing, or a byte is not valid in the encoding.
      Nothing after this place is read.

      Why: no program can import the file, so none of its translations reach users.

      Example:
        <target>Salz & Pfeffer</target>

      What to do: correct the place that is shown. In texts, write &amp; for & and &lt; for <.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target>Salz &amp; Pfeffer</target>
        """##),
    FindingPage(
      "mark-end-without-start",
      ##"""
      An <em> has no <sm> before it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.30). Expected: an <sm> with this id before it in the unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source>A<em startRef="m1"/></source>

      Correct:
        <source><sm id="m1" translate="no"/>A<em startRef="m1"/></source>

      What to do: correct startRef, or remove the <em>.
      """##),
    FindingPage(
      "mark-without-end",
      ##"""
      An <sm> has no <em> after it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.3.7 and 3.7.3). Expected: an <em> that refers to it, later in the unit.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sm id="m1" translate="no"/>A</source>

      Correct:
        <source><sm id="m1" translate="no"/>A<em startRef="m1"/></source>

      What to do: add <em startRef="…"/>, or remove the <sm>.
      """##),
    FindingPage(
      "markdown-link-mismatch",
      ##"""
      A Markdown link is missing from the translation, is broken, or leads elsewhere.

      What: the source has a link, [words](address), and the translation has no link to this address. The language in an
      address may differ, as in example.com/en/help and example.com/de/help.

      Why: people cannot follow the link, or see its brackets.

      Example:
        <source>See [help](https://example.com)</source><target>Siehe [Hilfe] (https://example.com)</target>

      What to do: copy the link from the source, and translate only the words in the square brackets.
      """##,
      correct: ##"""
        Not reported:
          <source>See [help](https://a.org/en/x)</source><target>[Hilfe](https://a.org/de/x) lesen</target>
        """##),
    FindingPage(
      "markup-mismatch",
      ##"""
      The markup of a translation differs from that of its source.

      What: the source is HTML or has tags in pairs, and the translation lacks some of its tags, has others, does not
      close them, or escapes them (&lt;b>) in an Android resource where the source does not, or the reverse. The order of
      elements and the number of <br> may differ. Texts such as "<unknown>" are prose. The signs of Markdown for bold text
      (**) and code (`) must be in pairs if those of the source are. The finding is only a warning if bold text or a
      heading (#) of Markdown was lost, if all elements for emphasis (<b>, <i>, …) were left out, if elements of the
      source occur more often, or if the translation of a text without tags has some. Quotation marks may replace elements
      for emphasis. Tags of BBCode are compared if the source has them in pairs, [b]…[/b]. <br> and <br/> are the same, and
      the kind of emphasis in Markdown (*a*, _a_, ~~a~~) may differ: languages emphasise in their own ways.

      Why: people see the tags, or their format extends to the rest of the page.

      Example:
        <source>Press &lt;b>OK&lt;/b></source><target>Drücken Sie &lt;b>OK&lt;b></target>

      What to do: copy the tags from the source, and translate only what is between them.
      """##,
      correct: ##"""
        Not reported:
          <source>Press &lt;i>OK&lt;/i></source><target>请点击“OK”</target>
        """##),
    FindingPage(
      "match-language",
      ##"""
      A translation candidate has a different language from the document.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.1.6.3 and 4.1.7.6). Expected: xml:lang on a <target> only, and another language only with reference="yes".

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <mtc:matches><mtc:match ref="#s1" xml:lang="fr"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <mtc:matches><mtc:match ref="#s1"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      What to do: remove xml:lang, or write reference="yes" on the <mtc:match>.
      """##),
    FindingPage(
      "match-mark-reference",
      ##"""
      A mark for translation candidates has a reference.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.1.5). Expected: no ref on a mark of the type mtc:match.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><mrk id="m1" type="mtc:match" ref="#m1">A</mrk></source>

      Correct:
        <source><mrk id="m1" type="mtc:match">A</mrk></source>

      What to do: remove ref; the <mtc:match> refers to the mark.
      """##),
    FindingPage(
      "match-reference",
      ##"""
      A translation candidate does not refer to a text of its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.1.7.4). Expected: # and the id of a segment, a mark or another part of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <mtc:matches><mtc:match ref="#s2"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <mtc:matches><mtc:match ref="#s1"><source>A</source><target>B</target></mtc:match></mtc:matches>
        <segment id="s1"><source>A</source></segment>

      What to do: write ref="#…" with the id of the segment.
      """##),
    FindingPage(
      "mismatched-code-id",
      ##"""
      A code of a target has the id of something else in the source.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.21). Expected: the id of the same code in the source of the segment, or an id that the unit does not have.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1"/> A</source>
        <target><pc id="1">B</pc></target>

      Correct:
        <source><ph id="1"/> A</source>
        <target><ph id="1"/> B</target>

      What to do: copy the id of the corresponding code, or choose a new one.
      """##),
    FindingPage(
      "misplaced-element",
      ##"""
      An element is where XLIFF does not allow it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2). Expected: it in another element.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source><notes><note>B</note></notes></segment>

      Correct:
        <notes><note>B</note></notes>
        <segment><source>A</source></segment>

      What to do: move it or remove it.
      """##),
    FindingPage(
      "misplaced-fragment-leaf",
      ##"""
      A reference continues after the element that it refers to.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2). Expected: one note, segment, code or other element, as the last part.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#n=n1/u=u1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#u=u1/n=n1">A</mrk></source></segment>

      What to do: write it last, and only one.
      """##),
    FindingPage(
      "missing-attribute",
      ##"""
      An element lacks a required attribute.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2). Expected: all required attributes.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <group>
        <unit id="u1"><segment><source>A</source></segment></unit>
        </group>

      Correct:
        <group id="g1">
        <unit id="u1"><segment><source>A</source></segment></unit>
        </group>

      What to do: write the attribute.
      """##),
    FindingPage(
      "missing-characters",
      ##"""
      A policy excludes characters that are on every keyboard.

      What: a list of allowed or forbidden characters excludes some of the 95 printable ASCII characters, or a list of
      special characters omits some of them. A list without any special character is not reported.

      Why: users wonder why their password is rejected, and password managers generate such characters.

      Example:
        {"rule": "forbidden-characters", "characters": "<>"}

      What to do: add the characters, unless the back end cannot handle them.
      """##),
    FindingPage(
      "missing-element",
      ##"""
      An element lacks a child that it must have.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2). Expected: at least one.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes></notes>
        <segment><source>A</source></segment>

      Correct:
        <notes><note>B</note></notes>
        <segment><source>A</source></segment>

      What to do: add it, or remove the element around it.
      """##),
    FindingPage(
      "missing-inline-code",
      ##"""
      The translation lacks an inline code of its source.

      What: the source has a code such as <x id="1"/> or <g id="1">, and the translation has none with this id. Marks
      (<mrk>) do not count as codes. The finding is only a warning in XLIFF 2 unless the code has canDelete="no", and if
      the names that Angular gives to codes (START_ITALIC_TEXT, LINE_BREAK) show that only emphasis or a line break is
      missing, which some languages do not use.

      Why: the link, the format or the value that the code represents is lost.

      Example:
        <source>Read <g id="1">more</g></source><target>Weiterlesen</target>

      What to do: copy the code from the source to where it belongs in your language.
      """##,
      correct: ##"""
        Not reported:
          <source>A <x id="1"/></source><target><ph id="1">x</ph> B</target>
        """##),
    FindingPage(
      "missing-key",
      ##"""
      A compiled catalogue lacks a part.

      What: the catalogue has no version, no locale or no messages, or a message has no text.

      Why: its texts cannot be shown.

      Example:
        {"version": 1, "messages": {}}

      What to do: compile the catalogue again with watchword compile.
      """##),
    FindingPage(
      "missing-mime-type",
      ##"""
      A resource with a source or a target has no type.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.5.4.4). Expected: mimeType on the <res:resourceItem>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItem id="r1"><res:source href="a.png"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:source href="a.png"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: write mimeType="…".
      """##),
    FindingPage(
      "missing-note",
      ##"""
      A text has no note for translators.

      What: none of the units of a text has a <note>. The sentence "No comment provided by engineer." does not count,
      because Xcode writes it for texts without a comment. Texts without words and units marked translate="no" are
      ignored. Texts with placeholders that need an explanation are reported by placeholder-unexplained.

      Why: translators see a text without its screen, and must guess whether "Open" is a command or a state.

      Example:
        <trans-unit id="open"><source>Open</source><note/></trans-unit>

      What to do: write a comment in the source code or in the string catalogue, and export again.
      """##,
      correct: ##"""
        Not reported:
          <source>Open</source><target>Öffnen</target><note>A button</note>
        """##),
    FindingPage(
      "missing-original",
      ##"""
      A `<file>` does not specify which source file it translates.

      What: the attribute original is missing or empty.

      Why: Xcode uses it to find where the translations belong in the project. Without it, Xcode drops them all.

      Example:
        <file source-language="en" target-language="de" datatype="plaintext">

      What to do: copy original="…" from the exported file.
      """##,
      correct: ##"""
        Not reported:
          <file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
        """##),
    FindingPage(
      "missing-placeholder",
      ##"""
      The translation lacks a placeholder of its source.

      What: the source shows a value, such as a name for %@, and the translation does not. Plural forms for one number
      (zero, one, two) may omit the number (one of them, if there are several), and %lld, %1$lld and %arg are
      interchangeable there. In a list of phrases, one per line and each with the same placeholders, the number of lines
      may differ.

      {{ name }}, %{name}, ${name}, $(name), %name%, @name@ and #name# always count as placeholders. {name} and %(name)s
      do if the format of the source file has them (.arb, .vue: {name}; .po: %(name)s), or if the
      sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words, and
      so are notations specific to single programs ($name, [name], &name;). A choice such as
      {count, plural, one {…} other {…}} always counts as a placeholder.

      In JSON, :name (Laravel), @:key (vue-i18n), $NAME$ (browsers' extensions) and forms separated by | count where the
      sources have them; in XLIFF and Java's properties, %1 does. In Java, .NET and Qt, names in brackets are words.
      "placeholders" in the settings decides otherwise; lint --print-config shows what was decided.

      It is a warning if a link of vue-i18n is written out, or if its number has a name that the source does not use.

      Why: people do not see the value that the sentence is about.

      Example:
        <source>Delete %@?</source><target>Löschen?</target>

      What to do: put the placeholder where the value belongs in your language.
      """##,
      correct: ##"""
        Not reported:
          <source>Save ${file}</source><target>${file} sichern</target>
        """##),
    FindingPage(
      "missing-plural-category",
      ##"""
      A text that varies by number lacks a form that its language needs.

      What: the plural rules of the language (CLDR) have a category for whole numbers, such as few in Russian, but the
      text has no form for it. One finding names all forms that a text lacks. A form that is present but unfinished does
      not count as missing. Choices in ICU's syntax, {count, plural, …}, are checked too; there, selectors such as =1
      count for categories of one number. A variable all of whose forms are empty needs no others.

      It is a warning where other shows the numbers correctly: all forms are the same; other is only for fractions, as in
      Polish, and the other forms are present; or nouns are the same after all numbers, as in Turkish. The category many
      of Spanish, French, Italian, Portuguese and Catalan applies only to millions; it is reported as info. Copies of the
      source, which are not translated, are not checked.

      Why: for numbers of this category, people see the form for other numbers, which is wrong grammar.

      Example:
        Russian with one and other only: "2 файлов" instead of "2 файла"

      What to do: add a unit for the category, or export the catalogue again: Xcode adds it.
      """##,
      correct: ##"""
        Corrected:
          <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld файл</target></trans-unit>
          <trans-unit id="f|==|plural.many"><source>%lld files</source><target>%lld файлов</target></trans-unit>
          <trans-unit id="f|==|plural.few"><source>%lld files</source><target state="new">%lld files</target></trans-unit>
          <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
        """##),
    FindingPage(
      "missing-policy",
      ##"""
      A list of settings contains no password policy.

      What: the file is a list of keys and values, as a REL-ID server sends it, and no key is RELID_PASSWORD_POLICY.

      Why: there are no rules to read.

      Example:
        [{"key": "OTHER_SETTING", "value": "1"}]

      What to do: pass the server's complete response, or the policy alone.
      """##),
    FindingPage(
      "missing-required-code",
      ##"""
      A target lacks a code that may not be deleted.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.7.2.6 and 3.7.7). Expected: every code with canDelete="no". It is a warning where the state of the segment is not final.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment state="final"><source><ph id="1" canDelete="no"/></source><target>B</target></segment>

      Correct:
        <segment state="final"><source><ph id="1" canDelete="no"/></source><target><ph id="1" canDelete="no"/></target></segment>

      What to do: copy the code from the source to where it belongs in the translation.
      """##),
    FindingPage(
      "missing-selector",
      ##"""
      A choice lacks a form that the source has.

      What: the source has texts for several values, as in {gender, select, male{…} female{…} other{…}}, and the
      translation lacks some of them. Plural forms and numbers such as =1 are ignored: they depend on the language.

      Why: people read the text of other, which is meant for all other values.

      Example:
        {gender, select, male{his} female{her} other{their}} translated without female

      What to do: add the form, with the same text as other if your language does not distinguish them.
      """##,
      correct: ##"""
        Not reported:
          <source>{g, select, male{his} female{her} other{their}}</source><target>{g, select, female{ihr} male{sein} other{deren}}</target>
        """##),
    FindingPage(
      "missing-source",
      ##"""
      A unit has no `<source>`.

      What: a <trans-unit> has a translation, but not the text that it translates.

      Why: Xcode compares the source with the project before it imports a unit, and drops this unit without a message.

      Example:
        <trans-unit id="ok"><target>OK</target></trans-unit>

      What to do: copy the <source> from the exported file.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="ok"><source>OK</source><target>OK</target></trans-unit>
        """##),
    FindingPage(
      "missing-source-language",
      ##"""
      A `<file>` does not declare its source language.

      What: the attribute source-language is missing.

      Why: XLIFF 1.2 requires it (section 2.2.2), and importers reject the file.

      Example:
        <file original="Localizable.strings" target-language="de" datatype="plaintext">

      What to do: write source-language="en", or the language of the sources.
      """##,
      correct: ##"""
        Not reported:
          <file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
        """##),
    FindingPage(
      "missing-target-language",
      ##"""
      A `<file>` with translations does not declare their language.

      What: the attribute target-language is missing, but there are translations, or the other <file> elements have one.

      It is a warning in XLIFF 1.2 of other programs than Xcode, where the attribute is optional (section 2.2.2), and in PO,
      as in msgfmt.

      Why: Xcode refuses to import the language at all. The rules of the language cannot be checked.

      Example:
        <file original="Localizable.strings" source-language="en" datatype="plaintext">

      What to do: write target-language="de", or the language of the translations.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.strings" source-language="en" datatype="plaintext">
        """##),
    FindingPage(
      "missing-unit",
      ##"""
      A text of the base catalogue is missing.

      What: the base catalogue has a text for which this catalogue has no unit. A text that varies by plural or device
      counts once, however many variants each language has. An overlay may leave out any text, and so may any catalogue if
      the base says so (Android: tools:ignore="MissingTranslation"). In XLIFF of other programs
      than Xcode, whose files often have only what is translated, it is one warning for all texts of a file.

      Why: people see the text in the source language.

      Example:
        the base has <trans-unit id="sign.in">, this catalogue does not

      What to do: export the catalogue again, or copy the unit from the base and translate it.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="a"><source>Salt</source><target>Соль</target></trans-unit>
          <trans-unit id="b|==|plural.few"><source>%d days</source><target>%d дня</target></trans-unit>
        """##),
    FindingPage(
      "missing-unit-id",
      ##"""
      A unit has no id.

      What: a <trans-unit> lacks the attribute id, a <string> or <data> its name, or a <message> of Qt both an id and a
      <source>. An empty id is accepted: Xcode writes it for the empty text.

      Why: the id identifies the text of the app that is translated. Without it, the translation is not used.

      Example:
        <trans-unit><source>Salt</source><target>Salz</target></trans-unit>

      What to do: copy the id from the exported file.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id=""><source>Salt</source><target>Salz</target></trans-unit>
        """##),
    FindingPage(
      "missing-value",
      ##"""
      Something that is required is missing.

      What: a text of a string catalogue, a rule, a policy or an event lacks a value that it needs. It is a warning where
      the file can be read without it: the version of a string catalogue, or a minimum length that has a default.

      Why: nothing sensible can be assumed for it.

      Example:
        {"rule": "length"}

      What to do: add the value; the finding names it.
      """##,
      correct: ##"""
        Not reported:
          {"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : ""}}}}}, "version" : "1.0"}
        """##),
    FindingPage(
      "mixed-script",
      ##"""
      A word contains a letter of another script that looks the same.

      What: a word in Latin letters contains Cyrillic or Greek letters that look like Latin ones, or the reverse. An
      ending that is attached to a name, as in "GPSом", is accepted if it has letters that do not look like Latin ones. In
      Kabyle, the Greek letters γ and ε are reported if they are used in place of the Latin ɣ and ɛ.

      Why: a search does not find the word, and a screen reader stumbles.

      Example:
        <source>Map</source><target>Kаrte</target> (the а is Cyrillic)

      What to do: type the word again with one keyboard layout.
      """##,
      correct: ##"""
        Not reported:
          <source>On</source><target>ɣef</target>
        """##),
    FindingPage(
      "mixed-source-languages",
      ##"""
      The string catalogues of a project have different source languages.

      What: "sourceLanguage" of a string catalogue (.xcstrings) differs from that of most string catalogues that are
      checked together.

      Why: an app has one development language. Xcode exports the texts of such a catalogue as translations of the wrong
      language.

      Example:
        {"sourceLanguage": "en", …} in Localizable.xcstrings, and {"sourceLanguage": "de", …} in Legal.xcstrings

      What to do: set the development language of the project as "sourceLanguage", and move the texts to it.
      """##,
      correct: ##"""
        Not reported:
          {"sourceLanguage" : "en-us", "strings" : {}, "version" : "1.0"}
        """##),
    FindingPage(
      "mixed-target-languages",
      ##"""
      The `<file>` elements of one catalogue are in different languages.

      What: two <file> elements have different target languages. String catalogues (.xcstrings) hold several languages and
      are ignored.

      Why: Xcode imports one language from a file, and refuses or loses the others.

      Example:
        <file original="A.strings" … target-language="de">
        <file original="B.strings" … target-language="fr">

      What to do: make one file for each language.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.strings" source-language="en" target-language="pt-BR" datatype="plaintext"><body/></file>
        """##),
    FindingPage(
      "mojibake",
      ##"""
      A text was read in the wrong encoding.

      What: two or more characters in a row are the bytes of one character in UTF-8, read as Windows-1252 or Latin-1: "Ã¤"
      for "ä", "â€™" for "’"; or as Windows-1251: "РџСЂ" for "Пр". Only characters that the language uses (CLDR) are
      considered, and letters of Western Europe if the language does not use "Ã". In languages written in Cyrillic, words
      that were read as Latin-1, such as "Ïðèâåò" for "Привет", are found in texts without Cyrillic letters.

      Why: people see meaningless characters.

      Example:
        <source>Delete</source><target>LÃ¶schen</target>

      What to do: write the character that was meant.
      """##,
      correct: ##"""
        Not reported:
          <source>Grey</source><target>СІРІ РІСІ Рівень</target>
        """##),
    FindingPage(
      "namespace-mismatch",
      ##"""
      The version and the namespace of the document disagree.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.1 and 3.2.2.1). Expected: urn:oasis:names:tc:xliff:document:2.0 for 2.0 and 2.1, and urn:oasis:names:tc:xliff:document:2.2 for 2.2.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.2" srcLang="en" trgLang="de">
          <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
        </xliff>

      Correct:
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2" srcLang="en" trgLang="de">
          <file id="f1"><unit id="u1"><segment><source>A</source></segment></unit></file>
        </xliff>

      What to do: write the namespace of the version, or version="2.1" if nothing of XLIFF 2.2 is used.
      """##),
    FindingPage(
      "no-rules",
      ##"""
      A policy accepts every password.

      What: the policy has no rules, or only rules about when passwords are changed.

      Why: nothing is shown to users and nothing is checked, which is hardly ever intended; the rules may have been lost.

      Example:
        {"version": 1, "rules": []}

      What to do: add rules, for example {"rule": "length", "min": 8}.
      """##),
    FindingPage(
      "not-nfc",
      ##"""
      A letter is written as several characters instead of one.

      What: a text is not in Unicode Normalization Form C (UAX #15): it has "a" and U+0308 instead of the single character
      "ä". Translations whose source is not in this form either are ignored.

      Why: some fonts and programs show the mark beside the letter, and a comparison of bytes fails.

      Example:
        <source>Delete</source><target>Lo&#x308;schen</target>

      What to do: write the composed character.
      """##,
      correct: ##"""
        Corrected:
          <source>Delete</source><target>Löschen</target>
        """##),
    FindingPage(
      "note-reference",
      ##"""
      A note does not refer to a text of its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.27). Expected: a segment or a text of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note ref="#s2">A</note></notes>
        <segment id="s1"><source>A</source></segment>

      Correct:
        <notes><note ref="#s1">A</note></notes>
        <segment id="s1"><source>A</source></segment>

      What to do: write ref="#…" with the id of a segment of the unit.
      """##),
    FindingPage(
      "nothing-to-remove",
      ##"""
      A policy removes a rule that the policy it extends does not have.

      What: "remove" lists the id of a rule, but the policy that "extends" names has no such rule.

      Why: the entry has no effect; another id may have been intended, or the other policy has changed.

      Example:
        {"version": 1, "extends": "strong", "remove": ["history"], "rules": []}

      What to do: correct or remove the entry.
      """##),
    FindingPage(
      "null-value",
      ##"""
      A field of a policy is null.

      What: a field has the value null, which is read as if the field were absent.

      Why: the rule that its author may have intended does not exist.

      Example:
        {"minL": null}

      What to do: give the field a value, or remove it.
      """##),
    FindingPage(
      "number-mismatch",
      ##"""
      The numbers of a translation differ from those of its source.

      What: the translation lacks a number of the source, or has one that the source does not have. Digits of every script
      are compared, whatever separates thousands and decimals (1,000.5 and 1.000,5). Dates and times may be written in the
      format of the language (12/22/20 and 22.12.2020, 6 p.m. and 18:00), and ratios with a slash (4 of 4 and 4/4).
      Numbers below 13 may be words in either text, and in the most frequent languages, so may round ones. Numbers in
      placeholders and addresses, percentages that are written as words, short texts with the same time in another unit
      (60 seconds and 1 minute), the number that a plural form is for (2 in the Slovenian form two), and sources without
      letters are ignored.

      Why: people read a wrong number.

      Example:
        <source>At most 250 files</source><target>Höchstens 25 Dateien</target>

      What to do: write the number as in the source.
      """##,
      correct: ##"""
        Not reported:
          <source>At 6 p.m.</source><target>Um 18.00 Uhr</target>
        """##),
    FindingPage(
      "order-too-high",
      ##"""
      The order of a target is higher than the number of segments in its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.24). Expected: at most the number of <segment> and <ignorable> elements.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source><target order="2">B</target></segment>

      Correct:
        <segment><source>A</source><target order="1">B</target></segment>

      What to do: number the targets from 1.
      """##),
    FindingPage(
      "over-maximum-length",
      ##"""
      A text is longer than allowed.

      What: the text that people see is longer than its maxwidth (XLIFF 1.2, section 2.3.3), or than the limit of the unit
      in the configuration. The size-unit char and glyph count characters as people see them, col counts columns, of which
      East Asian characters take two, and byte counts bytes in UTF-8. Widths in pixels, the default of XLIFF 1.2, and in
      other units depend on a font, so they are not checked. Placeholders count as they are written, codes such as <ph> do
      not.

      Why: the text is cut off, or the system that stores it rejects it.

      Example:
        <trans-unit id="salt" maxwidth="4" size-unit="char"><source>Salt</source><target>Meersalz</target></trans-unit>

      What to do: shorten the text, or ask for more room.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="salt" maxwidth="4" size-unit="char"><source>Salt</source><target>Salz</target></trans-unit>
        """##),
    FindingPage(
      "placeholder-format",
      ##"""
      A placeholder of the translation formats its number differently from its source.

      What: a number with decimals has another precision (%.2f and %f), or a placeholder has another width or other flags
      (%10s and %20s, %'d and %d). Widths and flags are reported as info, because a language may need more room. Whole
      numbers of all sizes are treated alike (see placeholder-type), and so are %g and %f.

      Why: people see 3.500000 for 3.5, or columns shift.

      Example:
        <source>%.1f km</source><target>%f km</target>

      What to do: copy the placeholder from the source.
      """##,
      correct: ##"""
        Not reported:
          <source>%.1f km</source><target>%.1f km</target>
        """##),
    FindingPage(
      "placeholder-type",
      ##"""
      A placeholder of the translation has a different type from the one in its source.

      What: the same value is a text (%@) on one side and a number (%d) on the other, or unnumbered placeholders are in a
      different order. Whole numbers are one type; it is a warning if one side reads 32 bits (%d, %u) and the other 64
      (%ld, %lld). gettext's c-format is judged as msgfmt does, which rejects other sizes.

      Why: the app misinterprets the value; it shows nonsense or crashes.

      Example:
        <source>%d of %@</source><target>%@: %d</target>

      What to do: copy the placeholder from the source. To change the order, number them: %2$@: %1$d.
      """##,
      correct: ##"""
        Not reported:
          <source>%lld files</source><target>%ld Dateien</target>
        """##),
    FindingPage(
      "placeholder-unexplained",
      ##"""
      No note explains the placeholders of a text.

      What: the source has %@ or several placeholders, and none of the units of the text has a <note>. The sentence "No
      comment provided by engineer." does not count, because Xcode writes it for texts without a comment. A single number,
      such as %lld, needs no explanation.

      Why: the names of people, files and cities need different words around them in many languages.

      Example:
        <trans-unit id="from"><source>%1$@ from %2$@</source></trans-unit>

      What to do: explain in a comment in the source code what each placeholder represents, and export again.
      """##,
      correct: ##"""
        Not reported:
          <source>Open %@</source><target>%@ öffnen</target><note>%@ is a file</note>
        """##),
    FindingPage(
      "plural-conflict",
      ##"""
      A message has both a text for every number and plural forms.

      What: one unit is the whole text, and another one is a plural form of it.

      Why: it is not clear which of them an app shows.

      Example:
        files and files|==|plural.one

      What to do: remove the whole text, or all plural forms.
      """##),
    FindingPage(
      "plural-form-count",
      ##"""
      A text has more or fewer plural forms than its gettext catalogue, or fewer than Qt has for its language.

      What: the number of msgstr[0], msgstr[1] … differs from nplurals in the header, or a Qt translation has too few
      <numerusform>. Texts without any translation are left alone.

      Why: msgfmt rejects the file; a program that reads it shows an empty text for some numbers, and one of Qt the source.

      Example:
        "Plural-Forms: nplurals=3; …"
        msgstr[0] "%d файл"
        msgstr[1] "%d файла"

      What to do: add the missing form, whose category the finding names, or remove the extra one.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Plural-Forms: nplurals=2; plural=n != 1;\n"
          msgid "a"
          msgid_plural "b"
          msgstr[0] "c"
          msgstr[1] "d"
        """##),
    FindingPage(
      "plural-without-other",
      ##"""
      A text that varies by number has no form `other`.

      What: there are units for some plural categories, but none for other, which every language has. In Android, other may
      be absent where it is only for fractions, as in Polish; in i18next, this is info.

      Why: systems fall back to other. Without it some numbers show no text, or Xcode refuses to import the text.

      Example:
        <trans-unit id="f|==|plural.one">… on its own

      What to do: add a unit for other, or export the catalogue again.
      """##,
      correct: ##"""
        Corrected:
          <trans-unit id="f|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
          <trans-unit id="f|==|plural.other"><source>%lld file</source><target state="new">%lld file</target></trans-unit>
        """##),
    FindingPage(
      "prefixed-namespace",
      ##"""
      The file's elements have a namespace prefix.

      What: elements are written like <ns0:trans-unit>. This is correct XML; some scripts save files this way.

      Why: Xcode looks for <trans-unit> and imports nothing, without a message.

      Example:
        <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      What to do: declare xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff> and remove the prefixes. In Python,
      call ElementTree.register_namespace("", "urn:oasis:names:tc:xliff:document:1.2") before writing the file.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
        """##),
    FindingPage(
      "quotation-marks",
      ##"""
      A translation has a quotation mark without a partner, or marks of another language.

      What: a quotation is opened and not closed, or the reverse, and the quotation marks of the source are all in pairs;
      or a quotation has marks that the language does not use, such as English marks in a German text. The marks of each
      language come from CLDR, with others that are usual in books. If CLDR has no marks for a language, or the language
      uses the English ones, only marks without a partner are reported. Straight marks (") are accepted in every language,
      and so are « and » that the source has in the same order, as in "Settings » Network".

      Why: the quotation looks wrong to every reader, or has no end.

      Example:
        <source>Open “%@”</source><target>“%@” öffnen</target>

      What to do: write the marks of the language, in pairs: „%@“ in German.
      """##,
      correct: ##"""
        Not reported:
          <source>Open “%@”</source><target>„%@“ öffnen</target>
        """##),
    FindingPage(
      "redundant-rule",
      ##"""
      A rule of a policy has no effect.

      What: every password that the other rules accept meets this one too.

      Why: users read one more requirement than necessary, and the author may have meant another value.

      Example:
        {"rule": "letters"}, {"rule": "uppercase"}

      What to do: remove the rule, or correct its values.
      """##),
    FindingPage(
      "reorder-hints",
      ##"""
      A code that may not be moved may be copied or deleted.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.2.6). Expected: canCopy="no" and canDelete="no" together with canReorder.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" canReorder="firstNo"/></source>

      Correct:
        <source><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/></source>

      What to do: write canCopy="no" canDelete="no".
      """##),
    FindingPage(
      "reorder-hints-differ",
      ##"""
      The halves of a code differ in whether they may be moved.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5). Expected: the same canReorder on <sc> and <ec>, or no on the <ec> of an <sc> with firstNo.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1" canReorder="firstNo" canCopy="no" canDelete="no"/>A<ec startRef="1" canCopy="no" canDelete="no"/></source>

      Correct:
        <source><sc id="1" canReorder="firstNo" canCopy="no" canDelete="no"/>A<ec startRef="1" canReorder="no" canCopy="no" canDelete="no"/></source>

      What to do: correct the <ec>.
      """##),
    FindingPage(
      "reorder-without-first",
      ##"""
      A sequence of codes that may not be moved has no first code.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.2.6). Expected: canReorder="firstNo" on the first code, and no on those that directly follow it.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" canReorder="no" canCopy="no" canDelete="no"/></source>

      Correct:
        <source><ph id="1" canReorder="firstNo" canCopy="no" canDelete="no"/></source>

      What to do: write firstNo on the first code of the sequence.
      """##),
    FindingPage(
      "repeated-element",
      ##"""
      An element occurs twice.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2). Expected: at most one of them.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source>A</source><target>B</target><target>C</target></segment>

      Correct:
        <segment><source>A</source><target>B</target></segment>

      What to do: remove one of them, or join them.
      """##),
    FindingPage(
      "repeated-fragment-prefix",
      ##"""
      A reference has the same prefix twice.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2). Expected: each prefix once.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/u=u1/u=u1/n=n1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/n=n1">A</mrk></source></segment>

      What to do: remove one of them; f is a file, g a group, u a unit.
      """##),
    FindingPage(
      "replacement-character",
      ##"""
      A text contains U+FFFD, which replaces a character that could not be read.

      What: a translation has U+FFFD (�), which programs write in place of a character that they cannot read, and its
      source does not. In a source catalogue, any text with this character is reported.

      Why: the character is lost, and people see a question mark.

      Example:
        <source>Close</source><target>Schlie�en</target>

      What to do: write the original character.
      """##,
      correct: ##"""
        Not reported:
          <source>Shown as �</source><target>Als �</target>
        """##),
    FindingPage(
      "reserved-prefix",
      ##"""
      A value has the prefix xlf but is not defined by XLIFF.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.3.1.35, 3.3.1.36 and 3.3.1.40). Expected: a prefix other than xlf.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" type="ui" subType="xlf:button"/></source>

      Correct:
        <source><ph id="1" type="ui" subType="my:button"/></source>

      What to do: write a prefix of your own.
      """##),
    FindingPage(
      "resource-content",
      ##"""
      A resource has both content and a reference, or neither.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.5.4.5 and 4.5.4.6). Expected: either content or href.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:source/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:source href="a.png"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: write href="…" or the content, but not both.
      """##),
    FindingPage(
      "resource-language",
      ##"""
      A resource has a different language from the document.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.5.4.5 to 4.5.4.7). Expected: the language of <xliff>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:source href="a.png" xml:lang="fr"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItem id="r1" mimeType="a/b"><res:source href="a.png" xml:lang="en"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: remove xml:lang.
      """##),
    FindingPage(
      "resource-reference",
      ##"""
      A reference to a resource cannot be resolved.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.5.5.4). Expected: the id of a <res:resourceItem> of the <file>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <res:resourceData><res:resourceItemRef ref="r2"/><res:resourceItem id="r1"><res:reference href="a"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <res:resourceData><res:resourceItemRef ref="r1"/><res:resourceItem id="r1"><res:reference href="a"/></res:resourceItem></res:resourceData>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: correct the id, or add the resource.
      """##),
    FindingPage(
      "reused-translation",
      ##"""
      Sources with different meanings have the same translation.

      What: two units in the same language and the same folder have the same translation, but their sources differ in one
      word, or have no word in common. Words of at least three letters are compared, and count as the same if they start
      with the same four letters. Sources of one word, which often share a translation, and texts that vary by number or
      device are ignored.

      Why: often a translation was copied to the wrong unit. If the sources are two ways of saying the same thing, nothing
      is wrong.

      Example:
        "Export file" and "Delete file" are both "Datei löschen"

      What to do: translate what the source says.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="a"><source>Try Again</source><target>Erneut versuchen</target></trans-unit>
          <trans-unit id="b"><source>Try again</source><target>Erneut versuchen</target></trans-unit>
        """##),
    FindingPage(
      "rewritten-placeholder",
      ##"""
      A placeholder is written in the syntax of another format.

      What: each format has its own notation for the same value: %@, %s, {arg1} and {{arg1}}. The number that selects a
      plural form is called count. Values without names get the positions in which they first appear in the source.

      Why: the program must pass the values by these names or positions.

      Example:
        "%lld files in %@" becomes "{count} files in {arg2}"

      What to do: nothing, if the program already passes the values like this.
      """##),
    FindingPage(
      "rst-mismatch",
      ##"""
      The reStructuredText of a translation differs from that of its source.

      What: the source has a role (:ref:`text <target>`), a link (`text`_), a literal (``text``), a footnote ([1]_) or a
      substitution (|name|) of reStructuredText, and the translation lacks it, or has it with another target. Letters and
      digits must not touch such markup from outside, nor blanks from inside. The words of roles such as :guilabel: and
      :kbd: may differ, and so may names of links and languages in addresses. Emphasis (*a*, **a**) is not compared,
      because other formats write it the same way.

      Why: Sphinx leaves the markup visible on the page, warns of a reference without a target, or stops.

      Example:
        <source>See :ref:`the guide &lt;guide>`</source><target>Siehe :ref:`Anleitung &lt;anleitung>`</target>

      What to do: copy the markup from the source, with blanks or punctuation around it, and translate only its words.
      """##,
      correct: ##"""
        Not reported:
          <source>Press :kbd:`Ctrl+Home`</source><target>:kbd:`Strg+Pos1` drücken</target>
        """##),
    FindingPage(
      "rule-attributes",
      ##"""
      A validation rule has no condition, or more than one.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.7.4.3). Expected: one of isPresent, isNotPresent, startsWith, endsWith, or an attribute of another namespace.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <val:validation><val:rule startsWith="B" endsWith="C"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      Correct:
        <val:validation><val:rule startsWith="B"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      What to do: write a <val:rule> for each.
      """##),
    FindingPage(
      "rule-exists-in-source",
      ##"""
      existsInSource is used with a rule that does not support it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.7.5.6). Expected: isPresent, startsWith or endsWith together with existsInSource.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <val:validation><val:rule isNotPresent="X" existsInSource="yes"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      Correct:
        <val:validation><val:rule isNotPresent="X"/></val:validation>
        <segment><source>A</source><target>BC</target></segment>

      What to do: remove existsInSource.
      """##),
    FindingPage(
      "rule-text-too-long",
      ##"""
      The text of a password rule is longer than allowed.

      What: the text with its values filled in is longer than the limit for rule texts in the configuration, in characters
      as people see them or in columns, of which East Asian characters take two. Or, with its values, it is longer than
      the maxwidth of its unit, although the text with its placeholders is not. With --policy FILE, the values are those
      of the policy; otherwise, a number counts as one digit, and all other values as nothing. The texts of forms, whose
      ids start with "form.", have separate limits.

      Why: lists of rules are shown in narrow places, so the text is cut off or wraps.

      Example:
        limit 24; German needs 37 characters: "Mindestens 8 Zeichen eines jeden Typs"

      What to do: shorten the text, or raise the limit.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="length.min"><source>%lld or more</source><target>%lld Zeichen</target></trans-unit>
        """##),
    FindingPage(
      "schema-violation",
      ##"""
      A document breaks a rule of its schema.

      What: in XLIFF 1.2, an element is misspelled, is in the wrong parent, or appears twice where one is allowed; or there
      is text between elements. The additions that Xcode writes (build-num on <tool>) are accepted. With --schema, the
      document breaks any rule of the W3C XML Schema in that file: about elements, attributes, values or keys. Then the
      finding is always on, regardless of the configuration and --only; a schema can be stricter than the format.

      Why: programs skip what they do not expect, and the texts in it are lost; a program that validates refuses the file.

      Example:
        <trans-unit id="ok"><source>OK</source><target>OK</target><target>Gut</target></trans-unit>

      What to do: correct the element, the attribute or the value that is shown.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target>Salz</target><alt-trans><target>Kochsalz</target></alt-trans><note/>
        """##),
    FindingPage(
      "several-inputs",
      ##"""
      A page has several input elements with rules.

      What: the rules are read from the element of type password that is marked autocomplete="new-password", or else from
      the first element of type password; the finding names the others.

      Why: a page can have fields for a name, a current password and a new one, each with separate rules.

      Example:
        <input name="user" maxlength="20"> <input type="password" name="new" minlength="8">

      What to do: nothing, if the element is the right one; otherwise provide only the other element.
      """##),
    FindingPage(
      "several-policies",
      ##"""
      A file has several password policies.

      What: a template has more than one user pool, a configuration more than one version of its policy, or code more than
      one rule or list for passwords, for example one for production and one for tests.

      Why: only one is read, which may not be the intended one; the finding says which.

      Example:
        {"Resources": {"A": {"Type": "AWS::Cognito::UserPool"}, "B": {"Type": "AWS::Cognito::UserPool"}}}

      What to do: save the intended policy as a separate file.
      """##),
    FindingPage(
      "short-fragment-prefix",
      ##"""
      A prefix in a reference is a single letter without a meaning.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2.2). Expected: f, g, u, n, d, t, or the prefix of a module, which has two letters or more.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/z=n1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/n=n1">A</mrk></source></segment>

      What to do: write the prefix of the module.
      """##),
    FindingPage(
      "short-maximum",
      ##"""
      A policy does not permit long passwords.

      What: the maximum length is below 64.

      Why: passphrases and the passwords of password managers are long. NIST SP 800-63B-4, section 3.1.1.2, and OWASP
      ASVS 5.0, 6.2.9, call for 64 characters.

      Example:
        {"rule": "length", "min": 8, "max": 20}

      What to do: raise the maximum to 64 or more, or remove it, if the back end permits that.
      """##),
    FindingPage(
      "short-minimum",
      ##"""
      A policy accepts short passwords.

      What: the minimum length is below 8, and no other rule requires 8 characters. A policy whose maximum is below 8, as
      for the PIN of a device, is not reported.

      Why: all short passwords can be tried in little time. NIST SP 800-63B-4, section 3.1.1.2, requires 8 characters, and
      15 if the password is the only factor.

      Example:
        {"rule": "length", "min": 4}

      What to do: raise the minimum to 8 or more.
      """##),
    FindingPage(
      "size-info-reference",
      ##"""
      slr:sizeInfoRef cannot be resolved.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.6.5.10). Expected: the id of an element in a <slr:data> that is a sibling of the element or of an ancestor.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <slr:data profile="p"><my:size id="d1"/></slr:data>
        <unit id="u1" slr:sizeInfoRef="d2"><segment><source>A</source></segment></unit>

      Correct:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <slr:data profile="p"><my:size id="d1"/></slr:data>
        <unit id="u1" slr:sizeInfoRef="d1"><segment><source>A</source></segment></unit>

      What to do: correct the id.
      """##),
    FindingPage(
      "size-info-twice",
      ##"""
      An element has both slr:sizeInfo and slr:sizeInfoRef.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.6.5.9 and 4.6.5.10). Expected: one of them.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <slr:data profile="p"><my:size id="d1"/></slr:data>
        <unit id="u1" slr:sizeInfo="1" slr:sizeInfoRef="d1"><segment><source>A</source></segment></unit>

      Correct:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1" slr:sizeInfo="1"><segment><source>A</source></segment></unit>

      What to do: remove one of them.
      """##),
    FindingPage(
      "size-on-end-code",
      ##"""
      An <ec> that is not isolated has a size.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.6.5.8 to 4.6.5.10). Expected: the size on its <sc> only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1"/>A<ec startRef="1" slr:equivStorage="3"/></source>

      Correct:
        <source><sc id="1" slr:equivStorage="3"/>A<ec startRef="1"/></source>

      What to do: move it to the <sc>.
      """##),
    FindingPage(
      "skeleton-content",
      ##"""
      A skeleton has both content and a reference, or neither.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2.3). Expected: either content or href.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <skeleton/>
        <unit id="u1"><segment><source>A</source></segment></unit>

      Correct:
        <skeleton href="a.skl"/>
        <unit id="u1"><segment><source>A</source></segment></unit>

      What to do: write href="…" or the content, but not both.
      """##),
    FindingPage(
      "source-drift",
      ##"""
      A source differs from the source in the base catalogue.

      What: the base catalogue has a unit with the same id, but a different source. Plural forms that the base does not
      have are not compared. A source that equals the target in the base is accepted, because Xcode exports the target as
      the source.

      Why: the text has changed since the export, so the translation may be out of date. Xcode skips the unit on import
      without a message.

      Example:
        <source>Save file</source> where the base has <source>Save a copy</source>

      What to do: export the catalogue again, and check whether the translation still fits.
      """##,
      correct: ##"""
        Not reported:
          <source>Save &amp; go</source><target>Sichern</target>
        """##),
    FindingPage(
      "space-mismatch",
      ##"""
      White space is preserved in a source but not in its target, or the other way round.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.2.2). Expected: the same xml:space for both.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment><source xml:space="preserve">A</source><target>B</target></segment>

      Correct:
        <segment><source xml:space="preserve">A</source><target xml:space="preserve">B</target></segment>

      What to do: write xml:space on the <unit>, so that it holds for both.
      """##),
    FindingPage(
      "stale-key",
      ##"""
      The project no longer uses a key of a string catalogue.

      What: Xcode once found the key in the source code, and no longer finds it; it then writes
      "extractionState" : "stale". Languages that lack the key are not counted as untranslated.

      Why: its translations are shipped with the app, and translators may still work on them.

      Example:
        "Old title" : { "extractionState" : "stale" }

      What to do: delete the key. If the app looks it up by a name that is not in the code, set the key to be managed
      manually.
      """##,
      correct: ##"""
        Not reported:
          {
          "sourceLanguage" : "en",
          "strings" : {
          "Old title" : {
          "extractionState" : "manual"
          }
          },
          "version" : "1.0"
          }
        """##),
    FindingPage(
      "start-code-without-end",
      ##"""
      An <sc> has no <ec> in its unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.3.4). Expected: an <ec> that refers to it, or isolated="yes".

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1"/>A</source>

      Correct:
        <source><sc id="1" isolated="yes"/>A</source>

      What to do: add the <ec>; if it is in another unit, write isolated="yes".
      """##),
    FindingPage(
      "start-punctuation",
      ##"""
      A translation starts with a punctuation mark, but its source starts with a letter.

      What: the translation starts with a full stop, a comma, a colon, a semicolon, an exclamation mark, a question mark,
      an ellipsis or a hyphen with a space, and the source starts with a letter. Opening marks, such as ¿ and “, are
      accepted.

      Why: the mark is a remnant, or belongs to the end.

      Example:
        <source>Done</source><target>.Fertig</target>

      What to do: delete the mark.
      """##,
      correct: ##"""
        Not reported:
          <source>Loading…</source><target>…लोड हो रहा है</target>
        """##),
    FindingPage(
      "state-contradiction",
      ##"""
      The state of a translation contradicts the rest of its unit.

      What: a unit has approved="yes" and an unfinished state, such as new; or its state is new, but its target is neither
      empty nor a copy of the source. The latter is not reported for plural forms and units marked translate="no". States
      that other tools define (x-…) are ignored.

      It is info in files of Angular, which ignores states.

      Why: Xcode ignores the translation on import because of its state, although somebody has written or approved it, and
      other programs count it as missing.

      Example:
        <trans-unit id="salt" approved="yes"><source>Salt</source><target state="new">Salz</target></trans-unit>

      What to do: change the state to translated if the translation is ready. Otherwise remove approved="yes", or set a
      state such as needs-review-translation.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target state="new">Salt</target>
        """##),
    FindingPage(
      "state-without-target",
      ##"""
      A segment without a translation is marked as translated.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.31). Expected: state="initial", or a <target>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment state="translated"><source>A</source></segment>

      Correct:
        <segment state="translated"><source>A</source><target>B</target></segment>

      What to do: write the translation, or state="initial".
      """##),
    FindingPage(
      "storage-exceeded",
      ##"""
      A translation takes more or less storage than its unit allows.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, sections 4.6.5.6 and 4.6.6.2). Expected: as many bytes as slr:storageRestriction allows.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1" slr:storageRestriction="3"><segment><source>A</source><target>Übel</target></segment></unit>

      Correct:
        <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
        <unit id="u1" slr:storageRestriction="5"><segment><source>A</source><target>Übel</target></segment></unit>

      What to do: shorten the translation.
      """##),
    FindingPage(
      "stray-text",
      ##"""
      Text is where XLIFF allows only elements.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2). Expected: elements only.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        Hello
        <segment><source>A</source></segment>

      Correct:
        <segment><source>A</source></segment>

      What to do: remove it, or put it in an element.
      """##),
    FindingPage(
      "sub-format-without-format",
      ##"""
      fs:subFs is used without fs:fs.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.3.5.2). Expected: fs:fs together with fs:subFs.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" fs:subFs="src,a.png"/></source>

      Correct:
        <source><ph id="1" fs:fs="img" fs:subFs="src,a.png"/></source>

      What to do: write fs:fs="…", or remove fs:subFs.
      """##),
    FindingPage(
      "sub-state-without-state",
      ##"""
      A segment has a sub-state but no state.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.35). Expected: state together with subState.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment subState="my:a"><source>A</source></segment>

      Correct:
        <segment state="initial" subState="my:a"><source>A</source></segment>

      What to do: write state="…".
      """##),
    FindingPage(
      "sub-type-mismatch",
      ##"""
      An XLIFF sub-type is used with the wrong type.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.36). Expected: the type fmt for xlf:b, xlf:i, xlf:u, xlf:lb and xlf:pb, and ui for xlf:var.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" type="ui" subType="xlf:lb"/></source>

      Correct:
        <source><ph id="1" type="fmt" subType="xlf:lb"/></source>

      What to do: correct the type.
      """##),
    FindingPage(
      "sub-type-without-type",
      ##"""
      A code or a match has a sub-type but no type.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1.36; Part 2, section 4.1.7). Expected: type together with subType.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" subType="my:a"/></source>

      Correct:
        <source><ph id="1" type="ui" subType="my:a"/></source>

      What to do: write type="…".
      """##),
    FindingPage(
      "substitution-mismatch",
      ##"""
      A substitution of a string catalogue contradicts that of the source language.

      What: the substitution of a translation uses a different argument ("argNum") from the substitution of the same name
      in the source language or a different type of value ("formatSpecifier"), or its specifier is invalid. Whole numbers of
      all sizes (d, ld, lld, u) are one type.

      Why: the app chooses the plural form by the wrong value, or reads a value as the wrong type and crashes.

      Example:
        "argNum" : 2 in German, where English has "argNum" : 1

      What to do: copy "argNum" and "formatSpecifier" from the source language.
      """##,
      correct: ##"""
        Not reported:
          {
          "sourceLanguage" : "en",
          "strings" : {
          "found" : {
          "localizations" : {
          "de" : {
          "stringUnit" : {
          "state" : "translated",
          "value" : "%#@files@"
          },
          "substitutions" : {
          "files" : {
          "argNum" : 1,
          "formatSpecifier" : "lld",
          "variations" : {
          "plural" : {
          "other" : {
          "stringUnit" : {
          "state" : "translated",
          "value" : "%arg Dateien"
          }
          }
          }
          }
          }
          }
          },
          "en" : {
          "stringUnit" : {
          "state" : "translated",
          "value" : "%#@files@"
          },
          "substitutions" : {
          "files" : {
          "argNum" : 1,
          "formatSpecifier" : "lld",
          "variations" : {
          "plural" : {
          "other" : {
          "stringUnit" : {
          "state" : "translated",
          "value" : "%arg files"
          }
          }
          }
          }
          }
          }
          }
          }
          }
          },
          "version" : "1.0"
          }
        """##),
    FindingPage(
      "substitution-without-message",
      ##"""
      A substitution belongs to a message without a text.

      What: the forms of a substitution are translated, but the text that uses it is not. It is a warning when a
      catalogue is compiled, and an error in a compiled one.

      Why: nobody sees the forms; the whole message falls back to another language.

      Example:
        birds|==|substitutions.BIRDS.plural.other without birds

      What to do: translate the text of the message too.
      """##),
    FindingPage(
      "switch-without-case",
      ##"""
      A unit with a switch has a segment without a case.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 2, section 4.9.5). Expected: pgs:case on each <segment>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0"><source>A</source></segment>
        </unit>

      Correct:
        <unit id="u1" pgs:switch="plural:n">
        <segment id="s0" pgs:case="other"><source>A</source></segment>
        </unit>

      What to do: write pgs:case="…" on the segment.
      """##),
    FindingPage(
      "tab-count",
      ##"""
      The number of tabs in a translation differs from that of its source.

      What: the source and the translation do not have the same number of tabs. Real tabs and the escape \t both count.

      Why: columns shift, or a tab was typed by accident.

      Example:
        <source>Name&#9;Size</source><target>Name Größe</target>

      What to do: put tabs where the source has them.
      """##,
      correct: ##"""
        Not reported:
          <source>A\tB</source><target>B&#9;A</target>
        """##),
    FindingPage(
      "terminology",
      ##"""
      A term is not translated as the glossary requires.

      What: the source has a term of the glossary as a whole word, and the translation has none of the agreed
      translations. Inflections are accepted: the end of each word may differ by a third of its letters, three at most,
      and the term may be part of a longer word. If one term is part of another in the source, only the longer one counts.
      Names of placeholders, as in {file}, are not words.

      Why: people see two names for one thing.

      Example:
        agreed for German: bookmark = Lesezeichen; <source>Add bookmark</source><target>Favorit hinzufügen</target>

      What to do: use the agreed translation, or correct the glossary.
      """##,
      correct: ##"""
        Not reported:
          <source>Add bookmark</source><target>Lesezeichen hinzufügen</target>
        """##),
    FindingPage(
      "text-as-reference",
      ##"""
      A string resource is read as a reference to something that does not exist.

      What: a text that starts with ? refers to a theme attribute, and one that starts with @, a type and / refers to a
      resource. Such a name is invalid for a resource, or the file declares no such attribute.

      Why: Android's resource compiler does not find it, so that the app cannot be built; or the app crashes when it loads
      the text, which only a theme can resolve.

      Example:
        <string name="a">?What is this</string>

      What to do: write \? or \@ for a visible sign.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="a">\?What</string><string name="b">?</string><string name="c">@me</string></resources>
        """##),
    FindingPage(
      "text-between-elements",
      ##"""
      A resource file has text between its elements.

      What: there is something other than white space and comments directly in <resources>.

      Why: Android's resource compiler rejects the file.

      Example:
        <string name="a">Open</string>;

      What to do: delete it, or make it a comment.
      """##,
      correct: ##"""
        Not reported:
          <resources> <string name="a">x</string> <!-- ; --> </resources>
        """##),
    FindingPage(
      "unbalanced-bidi-control",
      ##"""
      A bidirectional control character is not closed, or closes nothing.

      What: within a paragraph, an embedding or override (U+202A, U+202B, U+202D, U+202E) is not followed by U+202C, an
      isolate (U+2066 to U+2068) is not followed by U+2069, or a closing character has nothing to close (UAX #9, BD9 and
      BD11). The marks U+200E and U+200F need no partner. At the start of a text, an embedding or isolate that is not
      closed is a warning: it ends with the text.

      Why: the text and what the app puts next to it are shown in the wrong order. Such characters can also disguise what
      a text means.

      Example:
        <source>%@ is saved</source><target>&#x2067;%@ נשמר</target>

      What to do: close it where its text ends, or delete it.
      """##,
      correct: ##"""
        Not reported:
          <source>%@ is</source><target>\u{2068}%@\u{2069} הוא\u{200F}</target>
        """##),
    FindingPage(
      "unbalanced-brackets",
      ##"""
      A bracket of a translation has no partner.

      What: a round, square or curly bracket is opened and not closed, or the reverse, and those of the source are all in
      pairs. Full-width brackets count as ordinary ones.

      Why: the text looks broken, and a template in curly brackets no longer works.

      Example:
        <source>Files (new)</source><target>Dateien (neu</target>

      What to do: add the missing bracket, or delete the one without a partner.
      """##,
      correct: ##"""
        Not reported:
          <source>A (b)</source><target>A（b)</target>
        """##),
    FindingPage(
      "unbalanced-quotation-mark",
      ##"""
      A quotation mark in a string resource has no match.

      What: " starts a part of a text whose white space is kept, and nothing ends it.

      Why: the mark is not shown, although it was probably meant to be.

      Example:
        <string name="a">5" screen</string>

      What to do: write \" for a visible quotation mark.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="a">" a "</string><string name="b">5 \" screen</string></resources>
        """##),
    FindingPage(
      "unchanged-translation",
      ##"""
      A translation of several words is the same as its source.

      What: a finished translation is identical to its source and has at least three different words. Placeholders,
      addresses, acronyms, words of one or two letters, and the sample text "Lorem ipsum" do not count as words, because
      they are often the same in all languages. Translations into another form of the source language, such as en-GB, are
      ignored. A report counts these texts in one finding per catalogue; --verbose and --only unchanged-translation list
      each.

      Why: often the source was copied and never translated, so people see it in the source language.

      Example:
        <source>Choose a new password</source><target>Choose a new password</target>

      What to do: translate the text, or mark the unit with translate="no" if it stays as it is.
      """##,
      correct: ##"""
        Not reported:
          <source>Firefox Focus</source><target>Firefox Focus</target>
        """##),
    FindingPage(
      "uncovered-rule-text",
      ##"""
      The catalogue lacks a text that a policy or a form can show.

      What: with --policy FILE, every text that the policy can show (in all styles, and for every requirement that a
      password can fail) must be in the catalogue, in the plural form that its number needs. If any catalogue has a text
      of the password form, each language must then have all of them. Translations that are missing, empty or unfinished
      do not count. An overlay needs only the texts that a rule of the policy names, such as acme.no-years.checklist.

      Why: people read that text in another language, or with wrong grammar.

      Example:
        the policy requires 3 characters; Russian needs the form few, but the catalogue has only one and other

      What to do: add the unit or the form that the message names.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="letters|==|plural.one"><source>%lld letter</source><target>%lld буква</target></trans-unit>
          <trans-unit id="letters|==|plural.other"><source>%lld letters</source><target>%lld буквы</target></trans-unit>
        """##),
    FindingPage(
      "undecided-policy",
      ##"""
      It could not be decided whether a password can meet the policy.

      What: no password that meets the policy was found among those that were tried, and there is no proof that none does.

      Why: some combinations of rules, such as a list of common passwords and a pattern that matches few passwords, cannot
      be decided character by character. If this finding is absent, validate has found a password.

      Example:
        {"version": 1, "rules": [{"rule": "required-pattern", "pattern": "^password$"}, {"rule": "common-password"}]}

      What to do: try a password with watchword check, or simplify the rules.
      """##),
    FindingPage(
      "undefined-reference",
      ##"""
      An Android text refers to another text that no file has.

      What: a text is @string/name, and none of the files that are checked together has a <string> of that name. It is an
      info if no name is similar, because a library of the app, or a file that was not given, may have the text.

      Why: Android's resource compiler does not find the text, so the app cannot be built.

      Example:
        <string name="title">@string/app_nme</string>

      What to do: correct the name, or check all folders with texts of the app at once.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="b">B</string><string name="a">@string/b</string></resources>
        """##),
    FindingPage(
      "undefined-substitution",
      ##"""
      A text uses a substitution that does not exist.

      What: %#@name@ is replaced by another text that varies by a number, and the file has no unit for that name.

      Why: people see %#@name@, or the app crashes.

      Example:
        <trans-unit id="k"><target>In %#@fils@</target>…  where the substitution is called files

      What to do: write the name as in the source. Do not translate the names of substitutions.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="k"><source>In %#@a.b@</source><target>In %#@a.b@</target></trans-unit>
          <trans-unit id="k|==|substitutions.@a.b@.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
        """##),
    FindingPage(
      "unescaped-apostrophe",
      ##"""
      An apostrophe in a string resource has no backslash.

      What: a text that is not between quotation marks contains '. Only the first one of a text is reported.

      Why: Android's resource compiler rejects the file.

      Example:
        <string name="a">Don't</string>

      What to do: write Don\'t, or "Don't" with quotation marks.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="a">Don\'t</string><string name="b">"Don't"</string></resources>
        """##),
    FindingPage(
      "unescaped-percent",
      ##"""
      A percent sign in a text with placeholders is not written as `%%`.

      What: a text that shows values has a single percent sign that is not part of a placeholder. Texts without
      placeholders are ignored, because apps may show them unchanged. Translations whose source has the same defect are
      ignored too.

      Why: the sign can disappear, or form a placeholder with what follows it.

      Example:
        <source>%d%% done</source><target>%d % fertig</target>

      What to do: write %% to show a percent sign. If the source shows none, delete it.
      """##,
      correct: ##"""
        Corrected:
          <source>%d%% done</source><target>%d %% fertig</target>
        """##),
    FindingPage(
      "unexpected-answer",
      ##"""
      A service gives an answer of a kind that the form does not expect.

      What: the "kind" of an answer belongs to other forms.

      Why: the form cannot know whether the password was changed. It ends the submission as failed.

      Example:
        an answer of the kind "cognito" in the form update

      What to do: correct the service; Documentation/FormAsJSON.md lists the kinds that each form expects.
      """##),
    FindingPage(
      "unexpected-element",
      ##"""
      A resource file contains an element that is not allowed there.

      What: <resources> has an element that is not a resource, <plurals> or <string-array> has one that is not an <item>, an
      <item> of <resources> has no type, or an <xliff:g> is inside another one; or a text of a .NET resource file or of a Qt
      translation has an element.

      Why: Android's resource compiler, .NET or Qt rejects the file.

      Example:
        <plural name="files">…</plural>

      What to do: correct the name of the element, or delete it.
      """##,
      correct: ##"""
        Not reported:
          <resources><color name="a">#fff</color><skip/><string name="b"><u>x</u></string></resources>
        """##),
    FindingPage(
      "unexpected-root",
      ##"""
      A file does not match its name.

      What: the root element of an Android resource file is not <resources>, that of a .NET resource file is not <root>, or
      that of a Qt translation is not <TS>; a JSON catalogue is not an object, or a .strings file is a binary property list.

      Why: no texts can be read from the file.

      Example:
        ["Open", "Close"]

      What to do: check whether this is the right file.
      """##,
      correct: ##"""
        Not reported:
          {"open": "Open"}
        """##),
    FindingPage(
      "unexpected-value",
      ##"""
      A value in a JSON catalogue has the wrong type.

      What: a text is a number, a Boolean or an object, a description is not an object, or @@locale does not name a
      language. The finding is a warning for numbers and Booleans in an i18next file, which i18next passes to the app
      unchanged; they are not texts.

      Why: the member is ignored, or the app that reads the file stops.

      Example:
        {"count": 1}

      What to do: write a value of the type that the finding names, such as a text in quotation marks.
      """##,
      correct: ##"""
        Not reported:
          {"@@locale": "en", "a": "1", "@a": {"description": "d"}}
        """##),
    FindingPage(
      "unfinished-state",
      ##"""
      A translation is marked as unfinished.

      What: a unit has a translation, but its state is not translated, signed-off or final. It is, for example,
      needs-review-l10n, needs-translation or new. Units marked translate="no", sources without words, and plural forms
      that the language never shows are ignored. A report counts these units in one finding per catalogue, together with
      those that are not translated; --verbose and --only unfinished-state list each.

      Why: Xcode does not import an unfinished translation, so people see the text in the source language.

      Example:
        <source>Salt</source><target state="needs-review-l10n">Salz</target>

      What to do: review the translation, correct it where necessary, and set the state to translated.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="salt"><source>Salt</source><target state="translated">Salz</target></trans-unit>
        """##),
    FindingPage(
      "unit-without-segment",
      ##"""
      A unit has nothing to translate.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.2.5). Expected: at least one <segment>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <ignorable><source>A</source></ignorable>

      Correct:
        <segment><source>A</source></segment>

      What to do: write the text in a <segment>, or remove the unit.
      """##),
    FindingPage(
      "unknown-attribute",
      ##"""
      An element has an attribute that XLIFF does not define for it.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.3.1). Expected: attributes of the specification.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segment translate="no"><source>A</source></segment>

      Correct:
        <segment><source>A</source></segment>

      What to do: check its spelling, or remove it; attributes of other tools need their own namespace.
      """##),
    FindingPage(
      "unknown-base",
      ##"""
      A policy extends a policy that cannot be found.

      What: "extends" names neither a shipped policy nor a file that can be read. A path is relative to the folder of the
      policy that names it; an absolute path is refused, because it differs from machine to machine. A file outside the
      folder of the policy that the command was given, after resolving links, is read only if --allow-extends names a
      folder that contains it.

      Why: without the rules of that policy, passwords would be weaker than they should be.

      Example:
        {"version": 1, "extends": "./bsae.json", "rules": []}

      What to do: correct the name; watchword policy list shows the shipped policies.
      """##),
    FindingPage(
      "unknown-challenge-mode",
      ##"""
      A server requests an unknown form.

      What: no form handles the challenge mode in the answer of a REL-ID server.

      Why: the app has no form to show.

      Example:
        a challenge with a mode that the SDK does not document

      What to do: update Watchword, or correct the server.
      """##),
    FindingPage(
      "unknown-charset",
      ##"""
      The charset of a gettext catalogue is not known.

      What: the header names a charset for which there is no conversion, or the file is in UTF-16. Without a known charset,
      the file is read as UTF-8.

      Why: non-ASCII characters may be misread.

      Example:
        "Content-Type: text/plain; charset=utf-7\n"

      What to do: save the file in UTF-8, and write charset=UTF-8.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Content-Type: text/plain; charset=utf8\n"
        """##),
    FindingPage(
      "unknown-device",
      ##"""
      A variation has an unknown device.

      What: the device is not one of iphone, ipad, ipod, mac, applewatch, appletv, applevision and other.

      Why: the text is never shown.

      Example:
        tap|==|device.phone

      What to do: write one of these devices.
      """##),
    FindingPage(
      "unknown-element",
      ##"""
      An XLIFF namespace does not define the element.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2). Expected: an element of the specification.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <segments><source>A</source></segments>
        <segment><source>A</source></segment>

      Correct:
        <segment><source>A</source></segment>

      What to do: check its spelling; elements of other tools need their own namespace.
      """##),
    FindingPage(
      "unknown-escape",
      ##"""
      A text in a .strings file has an escape that Apple's tools do not support.

      What: a backslash precedes a character that needs none, \U is followed by fewer than four hexadecimal digits,
      or an escape represents half of a character.

      Why: the backslash is dropped silently: \u00E9 becomes u00E9, not é.

      Example:
        "coffee" = "Caf\u00E9";

      What to do: write the character itself, or \U and four hexadecimal digits. Write \\ for a visible backslash.
      """##,
      correct: ##"""
        Not reported:
          "a" = "Caf\U00E9\n\t\"\\";
        """##),
    FindingPage(
      "unknown-field",
      ##"""
      An event names a field that the form does not have.

      What: the "field" of an event exists only in other forms.

      Why: the event has no effect.

      Example:
        {"event": "edit", "field": "confirm", "text": "a"} in the form change

      What to do: correct the name; Documentation/FormAsJSON.md lists the fields.
      """##),
    FindingPage(
      "unknown-format",
      ##"""
      A policy is in no known format.

      What: the text is neither a policy of the toolkit or of a REL-ID server nor one of the systems that the command
      knows. Exports of secedit, the output of net accounts, Terraform and the outputs of Amplify are not read, for
      example. The finding lists the known formats.

      Why: nothing can be assumed about the rules.

      Example:
        resource "aws_cognito_user_pool" "pool" { password_policy { minimum_length = 12 } }

      What to do: export the policy in one of the formats, such as the JSON of aws cognito-idp describe-user-pool. If the
      text is in one of them, name it with --from, an option of watchword policy convert.
      """##),
    FindingPage(
      "unknown-key",
      ##"""
      An object has a member with an unknown name.

      What: a rule, a policy, an event or a compiled catalogue has a member that its format does not have.

      Why: it is probably a typing error, and the intended setting has no effect.

      Example:
        {"rule": "length", "minimum": 8}

      What to do: correct the name, or remove the member.
      """##),
    FindingPage(
      "unknown-original-data",
      ##"""
      A code refers to original data that its unit does not have.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.3.1.9 to 3.3.1.11). Expected: the id of a <data> of the same <unit>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <originalData><data id="d1">a</data></originalData>
        <segment><source><ph id="1" dataRef="d2"/></source></segment>

      Correct:
        <originalData><data id="d1">a</data></originalData>
        <segment><source><ph id="1" dataRef="d1"/></source></segment>

      What to do: correct the reference, or add the <data>.
      """##),
    FindingPage(
      "unknown-plural-category",
      ##"""
      A plural form has an unknown category.

      What: the category is not one of zero, one, two, few, many and other (UTS #35, Language Plural Rules).

      Why: the form is never shown.

      Example:
        files|==|plural.several

      What to do: write one of the six categories.
      """##),
    FindingPage(
      "unknown-quantity",
      ##"""
      An item of <plurals> has no valid quantity.

      What: the quantity is missing or is not one of zero, one, two, few, many and other. The item is not read.

      Why: Android's resource compiler rejects the file.

      Example:
        <item quantity="1">one file</item>

      What to do: write the category of the form.
      """##,
      correct: ##"""
        Not reported:
          <resources><plurals name="a"><item quantity="one">x</item><item quantity="other">y</item></plurals></resources>
        """##),
    FindingPage(
      "unknown-rule",
      ##"""
      A policy names a rule that does not exist.

      What: the value of "rule" is not the id of a rule.

      Why: the policy cannot be used, because a rule that is ignored would make passwords weaker than they should be.

      Example:
        {"rule": "lenght", "min": 8}

      What to do: correct the id; watchword explain lists all rules.
      """##),
    FindingPage(
      "unknown-selector",
      ##"""
      A choice has a form that is never chosen, because no value has its name.

      What: the forms of {count, plural, …} and selectordinal are called zero, one, two, few, many, other, or a number
      such as =1; those of {gender, select, …} are called as in the source. Another name was found, often a translated
      one. In Flutter resources (.arb), the only numbers are =0, =1 and =2.

      Why: programs look for the names in the source, so people read the text of other instead. Flutter's generator stops.

      Example:
        {gender, select, male{his} female{her} other{their}} with männlich{sein} in the translation

      What to do: copy the names from the source; only the words in their brackets are translated.
      """##,
      correct: ##"""
        Not reported:
          {"a": "In {n, plural, =0{0} =1{1} =2{2} other{{n}}} days"}
        """##),
    FindingPage(
      "unknown-sub-flow",
      ##"""
      A code refers to a sub-flow that does not exist.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.7.4). Expected: the id of a <unit> of the same <file>.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><ph id="1" subFlows="u2"/></source>

      Correct:
        <source><ph id="1" subFlows="u1"/></source>

      What to do: correct the id, or add the unit.
      """##),
    FindingPage(
      "unknown-unit",
      ##"""
      A unit translates a text that the base catalogue does not have.

      What: the base catalogue has the same source file, but no unit with this id. In formats with a file for each
      language, the base is the file with the source texts. The base of an overlay is the shipped texts; an overlay may
      add a text if its id resembles none of theirs. With --policy FILE, the texts that the policy names are also
      accepted. If the base lacks most of at least ten texts, it is probably the base of other catalogues: that is one
      finding, and the catalogue is not compared with it. Texts that their base lacks, but three quarters of at least three
      translations have, are one finding, too: the app may take them from elsewhere.

      Why: the text was renamed or removed, so nobody sees the translation; or the id is misspelt.

      Example:
        <trans-unit id="sing.in"> where the base has <trans-unit id="sign.in">

      What to do: correct the id, or delete the unit.
      """##,
      correct: ##"""
        Not reported:
          <file original="a.html" source-language="en" target-language="de" datatype="html">
        """##),
    FindingPage(
      "unknown-value",
      ##"""
      A value is not one of those allowed.

      What: a word is not one of those allowed here: the state of a translation, a device in a string
      catalogue, or a word in a policy. It is a warning where the rest of the unit is read without it: a device, a kind of
      variation or an extraction state in a string catalogue, and the state of a translation in XLIFF.

      Why: there is no sensible default for it.

      Example:
        {"stringUnit": {"state": "done", "value": "Salz"}}

      What to do: write one of the words that the finding lists.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target state="x-done">Salz</target>
        """##),
    FindingPage(
      "unknown-version",
      ##"""
      A string catalogue has an unknown version.

      What: "version" of an .xcstrings file is neither 1.0 nor 1.1. A version 1.2 or later is reported as info, because it
      may come from a newer Xcode. The file is read like version 1.1.

      Why: Xcode rejects a version that it does not support, and a newer version may have texts in members that are not read
      here.

      Example:
        "version" : "2.0"

      What to do: check whether your Xcode opens the file, or open and save it with the Xcode that the project uses.
      """##,
      correct: ##"""
        Not reported:
          {
          "sourceLanguage" : "en",
          "strings" : {
          },
          "version" : "1.0"
          }
        """##),
    FindingPage(
      "unnumbered-placeholders",
      ##"""
      A string resource has several placeholders, and not all have a number.

      What: a <string> has two or more of them. A percent sign before a blank and a word counts too: 10% to 20% of users
      has % t and % o. The compiler accepts texts with formatted="false" or translatable="false", plural forms, items of
      arrays and texts with tags.

      Why: Android's resource compiler rejects the file.

      Example:
        <string name="a">%s of %s</string>

      What to do: number the placeholders, or write formatted="false" if the text is never formatted.
      """##,
      correct: ##"""
        Not reported:
          <resources><string name="a">%1$s of %2$s</string><string name="b">%d %%, 5%</string></resources>
        """##),
    FindingPage(
      "unreachable-plural-category",
      ##"""
      A plural form is never shown, because its language has no such category.

      What: by the plural rules of the language (CLDR), no number belongs to the category: one in Japanese, for example,
      or few in German. The form zero is ignored: Apple's systems show it for 0 in every language. The Hebrew form many is
      ignored because systems before CLDR 42, such as Android 13, show it. Copies of a form of the source and languages
      for which CLDR has no plural rules are ignored too.

      Why: nobody sees the translation. Any important information in it is lost.

      Example:
        German with <trans-unit id="f|==|plural.few">

      What to do: delete the unit, or move its text to the category where it belongs.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="f|==|plural.zero"><source>No file</source><target>Keine Datei</target></trans-unit>
        """##),
    FindingPage(
      "unregistered-fragment-prefix",
      ##"""
      A prefix in a reference does not belong to a module of XLIFF.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 2.2). Expected: the prefix of a module.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/my=x1">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#/f=f1/u=u1/n=n1">A</mrk></source></segment>

      What to do: check its spelling; extension prefixes must be registered with the XLIFF committee.
      """##),
    FindingPage(
      "unresolved-reference",
      ##"""
      A reference cannot be resolved.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 2.1 and 3.3.1.27). Expected: the id of an existing element.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#n=n2">A</mrk></source></segment>

      Correct:
        <notes><note id="n1">A</note></notes>
        <segment id="s1"><source><mrk id="m1" type="my:a" ref="#n=n1">A</mrk></source></segment>

      What to do: correct the id, or remove the reference.
      """##),
    FindingPage(
      "unsafe-markup",
      ##"""
      A translation contains markup that can run code.

      What: the translation has an element that runs code or loads another page (<script>, <iframe>, <object>, <embed>),
      an event handler (onclick="…") or an address that runs code (javascript:…), and the source has none of this kind.

      Why: an app that shows the text as HTML runs the code, with the rights of the person who reads it.

      Example:
        <source>Hello</source><target>Hallo&lt;script>…&lt;/script></target>

      What to do: delete it, and find out who wrote it.
      """##,
      correct: ##"""
        Not reported:
          <source>Use &lt;script> tags</source><target>Nutzen Sie &lt;script>-Tags</target>
        """##),
    FindingPage(
      "unsorted-breach-file",
      ##"""
      A file of breached passwords is not sorted.

      What: a hash is less than a hash on an earlier line.

      Why: look-ups bisect the file, so they would miss passwords that are in it. Each look-up compares the lines that it
      reads with the lines around them, so two swapped lines never make a listed password unknown.

      Example:
        a list that is sorted by how often the passwords occurred

      What to do: sort the file by its bytes: LC_ALL=C sort list.txt > sorted.txt
      """##),
    FindingPage(
      "unsupported-pattern",
      ##"""
      A regular expression uses a construct that policies do not support.

      What: the pattern uses a back-reference, a look-behind or another construct that only some engines support. The
      finding is a warning if a part of another system's pattern is left out.

      Why: such expressions can take forever, and mean different things in different engines. The expressions of policies
      are matched in linear time.

      Example:
        {"rule": "forbidden-pattern", "pattern": "(.)\\1"}

      What to do: use a rule instead, such as repetition; watchword explain required-pattern lists what is supported.
      """##),
    FindingPage(
      "unsupported-rule",
      ##"""
      A rule cannot be transferred from one system to another.

      What: either a setting of another system limits passwords in a way that policies here cannot express, or a policy
      has a rule that the system named by --for cannot check, or that system has an additional requirement. The finding
      is info if the two judge only unusual passwords differently.

      Why: what is shown to users and checked here differs from what the system checks, so that it rejects passwords
      without a visible reason, or accepts what the policy forbids.

      Example:
        notUsername(undefined) in Keycloak, which refuses only a password that is the user name itself; a rule of an
        extension of Keycloak;
        {"rule": "history", "count": 4} with --for relid

      What to do: choose a rule that both can express, let the app check it before the system does, or tell users in your
      own words.
      """##),
    FindingPage(
      "unsupported-setting",
      ##"""
      A setting of another system is left out.

      What: a setting cannot be read as a rule, because policies here have no equivalent, or because code computes its
      value.

      Why: the other system may reject passwords that are accepted here.

      Example:
        WhitespaceRule.matchBehavior=StartsWith in Java properties that set Passay's rules

      What to do: write the nearest rule by hand, or let the other system check it.
      """##),
    FindingPage(
      "unsupported-version",
      ##"""
      The file is not in a version of XLIFF that can be read.

      What: <xliff> has no version, or one other than 1.2, 2.0, 2.1 and 2.2.

      Why: other versions have other elements under the same root. Xcode imports version 1.2 only.

      Example:
        <xliff version="3.0" xmlns="urn:oasis:names:tc:xliff:document:3.0">

      What to do: export the file as XLIFF 1.2 or 2.1. Xcode writes 1.2, and most translation tools can write both.
      """##,
      correct: ##"""
        Not reported:
          <source>Version 2.0</source><target>Version 2.0</target>
        """##),
    FindingPage(
      "untranslated",
      ##"""
      A text has no translation.

      What: a unit of a translation has no <target>, or an empty one that is marked as unfinished. Catalogues in the
      source language, units marked translate="no", sources without words, and plural forms that the language never shows
      are ignored. So are texts of a .strings file that the .stringsdict file beside it has. A report counts these units
      in one finding per catalogue, together with those that need a review; --verbose and --only untranslated list each.

      Why: people see the text in the source language.

      Example:
        <trans-unit id="salt"><source>Salt</source></trans-unit>

      What to do: write the translation; in XLIFF, put it into <target>.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="salt"><source>Salt</source><target>Salz</target></trans-unit>
        """##),
    FindingPage(
      "unusable-base",
      ##"""
      A policy extends a policy that has errors.

      What: the policy that "extends" names was found, but it has errors, which are listed too.

      Why: the rules that it contributes are not known.

      Example:
        {"version": 1, "extends": "./base.json", "rules": []}

      What to do: correct the errors in the other policy.
      """##),
    FindingPage(
      "unusable-key",
      ##"""
      A key of a Flutter resource is not a valid method name.

      What: Flutter generates a Dart method for each text of an .arb file, named after its key. The key has a character
      that Dart names cannot have, or starts with a digit. It is a warning if the key only starts with a capital letter or
      with _, which Flutter's generator rejects and others accept.

      Why: the code of the app cannot be generated.

      Example:
        {"sign-in": "Sign in"}

      What to do: use letters without accents, digits and _, and start with a small letter: "signIn".
      """##,
      correct: ##"""
        Not reported:
          {"signIn": "Sign in", "sign_in2": "Sign in"}
        """##),
    FindingPage(
      "unusable-value",
      ##"""
      A value cannot be used.

      What: a value has the right type, but is empty, or does not fit the other values of its rule. It is a warning where
      the system that the policy is for ignores the value.

      Why: the rule would have no effect, or no password could meet it.

      Example:
        {"rule": "length", "min": 12, "max": 8}

      What to do: change the value as the finding says.
      """##),
    FindingPage(
      "unused-substitution",
      ##"""
      A substitution is translated, but no text uses it.

      What: a substitution has units, but neither the source nor the translation of its text contains %#@name@.

      Why: nobody sees these translations. Perhaps the name was changed in only one of the two.

      Example:
        <trans-unit id="k"><source>Files</source>…
        <trans-unit id="k|==|substitutions.files.plural.other">…

      What to do: put %#@name@ into the text, or delete the substitution in the project.
      """##,
      correct: ##"""
        Not reported:
          <trans-unit id="/k:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@a@</source><target>%#@a@</target></trans-unit>
          <trans-unit id="/k:dict/a:dict/other:dict/:string"><source>%d in %#@b@</source><target>%d in %#@b@</target></trans-unit>
          <trans-unit id="/k:dict/b:dict/other:dict/:string"><source>%d boxes</source><target>%d Kisten</target></trans-unit>
        """##),
    FindingPage(
      "unused-suppression",
      ##"""
      A suppression has no effect.

      What: a <note> with "watchword: ignore", or an entry of "suppress" in the configuration, names a check that finds
      nothing there. Nothing is reported if the check did not run, or if it compares catalogues.

      Why: the defect has probably been corrected, and the suppression would hide the next one.

      Example:
        <source>Salt</source><target>Salz</target>
        <note>watchword: ignore empty-translation there is no word for it</note>

      What to do: remove the id, or the whole note or entry.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target></target><note>watchword: ignore empty-translation there is no word for it</note>
        """##),
    FindingPage(
      "unusual-plural-forms",
      ##"""
      The plural formula of a gettext catalogue disagrees with CLDR.

      What: the formula gives one form to two numbers that have different categories in CLDR's plural rules for the
      language, or different forms to numbers of one category. Only whole numbers below a million are compared.

      Why: the text for some numbers is ungrammatical, or a text that the language needs is missing. For a few languages,
      such as Latvian, gettext's usual formula differs from CLDR.

      Example:
        "Language: tr\n"
        "Plural-Forms: nplurals=2; plural=n > 1;\n"

      What to do: compare the formula with the one that the finding shows, and use that one if the texts fit it.
      """##,
      correct: ##"""
        Not reported:
          msgid ""
          msgstr ""
          "Language: de\n"
          "Plural-Forms: nplurals=2; plural=n != 1;\n"
        """##),
    FindingPage(
      "url-mismatch",
      ##"""
      An address of the source is missing from the translation or changed.

      What: the translation lacks a web address (https://…) of the source. The language in an address may differ, as in
      en.wikipedia.org and de.wikipedia.org, or example.com/en-US/help and example.com/de/help, and so may the country:
      google.com and google.pl. A translation that is an address alone may be another one of the same domain, if its
      source is an address alone.

      Markdown links, [words](https://…), are checked by markdown-link-mismatch.

      Why: the link leads nowhere.

      Example:
        <source>See https://example.com/help</source><target>Siehe https:/example.com/help</target>

      What to do: copy the address from the source.
      """##,
      correct: ##"""
        Not reported:
          <source>See https://a.org/help.</source><target>https://a.org/help ansehen</target>
        """##),
    FindingPage(
      "valid-code-point",
      ##"""
      A character that XML allows is written as <cp>.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, section 3.2.3.1). Expected: <cp> only for characters that XML does not allow.

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><cp hex="00A0"/></source>

      Correct:
        <source><cp hex="001A"/></source>

      What to do: write the character itself.
      """##),
    FindingPage(
      "value-out-of-range",
      ##"""
      A number is too small or too large.

      What: a number is outside the bounds that the finding states.

      Why: it would have no effect, or no password could meet the rule.

      Example:
        {"rule": "length", "min": -1}

      What to do: write a number within the bounds.
      """##),
    FindingPage(
      "wrong-charset",
      ##"""
      The header of a gettext catalogue names another charset than that of the file.

      What: the header names a charset with one byte for each character, such as ISO-8859-1, but the file is in UTF-8. It
      is read as UTF-8. A file without characters outside of ASCII is the same in both.

      Why: gettext converts the texts from the charset in the header, so people see two or three wrong characters for each
      letter outside of ASCII, such as Ã© for é.

      Example:
        "Content-Type: text/plain; charset=ISO-8859-1\n"
        msgstr "Prénom"

      What to do: write charset=UTF-8, which --fix does.
      """##,
      correct: ##"""
        Corrected:
          msgid ""
          msgstr ""
          "Language: fr\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          msgid "First name"
          msgstr "Prénom"
        """##),
    FindingPage(
      "wrong-namespace",
      ##"""
      The elements of the file are not in an XLIFF namespace.

      What: <xliff> has no xmlns, or the xmlns of another version or format. XLIFF 2.1 uses the namespace of 2.0.

      Why: programs recognise XLIFF by its namespace. Without it, Xcode finds nothing to import.

      Example:
        <xliff version="1.2">

      What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff>; for XLIFF 2.0 and 2.1, end it with :2.0,
      for XLIFF 2.2 with :2.2.
      """##,
      correct: ##"""
        Not reported:
          <source>Salt</source><target>Salz</target>
        """##),
    FindingPage(
      "wrong-type",
      ##"""
      A value has the wrong type.

      What: the file has a text where a number is expected, a number where a list is expected, and so on. The finding is
      a warning for a number of a REL-ID policy in quotation marks, which is read all the same.

      Why: nothing sensible can be assumed for it.

      Example:
        {"rule": "length", "min": "8"}

      What to do: write the value as the finding says.
      """##,
      correct: ##"""
        Not reported:
          {"sourceLanguage" : "en", "strings" : {"a" : {}}, "version" : "1.0"}
        """##),
    FindingPage(
      "wrongly-isolated-code",
      ##"""
      A code is marked as isolated, but its other half is in the same unit.

      What: the document breaks a constraint of the specification (XLIFF 2.2 Part 1, sections 3.2.3.4 and 3.2.3.5). Expected: isolated="no".

      Why: programs that follow the specification reject the file or misread it.

      Example:
        <source><sc id="1" isolated="yes"/>A<ec startRef="1"/></source>

      Correct:
        <source><sc id="1"/>A<ec startRef="1"/></source>

      What to do: remove isolated="yes".
      """##),
    FindingPage(
      "zero-width-character",
      ##"""
      A translation contains an invisible zero-width character.

      What: a translation contains a zero width space (U+200B), a word joiner (U+2060), a byte order mark (U+FEFF) or a
      Mongolian vowel separator (U+180E), and its source does not; or a joiner (U+200C, U+200D) is between two letters of
      the Latin, Greek or Cyrillic script. Zero width spaces are accepted in languages that break lines with them, such as
      Thai and Japanese, but not between two letters of Katakana. Texts that consist only of such characters are ignored.

      Why: a search does not find the word, and comparisons fail.

      Example:
        <source>Save</source><target>Sich&#x200B;ern</target>

      What to do: delete the character.
      """##,
      correct: ##"""
        Corrected:
          <source>Save</source><target>Sichern</target>
        """##),
  ]
}
