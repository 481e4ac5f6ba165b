// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let zhHant: StaticString = ##"""
    {
      "version": 1,
      "locale": "zh-Hant",
      "messages": {
        "notes.advice.heading": "您需要做的事",
        "notes.advice.manager": "密碼管理工具可以為您產生並記住新密碼。",
        "notes.advice.nothing": "您不需要進行任何操作。",
        "notes.advice.unique": "請勿在其他地方使用相同的密碼。",
        "notes.advice.words": "將數個互不相關的字詞組合起來，既容易記住，又很難猜到。",
        "notes.changed.heading": "調整的規則",
        "notes.changed.item": "%1$@（原為：%2$@）",
        "notes.characters.allowed": "只能使用特定字元",
        "notes.characters.forbidden": "不可使用某些字元",
        "notes.characters.some": {"plural":{"other":"至少 %lld 個指定清單中的字元"}},
        "notes.current.asked": "如果您目前的密碼不符合新規則，登入時系統會請您設定新密碼。",
        "notes.current.heading": "您目前的密碼",
        "notes.current.keeps": "您目前的密碼可以繼續使用。下次變更密碼時，才會適用新規則。",
        "notes.current.replaced": "下次登入時，系統會請您設定新密碼。",
        "notes.easier.heading": "放寬的規則",
        "notes.easier.lead": "以下規則不再適用：",
        "notes.from": "生效日期：%@",
        "notes.length.longer": {"text":"新密碼必須包含至少 %1$#@length@（原為：%2$lld 個）","substitutions":{"length":{"plural":{"other":"%arg 個字元"}}}},
        "notes.length.most": {"text":"新密碼最多可包含 %1$#@length@（原為：%2$lld 個）","substitutions":{"length":{"plural":{"other":"%arg 個字元"}}}},
        "notes.length.shorter": {"text":"新密碼只要 %1$#@length@以上即可（原為：%2$lld 個）","substitutions":{"length":{"plural":{"other":"%arg 個字元"}}}},
        "notes.new.heading": "新增的規則",
        "notes.new.lead": "新密碼還必須符合以下規則：",
        "notes.observed.few": "使用中的密碼幾乎都已符合新規則。",
        "notes.observed.most": "使用中的密碼幾乎都不符合新規則。",
        "notes.observed.some": "使用中的密碼，每 %2$lld 組約有 %1$lld 組不符合新規則。",
        "notes.title": "新的密碼規則",
        "notes.unchanged": "密碼規則維持不變。"
      }
    }
    """##
}
