// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension PinOverlay {
  static let zhHantHK: StaticString = ##"""
    {
      "version": 1,
      "locale": "zh-Hant-HK",
      "messages": {
        "form.alert.same-as-current": "新 PIN 碼不可與現有 PIN 碼相同",
        "form.change-confirmed.alert-title": "更改 PIN 碼",
        "form.change-confirmed.title": "更改 PIN 碼",
        "form.change.current-placeholder": "現有 PIN 碼",
        "form.change.same-as-current": "新 PIN 碼不可與現有 PIN 碼相同。",
        "form.change.submit": "更改 PIN 碼",
        "form.change.submitting": "正在更改 PIN 碼…",
        "form.change.success": "您的 PIN 碼已更改",
        "form.change.title": "更改 PIN 碼",
        "form.cognito.other": "更改 PIN 碼時發生錯誤：%@",
        "form.cognito.other-without-text": "更改 PIN 碼時發生錯誤",
        "form.cognito.wrong-current": "現有 PIN 碼不正確",
        "form.error.current-empty": "請輸入您現有的 PIN 碼",
        "form.error.same-as-current": "新 PIN 碼不可與現有 PIN 碼相同",
        "form.expired.current-placeholder": "現有 PIN 碼",
        "form.label.current": "現有 PIN 碼",
        "form.update.current-placeholder": "請輸入現有 PIN 碼",
        "form.update.help": "請更新您的 PIN 碼。新 PIN 碼不可與現有 PIN 碼相同，且必須符合所有 PIN 碼要求。",
        "notes.current.asked": "如果您現有的 PIN 碼不符合新規則，登入時系統會請您設定新 PIN 碼。",
        "notes.current.heading": "您現有的 PIN 碼",
        "notes.current.keeps": "您現有的 PIN 碼可以繼續使用。下次更改 PIN 碼時，才會適用新規則。",
        "rule.breached-password.default.missing": "此 PIN 碼曾出現在資料外洩事故中，請使用其他 PIN 碼",
        "rule.breached-password.default.requirement": "不可使用曾出現在資料外洩事故中的 PIN 碼",
        "rule.changed-characters.min.checklist": {"plural":{"other":"與現有 PIN 碼相比，至少更改 %lld 位數字"}},
        "rule.changed-characters.min.missing": {"plural":{"other":"還需更改 %lld 位數字"}},
        "rule.changed-characters.min.requirement": {"plural":{"other":"與現有 PIN 碼相比，必須更改至少 %lld 位數字"}},
        "rule.different-from-current.default.checklist": "不可與現有 PIN 碼相同",
        "rule.different-from-current.default.missing": "請使用與現有 PIN 碼不同的 PIN 碼",
        "rule.different-from-current.default.requirement": "必須使用與現有 PIN 碼不同的 PIN 碼",
        "rule.expiry.daily.requirement": "必須每天更改 PIN 碼",
        "rule.expiry.days.requirement": {"plural":{"other":"每 %lld 天必須至少更改一次 PIN 碼"}},
        "rule.similarity.default.requirement": "PIN 碼不可與用戶名稱或個人資料相似",
        "rule.user-id.default.missing": "請刪除 PIN 碼中的用戶名稱",
        "rule.user-id.default.requirement": "PIN 碼不可包含用戶名稱",
        "rule.user-id.reversed.missing": "請刪除 PIN 碼中的用戶名稱（包括倒寫）",
        "rule.user-id.reversed.requirement": "PIN 碼不可包含用戶名稱（包括倒寫）",
        "rule.user-id.whole-reversed.requirement": "PIN 碼不可與用戶名稱（包括倒寫）相同",
        "rule.user-id.whole.requirement": "PIN 碼不可與用戶名稱相同",
        "rule.variation-of-current.default.checklist": "不可為現有 PIN 碼的變化形式",
        "rule.variation-of-current.default.missing": "請勿只更改數字順序",
        "rule.variation-of-current.default.requirement": "不可只更改現有 PIN 碼的數字順序"
      }
    }
    """##
}
