// Facts that few rules need. Each takes a pass of its own, so that a policy without these rules does not pay for them.

extension PasswordFacts {
  /// Calls `body` with every character of the NFC form.
  func forEachCharacter(_ body: (Unicode.Scalar, CharacterKind) -> Void) { normalized.forEachCharacter(body) }

  /// How often the most frequent character occurs; case matters.
  var mostOccurrences: Int {
    var most = 0
    var counts = Array(repeating: 0, count: 128)
    var others: [UInt32] = []
    forEachCharacter { scalar, _ in
      if scalar.isASCII { counts[Int(scalar.value)] += 1 } else { others.append(scalar.value) }
    }
    for count in counts { most = max(most, count) }
    var run = 0
    var last = UInt32.max
    for value in others.sorted() {
      run = value == last ? run + 1 : 1
      last = value
      most = max(most, run)
    }
    return most
  }

  /// The length of the longest run of characters of one kind: upper case, lower case, letters without case, digits or
  /// special characters. Characters of no kind end a run.
  var longestClassRun: Int {
    var longest = 0
    var run = 0
    var last = CharacterKind.none
    forEachCharacter { _, kind in
      run = kind == .none ? 0 : kind == last ? run + 1 : 1
      last = kind
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether any character is white space.
  var hasWhiteSpace: Bool {
    var isFound = false
    forEachCharacter { scalar, _ in if scalar.isWhiteSpace { isFound = true } }
    return isFound
  }

  /// Whether the folded form has two or more characters and is the same from last to first.
  var isPalindrome: Bool { length > 1 && PersonalWords.reversed(folded) == folded }

  /// The number of words: runs of characters between white space and special characters, with a letter in each. An
  /// apostrophe is part of a word.
  var wordCount: Int {
    var count = 0
    var hasLetter = false
    forEachCharacter { scalar, kind in
      if kind.isLetter {
        if !hasLetter { count += 1 }
        hasLetter = true
      } else if scalar.separatesWords(kind) {
        hasLetter = false
      }
    }
    return count
  }

  /// The length of the longest sequence of one kind in one direction; see ``longestSequence`` for all of them.
  func longestSequence(of kind: SequenceKind, _ direction: SequenceDirection) -> Int {
    var longest = 0
    var run = RisingOrFalling(direction)
    forEachCharacter { scalar, character in
      let length = run.length(with: PasswordScan.lowercase(scalar, character), in: kind.group(of: character))
      longest = max(longest, length)
    }
    return longest
  }
}

extension String {
  /// Calls `body` with every code point and its kind.
  ///
  /// It is never inlined: each copy would add a kilobyte to the WebAssembly module.
  @inline(never)
  func forEachCharacter(_ body: (Unicode.Scalar, CharacterKind) -> Void) {
    for scalar in unicodeScalars { body(scalar, CharacterKind(scalar)) }
  }
}

extension Unicode.Scalar {
  /// Whether words end at this character, which is of `kind`.
  func separatesWords(_ kind: CharacterKind) -> Bool {
    isWhiteSpace || kind == .special && self != "'" && self != "’"
  }
}
