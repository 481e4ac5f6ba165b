/// A syntax of regular expressions that can be read.
package enum PatternSyntax: Sendable {
  /// The syntax that policies support: the constructs that an automaton can match and that engines interpret alike (see
  /// ``PasswordExpression``).
  case policy
  /// ECMA-262 (16th edition, section 22.2.1) with the flag `u` or `v`, without constructs that only one of the flags
  /// has.
  ///
  /// It is for patterns that represent rules, so `.` is any character and `\s` is all white space.
  case rules
  /// The constructs that Java and ECMAScript share, and `\z`, the end of the text.
  case java
}

/// A parsed pattern.
package struct RegularExpression: Sendable {
  /// A part of a pattern and its byte range.
  package struct Part: Sendable {
    package let node: PatternNode
    package let range: Range<Int>
  }

  /// A character, an escape, a `.`, a `^` or a `$` (ECMA-262: Atom, ClassAtom, Assertion), or a class in brackets,
  /// which precedes the atoms inside the brackets.
  package struct Atom: Sendable {
    package let range: Range<Int>
    package let isInClass: Bool
  }

  /// The pattern as written, in UTF-8.
  package let bytes: [UInt8]
  /// The concatenated parts of the pattern; a single part if there are alternatives.
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

  /// Returns the pattern with each atom replaced by the text that `other` returns, if any. `other` also receives the
  /// last byte written.
  package func text(replacing other: (Atom, _ last: UInt8?) -> String?) -> String {
    var result: [UInt8] = []
    var offset = 0
    for atom in atoms where atom.range.lowerBound >= offset {
      result += bytes[offset..<atom.range.lowerBound]
      offset = atom.range.lowerBound
      if let text = other(atom, result.last) {
        result += Array(text.utf8)
        offset = atom.range.upperBound
      }
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}
