/// Which regular expressions are read.
package enum PatternSyntax: Sendable {
  /// What policies support: what an automaton can do, and what engines understand alike (see ``PasswordExpression``).
  case policy
  /// ECMA-262 (16th edition, section 22.2.1) with the flag `u` or `v`, without what only one of them has.
  ///
  /// It is for patterns that stand for rules, so `.` is any character and `\s` all white space.
  case rules
  /// Java's, as far as ECMAScript has it too; also `\z`, the end of the text.
  case java
}

/// A pattern that has been read.
package struct RegularExpression: Sendable {
  /// A part of a pattern and the bytes that it stands in.
  package struct Part: Sendable {
    package let node: PatternNode
    package let range: Range<Int>
  }

  /// A character, an escape, a `.`, a `^` or a `$` (ECMA-262: Atom, ClassAtom, Assertion), or a class in brackets, which
  /// comes before its own characters.
  package struct Atom: Sendable {
    package let range: Range<Int>
    package let isInClass: Bool
  }

  /// The pattern as it is written, in UTF-8.
  package let bytes: [UInt8]
  /// The parts that stand one after the other; a single one if there are alternatives.
  package let parts: [Part]
  /// Whether there is a `|` outside all groups.
  package let hasAlternatives: Bool
  /// All atoms, in order.
  package let atoms: [Atom]
  /// The number of steps of the automaton, without the last one; 0 unless the syntax is that of policies.
  let stepCount: Int

  /// Reads a pattern, in time linear in its length.
  package init(_ pattern: some Collection<UInt8>, _ syntax: PatternSyntax) throws(ExpressionDefect) {
    bytes = Array(pattern)
    var parser = PatternParser(bytes, syntax)
    do throws(PatternFlaw) {
      (parts, hasAlternatives) = try parser.parse()
    } catch {
      throw ExpressionDefect(error, in: bytes)
    }
    atoms = parser.atoms
    stepCount = parser.stepCount
  }

  /// Whether the pattern starts with a `^` that is outside all alternatives.
  package var startsAtStart: Bool { if case .start? = parts.first?.node { true } else { false } }

  /// Whether the pattern ends with a `$` that is outside all alternatives.
  package var endsAtEnd: Bool { if case .end? = parts.last?.node { true } else { false } }

  /// The text of an atom.
  package func text(_ atom: Atom) -> ArraySlice<UInt8> { bytes[atom.range] }

  /// The pattern with other text for the atoms for which `other` has some; it also gets the byte written last.
  package func text(replacing other: (Atom, _ last: UInt8?) -> String?) -> String {
    var result: [UInt8] = []
    var place = 0
    for atom in atoms where atom.range.lowerBound >= place {
      result += bytes[place..<atom.range.lowerBound]
      place = atom.range.lowerBound
      if let text = other(atom, result.last) {
        result += Array(text.utf8)
        place = atom.range.upperBound
      }
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}
