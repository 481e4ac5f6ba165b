/// What a policy does not say about the use of its passwords, but standards distinguish.
package struct AuditAssumptions: Hashable, Sendable {
  /// Whether the password is the only factor. If `nil`, it is judged as the only one, because that asks for more.
  package var isOnlyFactor: Bool?
  /// Whether the service limits failed attempts (a growing delay, a captcha or a lock after at most ten). If `nil`, it is
  /// judged as if it did not.
  package var limitsAttempts: Bool?
  /// Whether the password only unlocks a device that its user holds and that locks after three failed attempts.
  package var isUnlockCode: Bool

  /// Assumptions about the use of the passwords; none by default.
  package init(isOnlyFactor: Bool? = nil, limitsAttempts: Bool? = nil, isUnlockCode: Bool = false) {
    self.isOnlyFactor = isOnlyFactor
    self.limitsAttempts = limitsAttempts
    self.isUnlockCode = isUnlockCode
  }
}
