public import WatchwordDiagnostics

extension PasswordForm.Flow {
  /// The documented flows.
  ///
  /// They are made when they are asked for: an initializer that runs once would hold a copy of the code of each text.
  public static var all: [Self] { [change, changeConfirmed, update, expired, set, verify] }

  /// The documented flow with this id.
  public static func named(_ id: ExactText) -> Self? { all.first { $0.id == id } }

  /// The place of a field from top to bottom.
  func index(of field: PasswordForm.Field) -> Int? { fields.firstIndex { $0.field == field } }
}
