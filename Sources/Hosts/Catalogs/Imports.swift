// One import gives a tool the translators' catalogues: reading, conversion, checks, editing, and reports of findings.

@_exported public import WatchwordBasics
@_exported public import WatchwordCatalogFormats
@_exported public import WatchwordLinting
@_exported public import WatchwordLocalization
@_exported public import WatchwordReporting
