/// Facts about the use of passwords that a policy does not contain, but standards distinguish.
package struct AuditAssumptions: Hashable, Sendable {
  /// Whether the password is the only factor. `nil` is judged as true, because that is stricter.
  package var isOnlyFactor: Bool?
  /// Whether the service limits failed attempts (a growing delay, a captcha or a lock after at most ten). `nil` is
  /// judged as false.
  package var limitsAttempts: Bool?
  /// Whether the password only unlocks a device that its user holds and that locks after three failed attempts.
  package var isUnlockCode: Bool

  /// Creates assumptions about the use of the passwords; there are none by default.
  package init(isOnlyFactor: Bool? = nil, limitsAttempts: Bool? = nil, isUnlockCode: Bool = false) {
    self.isOnlyFactor = isOnlyFactor
    self.limitsAttempts = limitsAttempts
    self.isUnlockCode = isUnlockCode
  }
}
