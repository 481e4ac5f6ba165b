import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLocalization
import WatchwordRuns
import WatchwordSystemFiles

/// The contents of a page, selected by the arguments.
struct PreviewContents {
  /// The arguments that name policies; if there are none, the shipped policies.
  let policies: [String]
  /// The folder of catalogues, or `nil` for the built-in ones.
  let folder: String?
  /// The arguments that name overlays.
  let texts: [String]
  /// The form that the page shows first.
  let flow: PasswordForm.Flow
  /// The locale that the page shows first.
  let locale: LanguageTag
  /// The policies that others may extend.
  let bases: BaseOptions

  /// The files on which the page depends.
  var inputs: [SystemPath] {
    let named = policies + texts
    let files = ((try? InputPaths.paths(named: named)) ?? []).filter { $0.identity != nil }.flatMap { path in
      path.isFolder ? ((try? Files.entries(in: path)) ?? []).filter { !$0.isFolder } : [path]
    }
    let folder = folder.flatMap { try? InputPaths.path(named: $0) }
    guard let folder else { return files }
    let catalogs = CatalogPaths([folder], .system).files
    // Like the page, falls back to compiled catalogues if there are no others.
    guard catalogs.isEmpty else { return files + catalogs }
    return files + ((try? Files.entries(in: folder)) ?? []).filter { !$0.isFolder }
  }

  /// Reads the contents, and reports findings on standard error. Throws if no page can be made, and, if `isStrict` is
  /// true, for a policy with errors.
  func read(isStrict: Bool) throws -> PreviewData {
    let policies =
      try self.policies.isEmpty
      ? shippedPolicies.map(PreviewPolicy.init(shipped:))
      : self.policies.map { try PreviewPolicy(argument: $0, extending: bases, isStrict: isStrict) }
    let folder = try folder.map { try PreviewFolder($0) }
    let catalogs = folder?.catalogs ?? []
    let host = PolicyHost.system()
    let base = catalogs.isEmpty ? CatalogLibrary.shipped(host) : .loaded(withParents: catalogs, host)
    let library = try texts.reduce(base) { try $0.adding(InputPaths.argument($1)) }
    library.warnUnlessServed(locale)
    let isBuiltIn = catalogs.isEmpty && texts.isEmpty
    return PreviewData(
      policies: policies, catalogs: isBuiltIn ? nil : texts.isEmpty ? library.all : library.flattened,
      files: folder?.files ?? [],
      flow: flow, locales: library.locales, locale: locale, view: view)
  }

  /// The view that the page opens: the form for policies together with a folder or for texts alone, otherwise the
  /// editor of the policies or the catalogues.
  private var view: String? {
    switch (policies.isEmpty, folder) {
    case (true, nil): texts.isEmpty ? nil : "form"
    case (true, _): "catalog"
    case (false, nil): "policy"
    case (false, _): "form"
    }
  }

  /// The shipped policies, starting with the default policy of the form, which the page opens.
  private var shippedPolicies: [ShippedPolicy] {
    let defaultName = FormFlow.defaultPolicy(of: flow).map { ExactText($0) }
    return ShippedPolicy.all.filter { $0.name == defaultName } + ShippedPolicy.all.filter { $0.name != defaultName }
  }
}
