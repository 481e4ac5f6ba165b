public import WatchwordBasics

extension PasswordForm.Flow {
  /// The documented flows.
  ///
  /// They are created on each access: a static initializer would contain a copy of the code of each text.
  public static var all: [Self] { [change, changeConfirmed, update, expired, set, verify] }

  /// Returns the documented flow with this id.
  public static func named(_ id: ExactText) -> Self? { all.first { $0.id == id } }

  /// Returns the index of a field, from top to bottom.
  func index(of field: PasswordForm.Field) -> Int? { fields.firstIndex { $0.field == field } }
}
