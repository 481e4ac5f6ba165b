import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordPolicy

@Suite struct SessionTests {
  @Test("A line holds every key of the contract, with null where there is nothing")
  func line() throws {
    let run = ScriptRun(Person(.change), #"[{"event":"appear"}]"#)
    let field = { (name: String, key: String, text: String) in
      #"{"field":"\#(name)","label":"\#(text)","placeholder":"\#(text)","isEmpty":true,"isRevealed":false,"#
        + #""isFocused":false,"isEditable":true,"error":null,"contentType":"\#(key)","#
        + #""returnKey":"\#(name == "new" ? "done" : "next")","revealLabel":"Show password"}"#
    }
    let rule = { (id: String, text: String, sentence: String) in
      #"{"rule":"\#(id)","text":"\#(text)","state":"unmet","label":"\#(sentence)"}"#
    }
    let expected =
      #"{"version":1,"event":"appear","presentation":{"flow":"change","locale":"en","direction":"ltr","#
      + #""title":"Change Password","subtitle":null,"userLabel":null,"userLine":null,"help":null,"#
      + #""policyTitle":"Password Requirements","policyText":"Use at least 8 characters. "#
      + #"Include at least 1 letter. Include at least 1 number.","#
      + #""fields":["# + field("current", "password", "Current password") + ","
      + field("new", "newPassword", "New password") + #"],"rules":["#
      + rule("length", "Min. 8 characters", "Use at least 8 characters") + ","
      + rule("letters", "At least 1 letter", "Include at least 1 letter") + ","
      + rule("digits", "At least 1 number", "Include at least 1 number")
      + #"],"strength":null,"match":null,"attempts":null,"banner":null,"alert":null,"submit":{"title":"Change Password","#
      + #""isEnabled":false,"isInProgress":false},"back":"Back","menu":null},"#
      + #""effects":[{"effect":"clear","fields":["current","new"]}],"findings":[]}"#
    #expect(run.lines == [expected])
    #expect(run.findings.isEmpty)
  }

  @Test("Every event of the contract is read, and its line names it")
  func events() {
    let script = #"""
      [{"event":"appear"}, {"event":"loggedIn","status":100,"errorCode":0,"userName":"anna"},
       {"event":"credentials","options":["Password"]}, {"event":"credentialsFailed"}, {"event":"chooseUpdate"},
       {"event":"initiated","errorCode":0,"errorMessage":""},
       {"event":"challenge","mode":4,"userName":"anna","attemptsLeft":3,"status":118,"message":"Gone","errorCode":0,
        "errorMessage":"","info":[{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":8}"}]},
       {"event":"edit","field":"current","text":"old"}, {"event":"paste","field":"new","text":"new"},
       {"event":"reveal","field":"new"}, {"event":"focus","field":"new"}, {"event":"return","field":"confirm"},
       {"event":"edit","field":"confirm","text":"new"}, {"event":"submit"}, {"event":"answer","kind":"accepted"},
       {"event":"answer","kind":"status","status":164,"message":"Used"}, {"event":"tapOutside"}, {"event":"back"},
       {"event":"dismissAlert"}, {"event":"locale","tag":"ar"}, {"event":"policy","json":"{\"minL\":9}"},
       {"event":"answer","kind":"success","message":""}, {"event":"answer","kind":"error","code":45,"message":""},
       {"event":"answer","kind":"wrongCurrentPassword"}, {"event":"answer","kind":"network"},
       {"event":"answer","kind":"timeout"}, {"event":"answer","kind":"cognito","error":"X","message":""},
       {"event":"answer","kind":"noSession"}, {"event":"answer","kind":"notInitialized"}, {"event":"loggedOff"},
       {"event":"leave"}]
      """#
    let run = ScriptRun(Person(.verify), script)
    #expect(run.findings.isEmpty, "\(run.findings.map(\.message))")
    #expect(run.lines.count == 31)
    #expect(run.objects.count == 31)
    #expect(run.lines[13].contains(#"{"effect":"submit","mode":4,"trims":true}"#))
    #expect(run.lines[15].contains(#""banner":{"kind":"error","text":"Used"}"#))
    #expect(
      run.lines[17].hasSuffix(
        #""effects":[{"effect":"resetAuthentication"},{"effect":"navigate","to":"login"}],"findings":[]}"#))
    #expect(run.lines[19].contains(#""direction":"rtl""#))
  }

  @Test(
    "A malformed script is refused with the place of each defect, and nothing of it is quoted",
    arguments: [
      (#"[{"event":"apear"}]"#, "unknown-value 1:11"),
      (#"[{"event":"edit","field":"old","text":"SECRET"}]"#, "unknown-value 1:26"),
      (#"[{"event":"edit","field":"new"}]"#, "missing-value 1:2"),
      (#"[{"event":"edit","field":"new","text":1}]"#, "wrong-type 1:39"),
      (#"[{"event":"edit","field":"SECRET","text":"new"}]"#, "unknown-value 1:26"),
      (#"[{"event":"appear","SECRET":1}]"#, "unknown-key 1:20"),
      (#"[{"event":"appear","event":"leave"}]"#, "duplicate-key 1:20"),
      (#"[{"event":"answer","kind":"SECRET"}]"#, "unknown-value 1:27"),
      (#"[{"event":"challenge","mode":"2"}]"#, "wrong-type 1:30"),
      (#"[{"event":"challenge","mode":2,"info":[{"key":1,"value":"SECRET"}]}]"#, "wrong-type 1:40"),
      (#"[{"event":"locale","tag":"no tag"}]"#, "unknown-value 1:26"),
      (#"{"event":"appear"}"#, "wrong-type 1:1"),
      (#"[{"event":"appear"},"leave"]"#, "wrong-type 1:21"),
      (#"[{"event":"edit","field":"new","text":SECRET}]"#, "malformed-json 1:39"),
      ("", "malformed-json 1:1"),
    ])
  func malformed(_ script: String, _ finding: String) {
    let run = ScriptRun(Person(.change), script)
    #expect(run.places == [finding], "\(run.places)")
    #expect(run.lines.isEmpty)
    #expect(!"\(run.findings)".contains("SECRET"))
  }

  @Test("A field that the flow lacks ends the script at its place")
  func missingField() {
    let run = ScriptRun(
      Person(.change), #"[{"event":"appear"},{"event":"reveal","field":"confirm"},{"event":"leave"}]"#)
    #expect(run.lines.count == 1)
    #expect(run.places == ["unknown-field 1:47"])
  }

  @Test("An unknown mode is a finding at its place and changes nothing")
  func unknownMode() {
    let run = ScriptRun(
      Person(.change), #"[{"event":"edit","field":"new","text":"a"},{"event":"challenge","mode":3},{"event":"submit"}]"#
    )
    #expect(run.lines.count == 3)
    #expect(
      run.lines[1].contains(
        #""id":"unknown-challenge-mode","severity":"error","file":"script.json","line":1,"column":72"#))
    #expect(run.lines[1].contains("mode 3") && run.lines[1].contains(#""flow":"change""#))
    #expect(run.lines[1].contains(#""effects":[]"#))
  }

  @Test("A policy that cannot be read is a finding of its line, at its place in the script, and the run continues")
  func unreadablePolicy() throws {
    let script = #"""
      [{"event":"policy","json":"{\"minL\":}"},
      {"event":"challenge","mode":4,"info":[{"infoKey":"RELID_PASSWORD_POLICY","infoMessage":"{\"minL\":\"x\"}"}]},
      {"event":"challenge","mode":4,"info":[{"key":"PASSWORD_POLICY_BKP","value":"{\"minL\":9}"}]},
      {"event":"challenge","mode":4,"info":[{"key":"RELID_PASSWORD_POLICY","value":"{\"minL\":9,\"SeqCheck\":\"\",\"minDg\":[]}"}]}]
      """#
    let run = ScriptRun(Person(.change), script)
    #expect(run.findings.isEmpty && run.lines.count == 4)
    #expect(run.lines[0].contains(#""line":1,"column":38"#), "\(run.lines[0].suffix(300))")
    #expect(run.lines[0].contains(#""rule":"length","text":"Min. 8 characters""#))
    #expect(run.lines[1].contains(#""id":"wrong-type","severity":"error","file":"script.json","line":2,"column":99"#))
    #expect(run.lines[1].contains(#""policyText":"Use a secure password.","#))
    #expect(run.lines[2].contains(#""id":"deprecated-key","severity":"warning""#))
    #expect(run.lines[2].contains("Min. 9 characters"))
    // The rules that can be read are kept, and the others are reported.
    #expect(run.lines[3].contains("Min. 9 characters") && run.lines[3].contains(#""id":"wrong-type""#))
    #expect(run.lines[3].contains(#""severity":"warning""#), "\(run.lines[3].suffix(600))")
  }

  @Test(
    "A policy with an error keeps the former one, and the finding reports it",
    arguments: [
      Case(
        "a mistyped rule", #"{"version":1,"rules":[{"rule":"lenght","min":30}]}"#,
        "Did you mean \"length\"? The form keeps its policy"),
      Case(
        "a mistyped rule beside a sound one",
        #"{"version":1,"rules":[{"rule":"digits","min":3},{"rule":"lenght","min":30}]}"#,
        "Did you mean \"length\"? The form keeps its policy"),
      Case(
        "a policy that extends another", #"{"version":1,"extends":"strong","rules":[]}"#,
        "The form keeps its policy"),
      Case("not JSON", "{", "The form keeps its policy"),
    ])
  func keepsPolicy(event: Case<String, String>) {
    var person = Person(.change)
    person.fills(current: "old", new: "abc")
    let before = (person.rules, person.screen.policyText, person.screen.submit.isEnabled)
    person.does(.policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(event.given.utf8)))))
    #expect((person.rules, person.screen.policyText, person.screen.submit.isEnabled) == before)
    let errors = person.form.findings.filter { $0.severity == .error }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.help == event.expected }, "\(errors.map(\.help))")
  }

  @Test("A policy with nothing but warnings holds")
  func takesPolicyWithWarnings() {
    var person = Person(.change)
    let json = #"{"minL":30,"SeqCheck":""}"#
    person.does(.policy(PasswordForm.policy(SourceText(name: "policy", bytes: Array(json.utf8)))))
    #expect(!person.form.findings.isEmpty && !person.form.findings.containsError)
    #expect(person.form.findings.allSatisfy { $0.help?.contains("The form keeps") != true })
    #expect(person.rules == "unmet", "\(person.rules)")
  }

  @Test("A session continues where its last list ended")
  func goesOn() {
    var session = FormSession(Person(.change).form)
    var lines: [String] = []
    for part in [#"[{"event":"edit","field":"current","text":"a"}]"#, #"[{"event":"reveal","field":"current"}]"#] {
      #expect(session.run(SourceText(name: "page", bytes: Array(part.utf8))) { lines.append($0) }.isEmpty)
    }
    #expect(lines.last?.contains(#""isEmpty":false,"isRevealed":true"#) == true)
  }

  @Test("Each part of a line has the keys of the contract, in their order")
  func keys() {
    let update = ScriptRun(
      Person(.verify),
      #"""
      [{"event":"loggedIn"},{"event":"credentials","options":["Password"]},
       {"event":"challenge","mode":2,"userName":"anna","attemptsLeft":1},
       {"event":"edit","field":"current","text":"old"},{"event":"edit","field":"new","text":"new"},
       {"event":"edit","field":"confirm","text":"new"},{"event":"submit"},
       {"event":"answer","kind":"status","status":153}]
      """#)
    let line = update.lines.last ?? ""
    for part in [
      #""userLabel":"User","userLine":"anna","help":"Update your password. "#,
      #""attempts":{"left":1,"text":"Attempts remaining: 1","isCritical":true}"#,
      #""banner":{"kind":"error","text":"Update failed"}"#,
      #""alert":{"title":"Update Failed","text":"Attempts exhausted","buttons":["OK"]}"#,
      #""menu":{"items":[{"item":"dashboard","text":"Dashboard"},{"item":"getNotifications","text":"Get Notifications"},"#
        + #"{"item":"updatePassword","text":"🔑 Update Password"},{"item":"signOut","text":"Sign Out"}]}}"#,
      #""effects":[{"effect":"clear","fields":["current","new","confirm"]},{"effect":"announce","text":"Update failed"}]"#,
    ] { #expect(line.contains(part), "\(part)") }
    let change = ScriptRun(
      Person(.changeConfirmed),
      #"[{"event":"edit","field":"new","text":"Abcdefg1"},{"event":"edit","field":"confirm","text":"Abcdefg1"}]"#)
    for part in [
      #""strength":{"score":3,"of":4,"text":"Good","color":"yellow"}"#,
      #""match":{"matches":true,"text":"✅ Passwords match"}"#,
    ] { #expect(change.lines.last?.contains(part) == true, "\(part)") }
  }
}
