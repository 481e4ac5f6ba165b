import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of ASP.NET Core Identity as a JSON configuration (`appsettings.json`): an object `Password`
  /// with `RequiredLength` and so on, in a section that is bound to `IdentityOptions`.
  package static let aspNetIdentity = PolicyFormat(
    id: "aspnet-identity", title: "ASP.NET Core Identity configuration", recognises: AspNetIdentity.isConfiguration,
    read: AspNetIdentity.readConfiguration, write: AspNetIdentity.writeConfiguration)

  /// The same options as assignments in C#: `options.Password.RequiredLength = 12;`.
  package static let aspNetIdentityCSharp = PolicyFormat(
    id: "aspnet-identity-csharp", title: "ASP.NET Core Identity setup", recognises: AspNetIdentity.isCode,
    read: AspNetIdentity.readCode, write: AspNetIdentity.writeCode)
}

extension BackEnd {
  /// The requirements that ASP.NET Core Identity supports, according to `PasswordValidator` and `PasswordOptions` in
  /// https://github.com/dotnet/aspnetcore/tree/main/src/Identity/Extensions.Core/src.
  ///
  /// It counts UTF-16 code units; characters other than the letters A–Z and a–z and the digits 0–9 are not
  /// alphanumeric.
  static let aspNetIdentity = BackEnd(
    unit: .utf16, minimum: 1...MemberReader.maximumNumber,
    classes: [.one(.digits), .one(.lowercase), .one(unicode: .special), .one(.uppercase)],
    distinctCharacters: 1...MemberReader.maximumNumber,
    approximations: [
      .count(.special): Approximation(
        reason: "it counts every character but A-Z, a-z and 0-9, such as é or a tab", extent: .beyondASCII),
      .distinctCharacters: Approximation(
        reason: "it counts the two halves of an emoji", substitute: "requires as many different ones",
        extent: .surrogates),
    ],
    normalizes: false)
}
