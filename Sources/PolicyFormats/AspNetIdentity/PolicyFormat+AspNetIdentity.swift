import WatchwordDiagnostics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of ASP.NET Core Identity as JSON of a configuration (`appsettings.json`): an object `Password` with
  /// `RequiredLength` and so on, which a section that is bound to `IdentityOptions` holds.
  package static let aspNetIdentity = PolicyFormat(
    id: "aspnet-identity", title: "ASP.NET Core Identity configuration", recognises: AspNetIdentity.isConfiguration,
    read: AspNetIdentity.readConfiguration, write: AspNetIdentity.writeConfiguration)

  /// The same options as assignments in C#: `options.Password.RequiredLength = 12;`.
  package static let aspNetIdentityCSharp = PolicyFormat(
    id: "aspnet-identity-csharp", title: "ASP.NET Core Identity setup", recognises: AspNetIdentity.isCode,
    read: AspNetIdentity.readCode, write: AspNetIdentity.writeCode)
}

extension BackEnd {
  /// What ASP.NET Core Identity can ask for, by `PasswordValidator` and `PasswordOptions` in
  /// https://github.com/dotnet/aspnetcore/tree/main/src/Identity/Extensions.Core/src.
  ///
  /// It looks at UTF-16 code units, and what is no letter A–Z or a–z and no digit 0–9 is not alphanumeric.
  static let aspNetIdentity = BackEnd(
    unit: .utf16, minimum: 1...MemberReader.greatestNumber,
    classes: [.one(.digits), .one(.lowercase), .one(unicode: .special), .one(.uppercase)],
    distinctCharacters: 1...MemberReader.greatestNumber,
    nearly: [
      .count(.special): Nearness(
        reason: "it counts every character but A-Z, a-z and 0-9, such as é or a tab", extent: .beyondASCII),
      .distinctCharacters: Nearness(
        reason: "it counts the two halves of an emoji", substitute: "asks for as many different ones",
        extent: .surrogates),
    ],
    normalizes: false)
}
