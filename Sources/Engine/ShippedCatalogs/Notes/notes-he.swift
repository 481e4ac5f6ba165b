// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let he: StaticString = ##"""
    {
      "version": 1,
      "locale": "he",
      "messages": {
        "notes.advice.heading": "מה לעשות",
        "notes.advice.manager": "מנהל סיסמאות יוצר סיסמאות חדשות וזוכר אותן.",
        "notes.advice.nothing": "אין צורך לעשות דבר.",
        "notes.advice.unique": "יש להשתמש בסיסמה שאינה בשימוש בשום מקום אחר.",
        "notes.advice.words": "כמה מילים שאין ביניהן קשר הן קלות לזכירה וקשות לניחוש.",
        "notes.changed.heading": "מה משתנה",
        "notes.changed.item": "%1$@ (בעבר: %2$@)",
        "notes.characters.allowed": "רק תווים מסוימים מותרים",
        "notes.characters.forbidden": "תווים מסוימים אינם מותרים",
        "notes.characters.some": {"plural":{"one":"לפחות תו אחד מתוך רשימה מסוימת","two":"לפחות שני תווים מתוך רשימה מסוימת","other":"לפחות %lld תווים מתוך רשימה מסוימת"}},
        "notes.current.asked": "אם הסיסמה הנוכחית אינה עומדת בדרישות החדשות, יהיה צורך להגדיר סיסמה חדשה בעת הכניסה.",
        "notes.current.heading": "הסיסמה הנוכחית",
        "notes.current.keeps": "הסיסמה הנוכחית תמשיך לפעול. הדרישות החדשות יחולו בפעם הבאה שהיא תוחלף.",
        "notes.current.replaced": "בכניסה הבאה יהיה צורך להגדיר סיסמה חדשה.",
        "notes.easier.heading": "מה יהיה קל יותר",
        "notes.easier.lead": "הדרישות האלה אינן חלות עוד:",
        "notes.from": "מועד הכניסה לתוקף: %@",
        "notes.length.longer": {"text":"סיסמאות חדשות צריכות להכיל לפחות %1$#@length@ (בעבר: %2$lld)","substitutions":{"length":{"plural":{"one":"תו אחד","two":"שני תווים","other":"%arg תווים"}}}},
        "notes.length.most": {"text":"סיסמאות חדשות יכולות להכיל עד %1$#@length@ (בעבר: %2$lld)","substitutions":{"length":{"plural":{"one":"תו אחד","two":"שני תווים","other":"%arg תווים"}}}},
        "notes.length.shorter": {"text":"לסיסמאות חדשות מספיק אורך של %1$#@length@ (בעבר: %2$lld)","substitutions":{"length":{"plural":{"one":"תו אחד","two":"שני תווים","other":"%arg תווים"}}}},
        "notes.new.heading": "מה חדש",
        "notes.new.lead": "סיסמאות חדשות צריכות לעמוד גם בדרישות האלה:",
        "notes.observed.few": "כמעט כל הסיסמאות בשימוש כבר עומדות בדרישות החדשות.",
        "notes.observed.most": "כמעט אף סיסמה בשימוש אינה עומדת בדרישות החדשות.",
        "notes.observed.some": "סיסמאות בשימוש שאינן עומדות בדרישות החדשות: בערך %1$lld מתוך %2$lld.",
        "notes.title": "דרישות חדשות לסיסמאות",
        "notes.unchanged": "הדרישות לסיסמאות אינן משתנות."
      }
    }
    """##
}
