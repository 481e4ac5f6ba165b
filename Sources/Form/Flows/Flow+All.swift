import Diagnostics

extension PasswordForm.Flow {
  /// The documented flows.
  public static let all: [Self] = [change, changeConfirmed, update, expired, set, verify]

  /// The documented flow with this id.
  public static func named(_ id: String) -> Self? { all.first { $0.id.isSame(as: id) } }

  /// The place of a field from top to bottom.
  func index(of field: PasswordForm.Field) -> Int? { fields.firstIndex { $0.field == field } }
}
