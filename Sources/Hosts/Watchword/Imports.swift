// One import gives an app the policies, the form, the texts, the checklist and the estimator.

@_exported public import WatchwordBasics
@_exported public import WatchwordForm
@_exported public import WatchwordLocalization
@_exported public import WatchwordPolicy
@_exported public import WatchwordShippedCatalogs
@_exported public import WatchwordStrength
