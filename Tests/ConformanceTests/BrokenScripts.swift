extension ScriptInputs {
  /// Scripts that are refused, or end early: where, and whether anything was run before, is part of the answer.
  static let broken: [Script] = texts.enumerated().map { turn, text in
    let flow = flows[turn % flows.count]
    return Script(
      name: "broken \(turn)", flow: flow.id, policy: flow.policy, locale: VectorInputs.locale(turn), user: nil,
      script: [Part(text: text)])
  }

  private static let texts: [String] =
    [
      "", " ", "[", "]", "[]", "{}", "null", "1", #""appear""#, "[1]", "[null]", "[[]]", "[{}]", "[{},]", "\u{FEFF}[]",
      "[]\u{0}", "[] []", #"[{"event":"appear"}"#, #"[{"event":"appear"},]"#, #"[{"event":"appear"}]x"#,
      #"[{"event":"apear"}]"#, #"[{"event":"Appear"}]"#, #"[{"event":1}]"#, #"[{"event":null}]"#,
      #"[{"event":"appear","event":"leave"}]"#, #"[{"event":"appear","field":"new"}]"#,
      #"[{"event":"appear"},{"event":"edit","field":"pin","text":"x"}]"#,
      #"[{"event":"appear"},{"event":"edit","field":"password","text":"x"},{"event":"submit"}]"#,
      #"[{"event":"appear"},{"event":"edit","field":"current","text":"x"},{"event":"submit"}]"#,
      #"[{"event":"appear"},{"event":"reveal","field":"confirm"},{"event":"submit"}]"#,
      #"[{"event":"edit","field":"new"}]"#, #"[{"event":"edit","text":"x"}]"#,
      #"[{"event":"edit","field":"new","text":1}]"#, #"[{"event":"edit","field":"new","text":null}]"#,
      #"[{"event":"edit","field":["new"],"text":"x"}]"#,
    ]
    // Characters that are not allowed in a string, and halves of surrogate pairs.
    + [
      #"\ud800"#, #"\udc00"#, #"\ud83d\u0041"#, #"\udc00\ud800"#, #"\ud83d"#, #"\u12"#, #"\x41"#, "\u{1}", "a\nb",
      #"\"#,
    ]
    .map { #"[{"event":"appear"},{"event":"edit","field":"new","text":"a\#($0)b"}]"# }
    + [
      #"[{"event":"edit","field":"new","text":"\ud83d\ude00\u0000\u202e"},{"event":"submit"}]"#,
      #"[{"event":"locale","tag":"not a tag"}]"#, #"[{"event":"locale","tag":""}]"#, #"[{"event":"locale"}]"#,
      #"[{"event":"policy","json":{}}]"#, #"[{"event":"policy"}]"#,
      #"[{"event":"policy","json":"{\"minL\":8,\n\"minDg\":\"x\"}"}]"#,
      #"[{"event":"challenge"}]"#, #"[{"event":"challenge","mode":"2"}]"#, #"[{"event":"challenge","mode":2.5}]"#,
      #"[{"event":"challenge","mode":2e0,"attemptsLeft":1e1}]"#,
      #"[{"event":"challenge","mode":99999999999999999999}]"#,
      #"[{"event":"challenge","mode":2,"info":{}}]"#, #"[{"event":"challenge","mode":2,"info":[{"key":"a"}]}]"#,
      #"[{"event":"challenge","mode":2,"info":[{"key":"RELID_PASSWORD_POLICY","value":8}]}]"#,
      #"[{"event":"challenge","mode":2,"info":[{"infoKey":"RELID_PASSWORD_POLICY","infoMessage":"{\"minL\":true}"}]}]"#,
      #"[{"event":"challenge","mode":2,"attemptsLeft":"3"}]"#, #"[{"event":"challenge","mode":2,"userName":7}]"#,
      #"[{"event":"answer"}]"#, #"[{"event":"answer","kind":"okay"}]"#, #"[{"event":"answer","kind":"status"}]"#,
      #"[{"event":"answer","kind":"error","code":"1"}]"#, #"[{"event":"answer","kind":"cognito"}]"#,
      #"[{"event":"credentials"}]"#, #"[{"event":"credentials","options":["Password",1]}]"#,
      #"[{"event":"loggedIn","status":"100"}]"#, #"[{"event":"initiated","errorCode":null}]"#,
      "[\n  {\"event\":\"appear\"},\n  {\"event\":\"submitt\"}, // no\n]",
      "[" + Array(repeating: #"{"event":"x"}"#, count: 60).joined(separator: ",") + "]",
      String(repeating: "[", count: 70),
    ]
}
