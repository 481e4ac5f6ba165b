import WatchwordCatalogFormats

extension Examination {
  /// The results of all pieces.
  func results() -> [Result] { pieces.map { check($0) } }

  /// The results of all pieces; those of an earlier version of the catalogue are taken over for pieces that it has, too.
  func results(after earlier: Examination, _ results: [Result]) -> [Result] {
    let old = earlier.pieces
    return pieces.enumerated().map { index, piece in
      guard old.indices.contains(index), results.indices.contains(index),
        isSame(piece, as: old[index], of: earlier, movable: results[index].hasNoPlaces)
      else { return check(piece) }
      return results[index]
    }
  }
}
