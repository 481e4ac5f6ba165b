// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension ShippedTexts {
  /// The sentences of the notes, each on a line.
  static let sentences: StaticString = ##"""
    Other invisible characters, such as a no-break space, as an item of a list of characters;
    the text does not name them, and does not mean all of them.
    Joins two items of a list of characters:
    %1$@ is all that comes before, such as “! ?”, and %2$@ the next item, such as space.
    Translate only what comes between them:
    a comma, and neither “and” nor “or”;
    “and space” would read as if a space were needed.
    The last item of a list of characters, after a comma, for those that are not shown.
    %lld is how many more, usually 1–100.
    The space character (U+0020 alone), as an item of a list of characters, after a comma.
    The tab character, as an item of a list of characters.
    Characters in quotation marks, as an item of a list:
    %@ is up to 40 characters with spaces between them, such as < > " '.
    Use the language's own quotation marks.
    The engine adds isolates (U+2068, U+2069) where the direction needs them.
    A kind of characters, as an item of a list;
    no capital unless the language writes nouns so.
    It means digits 0–9;
    the digits of other scripts do not count.
    It must differ from class.digits.name.
    It means decimal digits of any script.
    Use this term in all texts.
    It means letters A–Z and a–z;
    é, Я and 漢 do not count.
    It must differ from class.letters.name.
    It means letters of either case or of scripts without case.
    It means letters a–z;
    é and я do not count.
    It must differ from class.lowercase.name.
    It means lowercase letters of any script.
    It means punctuation, symbols and the space that a US keyboard has;
    § and € do not count.
    It must differ from class.special.name.
    It means punctuation, symbols and spaces.
    It means letters A–Z;
    É and Я do not count.
    It must differ from class.uppercase.name.
    It means uppercase letters of any script.
    An alert without title and buttons, shown until the form appears;
    it may wrap.
    It names the password:
    without it, it reads as an update of the app.
    At most 50 characters.
    An alert's title;
    At most 40 characters.
    The new password and its confirmation differ.
    It must read as what went wrong, not as the requirement that the new password be different:
    use the words of form.match.different.
    The only button of an alert.
    At most 10 characters.
    An alert's text.
    At most four lines.
    The new password is not allowed;
    it is not mistyped.
    The text below it can be the server's, so it says only that something succeeded.
    A warning over the form.
    %lld is how many attempts the user has left before the account is locked:
    0 to 3.
    Either one label that is right with every number in all forms, or a sentence that agrees with its number in each.
    The button that leaves the screen.
    At most 15 characters.
    The button that closes the screen.
    An alert's title.
    At most 30 characters.
    The screen's title.
    Shown in the empty field.
    An error under the field for the new password.
    At most two lines.
    The button that sends the form.
    At most 25 characters.
    The button that sends the form, while it is being sent.
    At most 28 characters.
    A message of success over the settings screen, after form.change.submit:
    it may use the verb of that button.
    An error under the field for the current password.
    The user is not, or no longer, signed in.
    Cognito is the name of a service;
    its client is a part of the app, not a customer.
    %@ is what the server says of the error, often in English.
    An error in the banner or an alert.
    There may be three password fields, so it names the two that differ.
    An error in the banner or an alert, where the server did not answer.
    Nobody knows whether the change of the password, or the sign-in, reached it.
    The password that a user signs in with could not be checked.
    Under the title, and instead of a server's text about a password that has expired.
    The screen's title;
    the button under the form repeats its verb.
    At most 35 characters.
    The name of a field, read by screen readers and shown over the field.
    It says which password is repeated.
    Under the field in which the new password is repeated, as the user types.
    An entry of the menu:
    the app's first screen.
    An entry of the menu that opens the list of notifications;
    it neither subscribes to them nor downloads anything.
    “Notifications” or “Show notifications” is enough.
    An entry of the menu.
    The heading of the screen after the log-in.
    At most 20 characters.
    The heading over the list of rules, in the words of policy.lead.checklist.
    A button at the end of a password field.
    Read by screen readers only, after the rule.
    %@ is a whole sentence without its full stop, such as “Do not use your user name in the password” or “Use at least 8 characters”, so what follows has to stand after a sentence.
    No maximum width.
    Read by screen readers only, after the rule, while only the server can judge whether it is met.
    The screen's title when an account gets its first password.
    Replaces an empty text from the server, in the banner and in an alert.
    The policy is the list under form.policy.title:
    use that title's word, not one that a bank's customers could take for an insurance policy.
    An error in the banner, over an alert with the title form.alert.update-failed-title that says why.
    The user has just entered a new password, one that was used before:
    ask for another.
    How strong the new password is, beside the strength meter.
    An explanation at the foot of the screen.
    An alert's text, after form.update.submit and form.change.submit.
    The text need not say again that it succeeded.
    Under the title.
    %@ is the user's name.
    One line.
    A label before the user's name.
    A part of a release note for users, a page or a mail that tells them that the rules for their passwords change.
    A heading.
    No full stop.
    A paragraph, or an item of a list that is a whole sentence, with a full stop.
    Advice for a new password.
    Advice for a new password that is long.
    An item of a list, without a full stop.
    %1$@ is a line of the checklist as it is from now on, such as “At least 2 numbers”, and %2$@ the line that it replaces.
    Used for a rule whose list of allowed characters is too long for a note.
    Used for a rule whose list of forbidden characters is too long for a note.
    Used for a rule whose list of characters is too long for a note, so that the list is not shown.
    %lld is how many of them a password needs.
    Usually 1–64.
    A plural form that serves a single number (such as “one” in German) may say it in words or leave it out;
    a form that serves several (such as “one” in Russian and French) must keep it.
    Two sentences.
    The current password does not matter.
    What follows is good news:
    rules that are gone or ask for less.
    It introduces a list and ends with a colon.
    The items are lines of the checklist, such as “At least 1 uppercase letter”.
    A line under the title.
    %@ is the day from which the rules are valid, as the author has written it in this language, such as “1 March 2027”;
    so it follows a colon.
    %1$#@length@ stands for the new number together with the word “characters”, and %arg for that number alone;
    %2$lld is the number before.
    Usually 15 and 8.
    The maximum length, which may be more or less than before.
    Usually 128 and 64.
    Good news:
    fewer characters than before are enough.
    Usually 8 and 12.
    The items are lines of the checklist, such as “Min.
    15 characters” and “Not a commonly used password”.
    The number of existing passwords that do not meet the new rules was counted.
    Fewer than 1 of 20 do not.
    More than 19 of 20 do not.
    %1$lld is how many of %2$lld, such as 3 of 10:
    rounded numbers, from 1 of 10 to 9 of 10.
    Where something would have to agree with the numbers, put them after a colon:
    “Passwords that do not meet the new rules:
    about 3 of 10”.
    The title of the page.
    Introduces a checklist of rules on a screen, such as “Min.
    8 characters” and “Not a commonly used password”;
    ends with a colon.
    A sentence without its full stop, for a policy without rules.
    Documentation/Translating has a page for each language, with its form of address and its terms.
    Makes a sentence of a requirement:
    %@ is its text, and the full stop of the language follows.
    In a language that is written right-to-left, start with U+200F:
    %@ is isolated, and a view without a set direction takes it from the first strong letter outside the isolates.
    Joins two sentences:
    %1$@ is all that comes before, %2$@ is the next sentence.
    a space in most languages, nothing in Japanese.
    One line of a checklist under the password field.
    Its subject is the password.
    A fragment without a full stop;
    aim for 40 characters at most.
    %@ is the list of kinds of characters (class.….ascii.name) and of characters that may occur, such as letters (A–Z, a–z), numbers (0–9), “- _”.
    The engine joins the list by characters.list.name (“a, b, c”) and adds what its direction needs;
    quotation marks come from characters.visible.name and you must add nothing else around it.
    It can be long.
    Follows the checklist line while the password does not meet the rule, and says what is still missing.
    No full stop;
    A sentence of the summary without its full stop, which policy.sentence.summary adds.
    It starts with a capital and tells what the password must be like.
    The password is known from a data breach, and attackers try such passwords.
    %lld is how many characters must be inserted, removed or replaced to turn the current password into the new one:
    with 3, “horse1” may become “mouse23”, but not “horse2”.
    Usually 2–15.
    %lld is how many more characters must be inserted, removed or replaced.
    Usually 1–15.
    %1$lld is the minimum number of them.
    %2$@ is the list of characters that count, such as “! ? #” and the space.
    The same character counts each time it occurs:
    “!!” has 2.
    %lld is how many must still be added;
    the list of the characters that count is in the checklist line and is not repeated.
    %lld is how many characters of one kind may stand in a row;
    the kinds are uppercase letters, lowercase letters, letters without case, numbers (digits) and special characters.
    With 3, “abc1” is allowed and “abcd1” is not.
    Always 2 or more, usually up to 24;
    the case of 1 has a text of its own.
    The kinds are uppercase letters, lowercase letters, letters without case, numbers (digits) and special characters.
    “ab” is not allowed, “a1” is.
    One character of every kind is enough.
    %@ is the list of kinds (class.….name), two or more.
    The engine joins the list as the language does (“a, b and c”) and adds what its direction needs;
    %1$lld is the minimum number of kinds, 1–4;
    %2$@ is the list of kinds (class.….name), two or more.
    %lld is how many more kinds of characters must occur, 1–4.
    The rule rejects common passwords, those that are repeated, extended or slightly changed, the user's own names, and simple patterns such as sequences.
    The example is a date as the language's countries write it, in digits only, with a four-digit year.
    Day and month are the same number where some write the day first and others the month.
    Other notations are meant too:
    1999-12-31, 311299.
    The words come from a list that the organization blocks, such as names of its products;
    the list is not shown.
    They must not occur anywhere in the password.
    They must not occur backwards either.
    The words come from a list that the organization blocks;
    The password may contain one of them, but not be one.
    It must not be one backwards either.
    %lld is the minimum number of them.
    They are digits 0–9;
    The text must differ from rule.digits.min.
    %lld is how many must still be added.
    They are decimal digits of any script.
    %lld is the minimum number of different characters.
    Of them, no two are the same:
    “aab” has 2.
    Always 2 or more, usually 2–12;
    the case of 1 has another text.
    %lld is how many characters must be added that differ from each other and from all that are in the password.
    The password must be changed every day.
    %lld is the number of days after which the password must be changed.
    Usually 30–365.
    All characters that may not occur are invisible, such as a no-break space.
    All characters that may not occur are invisible, such as a no-break space;
    they often come with a password that was pasted.
    Asks the user to replace what was pasted;
    it must not read as a request to fill in the field that confirms the password.
    Some of the characters that may not occur are invisible, such as a tab.
    %@ is the list of characters that may not occur.
    %@ is the only character that may not occur, as rule.forbidden-characters.set shows it;
    add nothing else around it.
    Only one character is forbidden;
    it can occur more than once.
    Only the space is forbidden.
    %@ is a regular expression such as ^[a-z], as the policy writes it;
    longer ones are shortened.
    A pattern here is what a text is compared with (a search pattern), not an ornament.
    A part of the password that matches it is enough to break the rule.
    The rule is about a pattern (rule.forbidden-pattern.default.checklist) or described in the words of the policy's author, and the text fits both.
    %@ is the whole text:
    the policy's author described the rule in words, such as “No years such as 2026”.
    Add nothing, except U+200F at the start in a right-to-left language.
    Digits alone are not allowed, as in “12345678”;
    “1234567a” is.
    “numbers” are digits:
    use the term of class.digits.name.
    A “number” is a digit:
    %lld is how many of the last passwords are remembered.
    Only the password that was used last is remembered.
    %@ is a text of rule.length, such as “8–12 characters”.
    The server counts bytes, so é counts as 2, € or 漢 as 3 and an emoji as 4.
    Say it with the characters that your readers type:
    in a language that is not written in a–z, say how many each of its letters counts as (a Russian letter counts as 2, a Hindi or Japanese one as 3).
    %lld is the number of characters.
    %lld is the maximum number of characters.
    %lld is how many characters must be removed.
    %lld is the minimum number of characters.
    %lld is how many characters must still be typed.
    %1$lld is the minimum number of characters;
    %2$#@maximum@ stands for the maximum number together with the word “characters”, and %arg for that number alone.
    Usually 8 and 64.
    They are letters A–Z and a–z;
    The text must differ from rule.letters.min.
    They are letters of either case or of scripts without case.
    They are letters a–z;
    The text must differ from rule.lowercase.min.
    They are lowercase letters of any script.
    %lld is the number of days that must pass before the user can change the new password again:
    a limit, not a permission.
    Usually 1–7.
    %lld is the number of hours that must pass before the user can change the new password again:
    Usually 1–72.
    %lld is the number of minutes that must pass before the user can change the new password again:
    Usually 1–120.
    %1$@ and %2$@ are the lowest and the highest whole number that may not occur, often years:
    1900 and 2099.
    A number, not a digit.
    A whole number such as 1999 is meant, not a digit.
    %@ is the only whole number that may not occur, such as 2024.
    %lld is how often the same character may occur anywhere in the password, not only side by side:
    with 2, “abab” is allowed and “ababa” is not.
    No character may occur twice anywhere in the password, not only side by side:
    “abca” is not allowed.
    A password such as “radar” is not allowed, because it reads the same backwards.
    %lld is the minimum number of words.
    Punctuation other than hyphens separates words too.
    Always 2 or more, usually 3–8;
    %lld is how many words are still missing.
    Usually 1–8.
    The password needs one word or more;
    a password of two words is fine, too.
    The words are the user's (names, e-mail address, telephone number) and the company's or product's.
    %lld is how often the same character may stand in a row:
    with 2, “aa” is allowed and “aaa” is not.
    “aa” is not allowed.
    The rule is about a pattern (rule.required-pattern.default.checklist) or described in the words of the policy's author, and the text fits both.
    the policy's author described the rule in words, such as “Starts with a letter”.
    %1$@ and %2$@ are examples of sequences:
    digits such as 123 and letters such as abc.
    %1$@, %2$@ and %3$@ are examples of sequences:
    digits such as 123, letters such as abc, and neighbours on a keyboard such as qwerty.
    %@ is an example of a sequence, such as 123, 321, abc or qwerty;
    only such sequences are meant, either of digits, of letters or of neighbours on a keyboard.
    The password is compared with the user name and with names, e-mail address, telephone number and other words of the user;
    “ann-smith” is similar to “annsmith1”.
    They are punctuation, symbols and the space that a US keyboard has;
    The text must differ from rule.special.min.
    They are punctuation, symbols and spaces.
    The name of the strength is that of form.strength.fair, in the same form.
    All above it are allowed too.
    The name of the strength is that of form.strength.good, in the same form.
    The name of the strength is that of form.strength.strong, in the same form.
    There is none above it.
    The name of the strength is that of form.strength.weak, in the same form.
    They are letters A–Z;
    The text must differ from rule.uppercase.min.
    They are uppercase letters of any script.
    For the user name “david”, neither “david” nor “divad” may occur.
    The password may contain the user name, but not be it.
    For the user name “david”, the password may be neither “david” nor “divad”.
    The current password is not allowed with its case changed (“Horse” for “horse”), backwards (“esroh”), or with its beginning moved to the end (“rseho”).
    All white space is meant, anywhere in the password:
    spaces of any width, tabs and line breaks.
    It must differ from rule.forbidden-characters.space, which is about the space character alone.
    """##

  /// The key of each text with a note, and the numbers of the sentences that make it, each on a line.
  static let notes: StaticString = ##"""
    characters.invisible.name 0 1
    characters.list.name 2 3 4 5 6
    characters.more.name 7 8
    characters.space.name 9
    characters.tab.name 10
    characters.visible.name 11 12 13 14
    class.digits.ascii.name 15 16 17 18 19
    class.digits.name 15 16 20 21
    class.letters.ascii.name 15 16 22 23 24
    class.letters.name 15 16 25 21
    class.lowercase.ascii.name 15 16 26 27 28
    class.lowercase.name 15 16 29 21
    class.special.ascii.name 15 16 30 31 32
    class.special.name 15 16 33 21
    class.uppercase.ascii.name 15 16 34 35 36
    class.uppercase.name 15 16 37 21
    form.alert.initiating 38 39 40 41 42
    form.alert.initiating-failed-title 43 39 40 41 44
    form.alert.mismatch-title 43 39 45 46 47 44
    form.alert.ok 48 49
    form.alert.same-as-current 50 51
    form.alert.same-as-current-title 43 39 52 53 44
    form.alert.success-title 43 39 54 44
    form.alert.update-failed-title 43 39 40 41 44
    form.attempts.left 55 56 57 58 44
    form.back.back 59 60
    form.back.close 61 60
    form.change-confirmed.alert-title 62 63
    form.change-confirmed.title 64 63
    form.change.confirm-placeholder 65 63
    form.change.current-placeholder 65 63
    form.change.new-placeholder 65 63
    form.change.same-as-current 66 67
    form.change.submit 68 69
    form.change.submitting 70 71
    form.change.success 72 73 67
    form.change.title 64 63
    form.change.wrong-current 74 67
    form.cognito.no-session 50 75 51
    form.cognito.not-initialized 50 76 77 51
    form.cognito.other 50 78 51
    form.cognito.other-without-text 50 51
    form.cognito.too-many-attempts 50 51
    form.cognito.weak-password 50 51
    form.cognito.wrong-current 50 51
    form.error.confirm-empty 79 67
    form.error.current-empty 79 67
    form.error.mismatch 79 80 67
    form.error.network 79 67
    form.error.new-empty 79 67
    form.error.password-empty 79 67
    form.error.same-as-current 79 67
    form.error.set-failed 79 67
    form.error.timeout 81 82 67
    form.error.update-failed 79 67
    form.error.verify-failed 79 83 67
    form.expired.confirm-placeholder 65 63
    form.expired.current-placeholder 65 63
    form.expired.new-placeholder 65 63
    form.expired.subtitle 84 67
    form.expired.title 85 86 87
    form.label.confirm 88 89 87
    form.label.current 88 63
    form.label.new 88 63
    form.label.password 88 63
    form.match.different 90 44
    form.match.same 90 44
    form.menu.dashboard 91 92 69
    form.menu.notifications 93 94 95 69
    form.menu.sign-out 96 69
    form.menu.title 97 98
    form.menu.update-password 96 63
    form.policy.title 99 87
    form.reveal.hide 100 69
    form.reveal.show 100 69
    form.rule.met 101 102 103
    form.rule.undetermined 104 102 103
    form.rule.unmet 101 102 103
    form.set.submit 68 69
    form.set.submitting 70 71
    form.set.title 105 63
    form.status.attempts-exhausted 106 51
    form.status.expired-while-updating 106 51
    form.status.policy-not-met 106 107 108 51
    form.status.update-failed 109 40 41 67
    form.status.used-before 106 110 111 51
    form.strength.fair 112 98
    form.strength.good 112 98
    form.strength.strong 112 98
    form.strength.very-weak 112 98
    form.strength.weak 112 98
    form.update.confirm-placeholder 65 63
    form.update.current-placeholder 65 63
    form.update.help 113 107 108 51
    form.update.new-placeholder 65 63
    form.update.submit 68 69
    form.update.submitting 70 71
    form.update.success 114 115 51
    form.update.title 64 63
    form.user.greeting 116 117 118
    form.user.label 119 98
    form.verify.password-placeholder 65 63
    form.verify.submit 68 69
    form.verify.submitting 70 71
    form.verify.title 64 63
    notes.advice.heading 120 121 122 44
    notes.advice.manager 120 123 124
    notes.advice.nothing 120 123
    notes.advice.unique 120 123 124
    notes.advice.words 120 123 125
    notes.changed.heading 120 121 122 44
    notes.changed.item 120 126 127
    notes.characters.allowed 120 126 128
    notes.characters.forbidden 120 126 129
    notes.characters.some 120 126 130 131 132 133 134
    notes.current.asked 120 123
    notes.current.heading 120 121 122 44
    notes.current.keeps 120 123 135
    notes.current.replaced 120 123 136
    notes.easier.heading 120 121 122 44 137 138
    notes.easier.lead 120 139 140
    notes.from 120 141 142 143 122
    notes.length.longer 120 126 144 145 146
    notes.length.most 120 126 147 144 145 148
    notes.length.shorter 120 126 149 150 144 145 151
    notes.new.heading 120 121 122 44
    notes.new.lead 120 139 152 153
    notes.observed.few 120 123 154 155
    notes.observed.most 120 123 154 156
    notes.observed.some 120 123 154 157 158 159 160 161
    notes.title 120 162 122 44
    notes.unchanged 120 123
    policy.lead.checklist 163 164 165
    policy.no-rules.summary 166 167
    policy.sentence.summary 168 169 170 171
    policy.sentences.summary 172 173 4 174
    rule.allowed-characters.set.checklist 175 176 177 178 179 180 181 182
    rule.allowed-characters.set.missing 183 184 178
    rule.allowed-characters.set.requirement 185 186 179 180 181 182
    rule.breached-password.default.checklist 175 176 177 178 187
    rule.breached-password.default.missing 183 184 178 187
    rule.breached-password.default.requirement 185 186 187
    rule.changed-characters.min.checklist 175 176 177 178 188 189 190 133 134
    rule.changed-characters.min.missing 183 184 178 191 192 133 134
    rule.changed-characters.min.requirement 185 186 188 189 190 133 134
    rule.characters.set.checklist 175 176 177 178 193 194 195 196 180 181 182 132 133 134
    rule.characters.set.missing 183 184 178 197 198 132 133 134
    rule.characters.set.requirement 185 186 193 194 195 196 180 181 182 132 133 134
    rule.class-run.max.checklist 175 176 177 178 199 200 201 202 203
    rule.class-run.max.missing 183 184 178 199 200 201 202 203
    rule.class-run.max.requirement 185 186 199 200 201 202 203
    rule.class-run.none.checklist 175 176 177 178 204 205
    rule.class-run.none.missing 183 184 178 204 205
    rule.class-run.none.requirement 185 186 204 205
    rule.classes.all.checklist 175 176 177 178 206 207 208 181 182
    rule.classes.all.requirement 185 186 206 207 208 181 182
    rule.classes.min.checklist 175 176 177 178 209 210 208 181 182
    rule.classes.min.missing 183 184 178 211
    rule.classes.min.requirement 185 186 209 210 208 181 182
    rule.common-password.default.checklist 175 176 177 178
    rule.common-password.default.missing 183 184 178
    rule.common-password.default.requirement 185 186
    rule.common-password.variants.checklist 175 176 177 178 212
    rule.common-password.variants.missing 183 184 178 212
    rule.common-password.variants.requirement 185 186 212
    rule.dates.default.checklist 175 176 177 178 213 214 215 216
    rule.dates.default.missing 183 184 178
    rule.dates.default.requirement 185 186 213 214 215 216
    rule.dictionary-words.default.checklist 175 176 177 178 217 218 219
    rule.dictionary-words.default.missing 183 184 178 217 218 219
    rule.dictionary-words.default.requirement 185 186 217 218 219
    rule.dictionary-words.reversed.checklist 175 176 177 178 217 218 219 220
    rule.dictionary-words.reversed.missing 183 184 178 217 218 219 220
    rule.dictionary-words.reversed.requirement 185 186 217 218 219 220
    rule.dictionary-words.whole-reversed.checklist 175 176 177 178 221 218 222 223
    rule.dictionary-words.whole-reversed.requirement 185 186 221 218 222 223
    rule.dictionary-words.whole.checklist 175 176 177 178 221 218 222
    rule.dictionary-words.whole.missing 183 184 178 221 218 222
    rule.dictionary-words.whole.requirement 185 186 221 218 222
    rule.different-from-current.default.checklist 175 176 177 178
    rule.different-from-current.default.missing 183 184 178
    rule.different-from-current.default.requirement 185 186
    rule.digits.ascii.checklist 175 176 177 178 224 225 18 226 132 133 134
    rule.digits.ascii.missing 183 184 178 227 225 18 226 132 133 134
    rule.digits.ascii.requirement 185 186 224 225 18 226 132 133 134
    rule.digits.min.checklist 175 176 177 178 224 228 132 133 134
    rule.digits.min.missing 183 184 178 227 228 132 133 134
    rule.digits.min.requirement 185 186 224 228 132 133 134
    rule.distinct-characters.min.checklist 175 176 177 178 229 230 231 232 233
    rule.distinct-characters.min.missing 183 184 178 234 132 133 134
    rule.distinct-characters.min.requirement 185 186 229 230 231 232 233
    rule.edge-white-space.default.checklist 175 176 177 178
    rule.edge-white-space.default.missing 183 184 178
    rule.edge-white-space.default.requirement 185 186
    rule.expiry.daily.checklist 175 176 177 178 235
    rule.expiry.daily.requirement 185 186 235
    rule.expiry.days.checklist 175 176 177 178 236 237 133 134
    rule.expiry.days.requirement 185 186 236 237 133 134
    rule.forbidden-characters.invisible.checklist 175 176 177 178 238
    rule.forbidden-characters.invisible.missing 183 184 178 239 240 241 242
    rule.forbidden-characters.invisible.requirement 185 186 238
    rule.forbidden-characters.mixed.missing 183 184 178 243
    rule.forbidden-characters.set.checklist 175 176 177 178 244 180 181 182
    rule.forbidden-characters.set.missing 183 184 178
    rule.forbidden-characters.set.requirement 185 186 244 180 181 182
    rule.forbidden-characters.single.checklist 175 176 177 178 245 246
    rule.forbidden-characters.single.missing 183 184 178 247 248
    rule.forbidden-characters.single.requirement 185 186 245 246
    rule.forbidden-characters.space.checklist 175 176 177 178 249
    rule.forbidden-characters.space.missing 183 184 178 249
    rule.forbidden-characters.space.requirement 185 186 249
    rule.forbidden-pattern.default.checklist 175 176 177 178 250 251 252 253
    rule.forbidden-pattern.default.missing 183 184 178 254
    rule.forbidden-pattern.default.requirement 185 186 250 251 252 253
    rule.forbidden-pattern.described.checklist 175 176 177 178 255 256 257
    rule.forbidden-pattern.described.requirement 185 186 255 256 257
    rule.forbidden-pattern.digits.checklist 175 176 177 178 258 259 260 261
    rule.forbidden-pattern.digits.missing 183 184 178 258 259 262 261
    rule.forbidden-pattern.digits.requirement 185 186 258 259 260 261
    rule.history.count.checklist 175 176 177 178 263 202 203
    rule.history.count.requirement 185 186 263 202 203
    rule.history.last.checklist 175 176 177 178 264
    rule.history.last.requirement 185 186 264
    rule.length.bytes.checklist 175 176 177 178 265 266 267 268
    rule.length.bytes.requirement 185 186 265 266 267 268
    rule.length.exact.checklist 175 176 177 178 269 132 133 134
    rule.length.exact.requirement 185 186 269 132 133 134
    rule.length.max.checklist 175 176 177 178 270 132 133 134
    rule.length.max.missing 183 184 178 271 132 133 134
    rule.length.max.requirement 185 186 270 132 133 134
    rule.length.min.checklist 175 176 177 178 272 132 133 134
    rule.length.min.missing 183 184 178 273 132 133 134
    rule.length.min.requirement 185 186 272 132 133 134
    rule.length.range.checklist 175 176 177 178 274 275 276
    rule.length.range.requirement 185 186 274 275 276
    rule.letters.ascii.checklist 175 176 177 178 224 277 23 278 132 133 134
    rule.letters.ascii.missing 183 184 178 227 277 23 278 132 133 134
    rule.letters.ascii.requirement 185 186 224 277 23 278 132 133 134
    rule.letters.min.checklist 175 176 177 178 224 279 132 133 134
    rule.letters.min.missing 183 184 178 227 279 132 133 134
    rule.letters.min.requirement 185 186 224 279 132 133 134
    rule.lowercase.ascii.checklist 175 176 177 178 224 280 27 281 132 133 134
    rule.lowercase.ascii.missing 183 184 178 227 280 27 281 132 133 134
    rule.lowercase.ascii.requirement 185 186 224 280 27 281 132 133 134
    rule.lowercase.min.checklist 175 176 177 178 224 282 132 133 134
    rule.lowercase.min.missing 183 184 178 227 282 132 133 134
    rule.lowercase.min.requirement 185 186 224 282 132 133 134
    rule.minimum-age.days.checklist 175 176 177 178 283 284 285 133 134
    rule.minimum-age.days.requirement 185 186 283 284 285 133 134
    rule.minimum-age.hours.checklist 175 176 177 178 286 284 287 133 134
    rule.minimum-age.hours.requirement 185 186 286 284 287 133 134
    rule.minimum-age.minutes.checklist 175 176 177 178 288 284 289 133 134
    rule.minimum-age.minutes.requirement 185 186 288 284 289 133 134
    rule.number-range.range.checklist 175 176 177 178 290 291 292
    rule.number-range.range.missing 183 184 178 293
    rule.number-range.range.requirement 185 186 290 291 292
    rule.number-range.single.checklist 175 176 177 178 294 292
    rule.number-range.single.requirement 185 186 294 292
    rule.occurrences.max.checklist 175 176 177 178 295 296 202 203
    rule.occurrences.max.missing 183 184 178 295 296 202 203
    rule.occurrences.max.requirement 185 186 295 296 202 203
    rule.occurrences.once.checklist 175 176 177 178 297 298
    rule.occurrences.once.missing 183 184 178 297 298
    rule.occurrences.once.requirement 185 186 297 298
    rule.palindrome.default.checklist 175 176 177 178 299
    rule.palindrome.default.missing 183 184 178 299
    rule.palindrome.default.requirement 185 186 299
    rule.passphrase-words.min.checklist 175 176 177 178 300 301 302 203 133 134
    rule.passphrase-words.min.missing 183 184 178 303 304 133 134
    rule.passphrase-words.min.requirement 185 186 300 301 302 203 133 134
    rule.passphrase-words.one.checklist 175 176 177 178 305 306
    rule.passphrase-words.one.requirement 185 186 305 306
    rule.personal-words.default.checklist 175 176 177 178 307
    rule.personal-words.default.missing 183 184 178 307
    rule.personal-words.default.requirement 185 186 307
    rule.personal-words.reversed.checklist 175 176 177 178 307 220
    rule.personal-words.reversed.missing 183 184 178 307 220
    rule.personal-words.reversed.requirement 185 186 307 220
    rule.personal-words.whole-reversed.checklist 175 176 177 178 307 222 223
    rule.personal-words.whole-reversed.requirement 185 186 307 222 223
    rule.personal-words.whole.checklist 175 176 177 178 307 222
    rule.personal-words.whole.missing 183 184 178 307 222
    rule.personal-words.whole.requirement 185 186 307 222
    rule.repetition.max.checklist 175 176 177 178 308 309 202 203
    rule.repetition.max.missing 183 184 178 308 309 202 203
    rule.repetition.max.requirement 185 186 308 309 202 203
    rule.repetition.none.checklist 175 176 177 178 310
    rule.repetition.none.missing 183 184 178 310
    rule.repetition.none.requirement 185 186 310
    rule.required-pattern.default.checklist 175 176 177 178 250 251 252
    rule.required-pattern.default.missing 183 184 178 311
    rule.required-pattern.default.requirement 185 186 250 251 252
    rule.required-pattern.described.checklist 175 176 177 178 255 312 257
    rule.required-pattern.described.requirement 185 186 255 312 257
    rule.sequence.default.checklist 175 176 177 178 313 314
    rule.sequence.default.missing 183 184 178
    rule.sequence.default.requirement 185 186 313 314
    rule.sequence.keyboard.checklist 175 176 177 178 315 316
    rule.sequence.keyboard.requirement 185 186 315 316
    rule.sequence.single.checklist 175 176 177 178 317 318
    rule.sequence.single.requirement 185 186 317 318
    rule.similarity.default.checklist 175 176 177 178 319 320
    rule.similarity.default.missing 183 184 178 319 320
    rule.similarity.default.requirement 185 186 319 320
    rule.special.ascii.checklist 175 176 177 178 224 321 31 322 132 133 134
    rule.special.ascii.missing 183 184 178 227 321 31 322 132 133 134
    rule.special.ascii.requirement 185 186 224 321 31 322 132 133 134
    rule.special.min.checklist 175 176 177 178 224 323 132 133 134
    rule.special.min.missing 183 184 178 227 323 132 133 134
    rule.special.min.requirement 185 186 224 323 132 133 134
    rule.strength.fair.checklist 175 176 177 178 324 325
    rule.strength.fair.requirement 185 186 324 325
    rule.strength.good.checklist 175 176 177 178 326 325
    rule.strength.good.requirement 185 186 326 325
    rule.strength.min.missing 183 184 178
    rule.strength.strong.checklist 175 176 177 178 327 328
    rule.strength.strong.requirement 185 186 327 328
    rule.strength.weak.checklist 175 176 177 178 329 325
    rule.strength.weak.requirement 185 186 329 325
    rule.uppercase.ascii.checklist 175 176 177 178 224 330 35 331 132 133 134
    rule.uppercase.ascii.missing 183 184 178 227 330 35 331 132 133 134
    rule.uppercase.ascii.requirement 185 186 224 330 35 331 132 133 134
    rule.uppercase.min.checklist 175 176 177 178 224 332 132 133 134
    rule.uppercase.min.missing 183 184 178 227 332 132 133 134
    rule.uppercase.min.requirement 185 186 224 332 132 133 134
    rule.user-id.default.checklist 175 176 177 178
    rule.user-id.default.missing 183 184 178
    rule.user-id.default.requirement 185 186
    rule.user-id.reversed.checklist 175 176 177 178 333
    rule.user-id.reversed.missing 183 184 178 333
    rule.user-id.reversed.requirement 185 186 333
    rule.user-id.whole-reversed.checklist 175 176 177 178 334 335
    rule.user-id.whole-reversed.requirement 185 186 334 335
    rule.user-id.whole.checklist 175 176 177 178 334
    rule.user-id.whole.missing 183 184 178 334
    rule.user-id.whole.requirement 185 186 334
    rule.variation-of-current.default.checklist 175 176 177 178 336
    rule.variation-of-current.default.missing 183 184 178 336
    rule.variation-of-current.default.requirement 185 186 336
    rule.white-space.default.checklist 175 176 177 178 337 338 339
    rule.white-space.default.missing 183 184 178 337 338 339
    rule.white-space.default.requirement 185 186 337 338 339
    """##
}
