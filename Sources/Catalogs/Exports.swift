// One import gives a tool the catalogues of translators: it reads, converts, checks and edits them, and reports findings.

@_exported public import WatchwordCatalogFormats
@_exported public import WatchwordDiagnostics
@_exported public import WatchwordLinting
@_exported public import WatchwordLocalization
@_exported public import WatchwordReporting
