import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordWebAssembly

/// A typed password is never shown: not in a presentation, an effect, a finding, a line, a description or a mirror.
@Suite struct SecretTests {
  private static let secrets = ["s3cret-Current", "s3cret-New-pass1", "s3cret-Other", "s3cret-Login"]

  /// Everything that a form shows of itself, to people and to programs.
  private func everything(_ form: PasswordForm, _ effects: [Effect]) -> String {
    var text = "\(form) \(String(reflecting: form)) \(form.presentation) \(effects) \(form.findings) \(form.state)"
    dump(form, to: &text)
    dump(form.state, to: &text)
    dump(form.presentation, to: &text)
    if let submission = form.submission { dump(submission, to: &text) }
    children(of: form, &text)
    children(of: form.state, &text)
    return text
  }

  private func children(of value: Any, _ text: inout String, depth: Int = 0) {
    if depth > 12 { return }
    for child in Mirror(reflecting: value).children {
      text += "\(child.value)"
      children(of: child.value, &text, depth: depth + 1)
    }
  }

  @Test("Nothing that a form shows holds what was typed", arguments: Flow.all)
  func shows(_ flow: Flow) {
    let answers: [PasswordForm.Event] = [
      .answer(.accepted), .answer(.wrongCurrentPassword), .answer(.network), .answer(.status(164, message: "Used")),
      .answer(.error(code: 4, message: "No")), .answer(.cognito(error: "X", message: "Y")), challenge(4, status: 190),
      challenge(9), .policy(PasswordForm.policy(SourceText(name: "policy", bytes: [0x7B]))), .leave, .loggedOff,
    ]
    for answer in Rounds.sample(answers, 3) {
      var person = Person(flow)
      let typing: [PasswordForm.Event] =
        [
          .appear, .edit(.current, Password(Self.secrets[0])), .edit(.new, Password(Self.secrets[1])),
          .edit(.confirm, Password(Self.secrets[2])), .submit, .edit(.confirm, Password(Self.secrets[1])),
          .paste(.password, Password(Self.secrets[3])), .reveal(.new), .submit,
        ]
      for event in typing + [answer] {
        var text = ""
        dump(event, to: &text)
        person.does(event)
        text += everything(person.form, person.effects)
        #expect(!text.contains("s3cret"), "\(flow.id)")
      }
    }
  }

  @Test("No line of JSON and no finding about a script holds what was typed", arguments: Flow.all)
  func lines(_ flow: Flow) {
    let fields = flow.fields.map { #"{"event":"edit","field":"\#($0.field.name)","text":"s3cret-pass1"}"# }
      .joined(separator: ",")
    let run = ScriptRun(
      Person(flow),
      #"[{"event":"appear"},\#(fields),{"event":"submit"},{"event":"answer","kind":"network"},{"event":"challenge","mode":2}]"#
    )
    #expect(run.lines.count == flow.fields.count + 4)
    #expect(!run.lines.joined().contains("s3cret"))
    for broken in Self.broken {
      let run = ScriptRun(Person(flow), broken)
      #expect(!run.findings.isEmpty && !"\(run.findings) \(run.lines)".contains("s3cret"), "\(broken)")
    }
  }

  /// Scripts that are refused at the place of a password, or beside one.
  private static let broken = [
    #"[{"event":"edit","field":"new","text":s3cret}]"#, #"[{"event":"edit","field":"s3cret","text":"new"}]"#,
    #"[{"event":"edit","field":"new","s3cret":"new"}]"#, #"[{"event":"s3cret"}]"#, #"["s3cret"]"#, #""s3cret""#,
    #"[{"event":"edit","s3cret":1,"s3cret":2}]"#, #"[{"event":"edit","field":"new","text":"s3cret\q"}]"#,
    #"[{"event":"edit","field":"new","text":"s3cret"#, #"[{"event":"locale","tag":"s3cret s3cret"}]"#,
    #"[{"event":"edit","field":"new","text":"s3cret"},{"event":"focus","field":"new","s3cret":{"s3cret":[]}}]"#,
    #"[{"event":"answer","kind":"s3cret"}]"#, #"[{"event":"credentials","options":["s3cret",1]}]"#,
    #"[{"event":"edit","field":"new","text":"s3cret"},{"event":"edit","field":"pin","text":"s3cret"}]"#,
    #"[{"event":"edit","field":"new","text":["s3cret"]}]"#, #"[{"event":"challenge","mode":"s3cret"}]"#,
    #"[{"event":"edit","field":"new","text":"s3cret\ud800"}]"#,
    #"[{"event":"challenge","mode":2,"info":["s3cret"]}]"#,
  ]

  @Test("No answer of the functions that hosts call holds what was typed", arguments: Flow.all)
  func exports(_ flow: Flow) throws {
    let engine = Engine()
    _ = engine.openPolicy(Array(#"{"minL":8,"minDg":1}"#.utf8), question: Array("{}".utf8))
    var answers = engine.openForm(question: Array("{\"flow\":\"\(flow.id)\",\"policy\":1}".utf8)) + "\n"
    func run(_ script: String) -> String { engine.formEvent(1, Array(script.utf8)) }
    for event in flow.fields.map({ #"{"event":"edit","field":"\#($0.field.name)","text":"s3cret-pass1"}"# })
      + [
        #"{"event":"submit"}"#, #"{"event":"answer","kind":"status","status":164}"#, #"{"event":"challenge","mode":9}"#,
      ]
    {
      answers += run("[\(event)]") + run(event) + "\n"
    }
    #expect(answers.split(separator: "\n").count == 1 + 3 * (flow.fields.count + 3))
    for broken in Self.broken { answers += run(broken) }
    #expect(!answers.contains("s3cret"))
  }
}
