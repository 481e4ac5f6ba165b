extension Examination {
  /// Returns the results of all pieces, reusing those of an earlier version of the catalogue for unchanged pieces.
  func results(after earlier: (examination: Examination, results: [Result])? = nil) -> [Result] {
    guard let earlier else { return pieces.map(check) }
    let old = earlier.examination.pieces
    return pieces.enumerated().map { index, piece in
      guard old.indices.contains(index), earlier.results.indices.contains(index),
        isSame(piece, as: old[index], of: earlier.examination, movable: earlier.results[index].hasNoPlaces)
      else { return check(piece) }
      return earlier.results[index]
    }
  }
}
