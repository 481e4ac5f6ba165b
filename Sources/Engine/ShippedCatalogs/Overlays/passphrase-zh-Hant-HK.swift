// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension PassphraseOverlay {
  static let zhHantHK: StaticString = ##"""
    {
      "version": 1,
      "locale": "zh-Hant-HK",
      "messages": {
        "form.alert.same-as-current": "新密碼短語不可與現有密碼短語相同",
        "form.change-confirmed.alert-title": "更改密碼短語",
        "form.change-confirmed.title": "更改密碼短語",
        "form.change.current-placeholder": "現有密碼短語",
        "form.change.same-as-current": "新密碼短語不可與現有密碼短語相同。",
        "form.change.submit": "更改密碼短語",
        "form.change.submitting": "正在更改密碼短語…",
        "form.change.success": "您的密碼短語已更改",
        "form.change.title": "更改密碼短語",
        "form.cognito.other": "更改密碼短語時發生錯誤：%@",
        "form.cognito.other-without-text": "更改密碼短語時發生錯誤",
        "form.cognito.wrong-current": "現有密碼短語不正確",
        "form.error.current-empty": "請輸入您現有的密碼短語",
        "form.error.same-as-current": "新密碼短語不可與現有密碼短語相同",
        "form.expired.current-placeholder": "現有密碼短語",
        "form.label.current": "現有密碼短語",
        "form.update.current-placeholder": "請輸入現有密碼短語",
        "form.update.help": "請更新您的密碼短語。新密碼短語不可與現有密碼短語相同，且必須符合所有密碼短語要求。",
        "notes.current.asked": "如果您現有的密碼短語不符合新規則，登入時系統會請您設定新密碼短語。",
        "notes.current.heading": "您現有的密碼短語",
        "notes.current.keeps": "您現有的密碼短語可以繼續使用。下次更改密碼短語時，才會適用新規則。",
        "rule.breached-password.default.missing": "此密碼短語曾出現在資料外洩事故中，請使用其他密碼短語",
        "rule.breached-password.default.requirement": "不可使用曾出現在資料外洩事故中的密碼短語",
        "rule.changed-characters.min.checklist": {"plural":{"other":"與現有密碼短語相比，至少更改 %lld 個字元"}},
        "rule.changed-characters.min.requirement": {"plural":{"other":"與現有密碼短語相比，必須更改至少 %lld 個字元"}},
        "rule.different-from-current.default.checklist": "不可與現有密碼短語相同",
        "rule.different-from-current.default.missing": "請使用與現有密碼短語不同的密碼短語",
        "rule.different-from-current.default.requirement": "必須使用與現有密碼短語不同的密碼短語",
        "rule.expiry.daily.requirement": "必須每天更改密碼短語",
        "rule.expiry.days.requirement": {"plural":{"other":"每 %lld 天必須至少更改一次密碼短語"}},
        "rule.similarity.default.requirement": "密碼短語不可與用戶名稱或個人資料相似",
        "rule.user-id.default.missing": "請刪除密碼短語中的用戶名稱",
        "rule.user-id.default.requirement": "密碼短語不可包含用戶名稱",
        "rule.user-id.reversed.missing": "請刪除密碼短語中的用戶名稱（包括倒寫）",
        "rule.user-id.reversed.requirement": "密碼短語不可包含用戶名稱（包括倒寫）",
        "rule.user-id.whole-reversed.requirement": "密碼短語不可與用戶名稱（包括倒寫）相同",
        "rule.user-id.whole.requirement": "密碼短語不可與用戶名稱相同",
        "rule.variation-of-current.default.checklist": "不可為現有密碼短語的變化形式",
        "rule.variation-of-current.default.requirement": "不可只更改現有密碼短語的大小寫或字元順序"
      }
    }
    """##
}
