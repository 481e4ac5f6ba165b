// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let ar: StaticString = ##"""
    {
      "version": 1,
      "locale": "ar",
      "messages": {
        "notes.advice.heading": "ما الذي يجب فعله",
        "notes.advice.manager": "ينشئ مدير كلمات المرور كلمات مرور جديدة ويحفظها.",
        "notes.advice.nothing": "لا يلزم فعل أي شيء.",
        "notes.advice.unique": "يجب استخدام كلمة مرور غير مستخدمة في أي مكان آخر.",
        "notes.advice.words": "من السهل تذكّر عدة كلمات لا صلة بينها، ومن الصعب تخمينها.",
        "notes.changed.heading": "ما الذي يتغير",
        "notes.changed.item": "%1$@ (سابقًا: %2$@)",
        "notes.characters.allowed": "لا يُسمح إلا بأحرف محددة",
        "notes.characters.forbidden": "بعض الأحرف غير مسموح بها",
        "notes.characters.some": {"plural":{"zero":"%lld حرف على الأقل من قائمة محددة","one":"حرف واحد على الأقل من قائمة محددة","two":"حرفان على الأقل من قائمة محددة","few":"%lld أحرف على الأقل من قائمة محددة","many":"%lld حرفًا على الأقل من قائمة محددة","other":"%lld حرف على الأقل من قائمة محددة"}},
        "notes.current.asked": "إذا كانت كلمة المرور الحالية لا تستوفي المتطلبات الجديدة، فسيُطلب تعيين كلمة مرور جديدة عند تسجيل الدخول.",
        "notes.current.heading": "كلمة المرور الحالية",
        "notes.current.keeps": "تظل كلمة المرور الحالية صالحة. لا تسري المتطلبات الجديدة إلا عند تغيير كلمة المرور في المرة القادمة.",
        "notes.current.replaced": "سيُطلب تعيين كلمة مرور جديدة عند تسجيل الدخول في المرة القادمة.",
        "notes.easier.heading": "ما الذي يصبح أسهل",
        "notes.easier.lead": "لم تعد هذه المتطلبات سارية:",
        "notes.from": "تاريخ السريان: %@",
        "notes.length.longer": {"text":"يجب أن تتكون كلمات المرور الجديدة من %1$#@length@ على الأقل (سابقًا: %2$lld)","substitutions":{"length":{"plural":{"zero":"%arg حرف","one":"حرف واحد","two":"حرفين","few":"%arg أحرف","many":"%arg حرفًا","other":"%arg حرف"}}}},
        "notes.length.most": {"text":"يمكن أن تتكون كلمات المرور الجديدة من %1$#@length@ كحد أقصى (سابقًا: %2$lld)","substitutions":{"length":{"plural":{"zero":"%arg حرف","one":"حرف واحد","two":"حرفين","few":"%arg أحرف","many":"%arg حرفًا","other":"%arg حرف"}}}},
        "notes.length.shorter": {"text":"يكفي أن تتكون كلمات المرور الجديدة من %1$#@length@ (سابقًا: %2$lld)","substitutions":{"length":{"plural":{"zero":"%arg حرف","one":"حرف واحد","two":"حرفين","few":"%arg أحرف","many":"%arg حرفًا","other":"%arg حرف"}}}},
        "notes.new.heading": "ما الجديد",
        "notes.new.lead": "يجب أن تستوفي كلمات المرور الجديدة هذه المتطلبات أيضًا:",
        "notes.observed.few": "تستوفي كل كلمات المرور المستخدمة تقريبًا المتطلبات الجديدة بالفعل.",
        "notes.observed.most": "لا تكاد أي كلمة مرور مستخدمة تستوفي المتطلبات الجديدة.",
        "notes.observed.some": "كلمات المرور المستخدمة التي لا تستوفي المتطلبات الجديدة: نحو %1$lld من كل %2$lld.",
        "notes.title": "متطلبات جديدة لكلمات المرور",
        "notes.unchanged": "لا تتغير متطلبات كلمات المرور."
      }
    }
    """##
}
