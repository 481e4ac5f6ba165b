import Testing

@Suite struct ReleaseNotesTests {}
