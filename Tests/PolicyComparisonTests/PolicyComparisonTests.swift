import Testing

@Suite struct PolicyComparisonTests {}
