// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let zhHantHK: StaticString = ##"""
    {
      "version": 1,
      "locale": "zh-Hant-HK",
      "messages": {
        "notes.current.asked": "如果您現有的密碼不符合新規則，登入時系統會請您設定新密碼。",
        "notes.current.heading": "您現有的密碼",
        "notes.current.keeps": "您現有的密碼可以繼續使用。下次更改密碼時，才會適用新規則。"
      }
    }
    """##
}
