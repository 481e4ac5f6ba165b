import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

/// Exports for Cognito, taken by user pools of PyPI `moto[server]`, which judges passwords as it understands Cognito.
@Suite struct CognitoPoolTests {
  /// What a server answers to one user pool.
  struct Answer: Decodable {
    /// `describe-user-pool`, as JSON.
    let pool: String
    /// Whether each password was accepted.
    let accepted: [Bool]
  }

  private struct Question: Encodable {
    let pool: String
    let passwords: [String]
  }

  /// Makes a user pool of each question's JSON on a server of its own, and sets the passwords for a user of it.
  private static let script = """
    import json, os, sys
    os.environ.update(AWS_ACCESS_KEY_ID="none", AWS_SECRET_ACCESS_KEY="none", AWS_DEFAULT_REGION="eu-west-1")
    import boto3
    from moto.server import ThreadedMotoServer
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    client = boto3.client("cognito-idp", endpoint_url="http://127.0.0.1:%d" % server.get_host_and_port()[1])
    answers = []
    for question in json.load(sys.stdin):
        made = client.create_user_pool(PoolName="pool", **json.loads(question["pool"]))["UserPool"]
        client.admin_create_user(UserPoolId=made["Id"], Username="user", TemporaryPassword="Aa1!" * 24 + "Aa")
        def takes(password):
            try:
                client.admin_set_user_password(
                    UserPoolId=made["Id"], Username="user", Password=password, Permanent=True)
                return True
            except client.exceptions.InvalidPasswordException:
                return False
        accepted = [takes(password) for password in question["passwords"]]
        pool = client.describe_user_pool(UserPoolId=made["Id"])
        answers.append({"pool": json.dumps({"UserPool": pool["UserPool"]}, default=str), "accepted": accepted})
    server.stop()
    json.dump(answers, sys.stdout)
    """

  @Test func `user pools take exports, give them back and judge passwords alike`() throws {
    guard let python = PythonOracle(importing: "moto.server", "boto3") else { return }
    var random = RandomPolicies(seed: 11)
    var pools: [(text: String, policy: PasswordPolicy, passwords: [String])] = []
    for _ in 0..<12 {
      let text = PolicyFormat.cognito.write(sayable(&random)).text
      let policy = try #require(PolicyFormat.cognito.read(SourceText(name: "pool", bytes: Array(text.utf8))).value)
      pools.append((text, policy.policy, (0..<40).map { _ in password(&random) }))
    }
    let questions = pools.map { Question(pool: $0.text, passwords: $0.passwords) }
    let output = try python.output(of: Self.script, input: JSONEncoder().encode(questions))
    let answers = try JSONDecoder().decode([Answer].self, from: output)
    try #require(answers.count == pools.count)
    for (pool, answer) in zip(pools, answers) {
      let described = PolicyFormat.read(
        SourceText(name: "described", bytes: Array(answer.pool.utf8)), among: PolicyFormat.known)
      #expect(described.value?.format == .cognito)
      #expect(described.value?.policy == pool.policy, "\(answer.pool)")
      for (password, isAccepted) in zip(pool.passwords, answer.accepted) {
        #expect((pool.policy.assess(password).verdict != .unmet) == isAccepted, "\(password) in \(pool.text)")
      }
    }
    #expect(answers.contains { $0.accepted.contains(true) } && answers.contains { $0.accepted.contains(false) })
  }

  private func sayable(_ random: inout RandomPolicies) -> PasswordPolicy {
    var rules: [PasswordRule] = [.length(LengthRule(minimum: random.number(6...14), maximum: 256))]
    for characterClass in [CharacterClass.digits, .special, .uppercase, .lowercase] where random.chance() {
      rules.append(.characterCount(CharacterCountRule(characterClass, minimum: 1, repertoire: .ascii)))
    }
    if random.chance() { rules.append(.history(HistoryRule(count: random.number(1...24)))) }
    return PasswordPolicy(rules: rules)
  }

  /// A password of fewer than 99 printable ASCII characters, without a blank at an end: moto refuses more, and takes blanks.
  private func password(_ random: inout RandomPolicies) -> String {
    let kinds = ["abcxyz", "ABCXYZ", "0189", "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "].filter { _ in
      random.number(0...3) > 0
    }
    let characters = Array((kinds.isEmpty ? ["a"] : kinds).joined())
    let inside = (0..<random.number(3...16)).map { _ in characters[random.number(0...(characters.count - 1))] }
    return String(inside).trimmingCharacters(in: .whitespaces)
  }
}
