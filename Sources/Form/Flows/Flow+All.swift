public import WatchwordDiagnostics

extension PasswordForm.Flow {
  /// The documented flows.
  public static let all: [Self] = [change, changeConfirmed, update, expired, set, verify]

  /// The documented flow with this id.
  public static func named(_ id: ExactText) -> Self? { all.first { $0.id == id } }

  /// The place of a field from top to bottom.
  func index(of field: PasswordForm.Field) -> Int? { fields.firstIndex { $0.field == field } }
}
