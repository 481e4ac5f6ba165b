// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let ko: StaticString = ##"""
    {
      "version": 1,
      "locale": "ko",
      "messages": {
        "notes.advice.heading": "해야 할 일",
        "notes.advice.manager": "비밀번호 관리자가 새 비밀번호를 만들고 대신 기억해 줍니다.",
        "notes.advice.nothing": "따로 해야 할 일은 없습니다.",
        "notes.advice.unique": "다른 곳에서 사용하지 않는 비밀번호를 사용하세요.",
        "notes.advice.words": "서로 관련 없는 단어를 여러 개 이어 쓰면 기억하기는 쉽고 추측하기는 어렵습니다.",
        "notes.changed.heading": "변경되는 조건",
        "notes.changed.item": "%1$@(이전: %2$@)",
        "notes.characters.allowed": "정해진 문자만 사용 가능",
        "notes.characters.forbidden": "일부 문자 사용 불가",
        "notes.characters.some": {"plural":{"other":"정해진 목록의 문자 %lld개 이상"}},
        "notes.current.asked": "현재 비밀번호가 새 조건을 충족하지 않으면 로그인할 때 새 비밀번호를 설정해야 합니다.",
        "notes.current.heading": "현재 비밀번호",
        "notes.current.keeps": "현재 비밀번호는 계속 사용할 수 있습니다. 새 조건은 다음에 비밀번호를 변경할 때부터 적용됩니다.",
        "notes.current.replaced": "다음에 로그인할 때 새 비밀번호를 설정해야 합니다.",
        "notes.easier.heading": "완화되는 조건",
        "notes.easier.lead": "다음 조건은 더 이상 적용되지 않습니다:",
        "notes.from": "적용일: %@",
        "notes.length.longer": {"text":"새 비밀번호는 %1$#@length@ 이상이어야 합니다(이전: %2$lld자)","substitutions":{"length":{"plural":{"other":"%arg자"}}}},
        "notes.length.most": {"text":"새 비밀번호는 %1$#@length@까지 입력할 수 있습니다(이전: %2$lld자)","substitutions":{"length":{"plural":{"other":"%arg자"}}}},
        "notes.length.shorter": {"text":"이제 새 비밀번호는 %1$#@length@ 이상이면 됩니다(이전: %2$lld자)","substitutions":{"length":{"plural":{"other":"%arg자"}}}},
        "notes.new.heading": "추가되는 조건",
        "notes.new.lead": "새 비밀번호는 다음 조건도 충족해야 합니다:",
        "notes.observed.few": "사용 중인 비밀번호는 거의 모두 이미 새 조건을 충족합니다.",
        "notes.observed.most": "사용 중인 비밀번호 중 새 조건을 충족하는 것은 거의 없습니다.",
        "notes.observed.some": "사용 중인 비밀번호는 %2$lld개 중 약 %1$lld개꼴로 새 조건을 충족하지 않습니다.",
        "notes.title": "새로운 비밀번호 조건",
        "notes.unchanged": "비밀번호 조건은 변경되지 않습니다."
      }
    }
    """##
}
