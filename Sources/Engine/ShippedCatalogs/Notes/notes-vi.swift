// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

extension NoteCatalogs {
  static let vi: StaticString = ##"""
    {
      "version": 1,
      "locale": "vi",
      "messages": {
        "notes.advice.heading": "Việc bạn cần làm",
        "notes.advice.manager": "Trình quản lý mật khẩu sẽ tạo mật khẩu mới và ghi nhớ giúp bạn.",
        "notes.advice.nothing": "Bạn không cần làm gì cả.",
        "notes.advice.unique": "Hãy sử dụng một mật khẩu mà bạn không sử dụng ở bất kỳ nơi nào khác.",
        "notes.advice.words": "Nhiều từ không liên quan đến nhau ghép lại thì vừa dễ nhớ vừa khó đoán.",
        "notes.changed.heading": "Có gì thay đổi",
        "notes.changed.item": "%1$@ (trước đây: %2$@)",
        "notes.characters.allowed": "Chỉ được phép sử dụng một số ký tự nhất định",
        "notes.characters.forbidden": "Không được phép sử dụng một số ký tự",
        "notes.characters.some": {"plural":{"other":"Ít nhất %lld ký tự trong một danh sách nhất định"}},
        "notes.current.asked": "Nếu mật khẩu hiện tại không đáp ứng các quy tắc mới, bạn sẽ được yêu cầu đặt mật khẩu mới khi đăng nhập.",
        "notes.current.heading": "Mật khẩu hiện tại của bạn",
        "notes.current.keeps": "Mật khẩu hiện tại của bạn vẫn sử dụng được. Các quy tắc mới sẽ được áp dụng khi bạn đổi mật khẩu lần tới.",
        "notes.current.replaced": "Bạn sẽ được yêu cầu đặt mật khẩu mới vào lần đăng nhập tới.",
        "notes.easier.heading": "Đơn giản hơn trước",
        "notes.easier.lead": "Các quy tắc sau không còn được áp dụng:",
        "notes.from": "Áp dụng từ: %@",
        "notes.length.longer": {"text":"Mật khẩu mới phải dài tối thiểu %1$#@length@ (trước đây: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg ký tự"}}}},
        "notes.length.most": {"text":"Mật khẩu mới có thể dài tối đa %1$#@length@ (trước đây: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg ký tự"}}}},
        "notes.length.shorter": {"text":"Mật khẩu mới chỉ cần có %1$#@length@ (trước đây: %2$lld)","substitutions":{"length":{"plural":{"other":"%arg ký tự"}}}},
        "notes.new.heading": "Có gì mới",
        "notes.new.lead": "Mật khẩu mới còn phải đáp ứng các quy tắc sau:",
        "notes.observed.few": "Gần như tất cả mật khẩu đang sử dụng đều đã đáp ứng các quy tắc mới.",
        "notes.observed.most": "Gần như tất cả mật khẩu đang sử dụng đều chưa đáp ứng các quy tắc mới.",
        "notes.observed.some": "Cứ %2$lld mật khẩu đang sử dụng thì có khoảng %1$lld mật khẩu chưa đáp ứng các quy tắc mới.",
        "notes.title": "Quy tắc mới về mật khẩu",
        "notes.unchanged": "Các quy tắc về mật khẩu không thay đổi."
      }
    }
    """##
}
