// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let zhHans: StaticString = ##"""
    {
      "version": 1,
      "locale": "zh-Hans",
      "messages": {
        "notes.advice.heading": "您需要做什么",
        "notes.advice.manager": "密码管理器可以为您生成并记住新密码。",
        "notes.advice.nothing": "您无需进行任何操作。",
        "notes.advice.unique": "请勿在其他地方使用相同的密码。",
        "notes.advice.words": "多个互不相关的词语既容易记住，又很难猜到。",
        "notes.changed.heading": "有变化的规则",
        "notes.changed.item": "%1$@（之前：%2$@）",
        "notes.characters.allowed": "只能使用特定字符",
        "notes.characters.forbidden": "不能使用某些字符",
        "notes.characters.some": {"plural":{"other":"至少 %lld 个指定列表中的字符"}},
        "notes.current.asked": "如果您的当前密码不符合新规则，登录时系统会提示您设置新密码。",
        "notes.current.heading": "您的当前密码",
        "notes.current.keeps": "您的当前密码可以继续使用。下次修改密码时，将适用新规则。",
        "notes.current.replaced": "下次登录时，系统会提示您设置新密码。",
        "notes.easier.heading": "放宽的规则",
        "notes.easier.lead": "以下规则不再适用：",
        "notes.from": "生效日期：%@",
        "notes.length.longer": {"text":"新密码须至少包含 %1$#@length@（之前：%2$lld 个）","substitutions":{"length":{"plural":{"other":"%arg 个字符"}}}},
        "notes.length.most": {"text":"新密码最多可包含 %1$#@length@（之前：%2$lld 个）","substitutions":{"length":{"plural":{"other":"%arg 个字符"}}}},
        "notes.length.shorter": {"text":"新密码至少包含 %1$#@length@即可（之前：%2$lld 个）","substitutions":{"length":{"plural":{"other":"%arg 个字符"}}}},
        "notes.new.heading": "新增的规则",
        "notes.new.lead": "新密码还须符合以下规则：",
        "notes.observed.few": "几乎所有现有密码都已符合新规则。",
        "notes.observed.most": "几乎所有现有密码都不符合新规则。",
        "notes.observed.some": "每 %2$lld 个现有密码中，约有 %1$lld 个不符合新规则。",
        "notes.title": "密码规则更新",
        "notes.unchanged": "密码规则没有变化。"
      }
    }
    """##
}
