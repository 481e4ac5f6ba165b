// One import gives an app the policies, the texts and the checklist.

@_exported public import WatchwordDiagnostics
@_exported public import WatchwordForm
@_exported public import WatchwordLocalization
@_exported public import WatchwordPolicy
@_exported public import WatchwordShippedCatalogs
