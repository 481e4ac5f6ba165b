import Foundation

/// The URLs of Cognito's user-pool API.
enum CognitoEndpoint {
  /// Returns the endpoint of a region, such as `eu-west-1`; `nil` if the text cannot be the name of a region.
  ///
  /// The name becomes part of a host name, so only lower-case ASCII letters, digits and hyphens are allowed.
  static func url(region: String) -> URL? {
    let isRegion = region.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isRegion, (1...32).contains(region.utf8.count), !region.hasPrefix("-"), !region.hasSuffix("-") else {
      return nil
    }
    // The regions in China are a separate partition with its own domain.
    let domain = region.hasPrefix("cn-") ? "amazonaws.com.cn" : "amazonaws.com"
    return URL(string: "https://cognito-idp.\(region).\(domain)/")
  }

  /// Returns `url` if it is safe for passwords: HTTPS, or HTTP to this machine, with nothing but a host, a port and a
  /// path; otherwise `nil`.
  static func url(_ url: URL) -> URL? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { return nil }
    switch parts.scheme?.lowercased() {
    case "https": return url
    case "http": return ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host.lowercased()) ? url : nil
    default: return nil
    }
  }
}
