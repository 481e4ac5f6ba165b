// Facts that few rules need. Each takes a separate pass, so that a policy without these rules does not pay for them.

extension PasswordFacts {
  /// Returns how many characters, as people see them (grapheme clusters), have to be removed from the end of a password
  /// of more than `maximum` units so that at most `maximum` are left. The time is linear.
  func excess(over maximum: Int, in unit: CharacterUnit) -> Int {
    let length = length(in: unit)
    if others.isEmpty { return length - maximum }
    var (fitting, total, units) = (0, 0, 0)
    for character in unit == .codePoint ? normalized : typed {
      switch unit {
      case .codePoint: units += character.unicodeScalars.count
      case .utf8: units += character.utf8.count
      case .utf16: units += character.utf16.count
      case .grapheme: units += 1
      }
      total += 1
      if units <= maximum { fitting = total }
    }
    return total - fitting
  }

  /// The number of occurrences of the most frequent character, case-sensitive.
  var maximumOccurrences: Int {
    var maximum = 0
    var counts = Array(repeating: 0, count: 128)
    var others: [UInt32] = []
    for (scalar, _) in normalized.characters {
      if scalar.isASCII { counts[Int(scalar.value)] += 1 } else { others.append(scalar.value) }
    }
    for count in counts { maximum = max(maximum, count) }
    var run = 0
    var last = UInt32.max
    for value in others.sorted() {
      run = value == last ? run + 1 : 1
      last = value
      maximum = max(maximum, run)
    }
    return maximum
  }

  /// The length of the longest run of characters of one kind: upper case, lower case, letters without case, digits or
  /// special characters. Characters of no kind end a run.
  var longestClassRun: Int {
    var longest = 0
    var run = 0
    var last = CharacterKind.none
    for (_, kind) in normalized.characters {
      run = kind == .none ? 0 : kind == last ? run + 1 : 1
      last = kind
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether any character is white space.
  var hasWhiteSpace: Bool {
    for (scalar, _) in normalized.characters where scalar.isWhiteSpace { return true }
    return false
  }

  /// Whether the folded form is a palindrome of two or more characters.
  var isPalindrome: Bool { length > 1 && PersonalWords.reversed(folded) == folded }

  /// The number of words: runs of characters delimited by white space and special characters, each with at least one
  /// letter. An apostrophe is part of a word.
  var wordCount: Int {
    var count = 0
    var hasLetter = false
    for (scalar, kind) in normalized.characters {
      if kind.isLetter {
        if !hasLetter { count += 1 }
        hasLetter = true
      } else if scalar.separatesWords(kind) {
        hasLetter = false
      }
    }
    return count
  }

  /// Returns the length of the longest sequence of one kind in one direction. ``longestSequence`` covers all kinds and
  /// both directions.
  func longestSequence(of kind: SequenceKind, _ direction: SequenceDirection) -> Int {
    var longest = 0
    var run = MonotonicRun(direction)
    for (scalar, character) in normalized.characters {
      let length = run.length(with: PasswordScan.lowercase(scalar, character), in: kind.group(of: character))
      longest = max(longest, length)
    }
    return longest
  }
}

extension String {
  /// The code points with their kinds.
  ///
  /// The result is an array, because each loop over the code points themselves adds a kilobyte to the WebAssembly
  /// module.
  var characters: [(Unicode.Scalar, CharacterKind)] {
    @inline(never) get {
      var characters: [(Unicode.Scalar, CharacterKind)] = []
      characters.reserveCapacity(utf8.count)
      for scalar in unicodeScalars { characters.append((scalar, CharacterKind(scalar))) }
      return characters
    }
  }
}

extension Unicode.Scalar {
  /// Whether this character, which is of `kind`, ends a word.
  func separatesWords(_ kind: CharacterKind) -> Bool {
    isWhiteSpace || kind == .special && self != "'" && self != "’"
  }
}
