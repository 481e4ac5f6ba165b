import Checks
import WatchwordBasics
import WatchwordBreaches

/// Fuzzes the reader and the search of files of breached hashes, the reader of ranges, and SHA-1 in pieces.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzBreaches(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  checkFile(input)
  checkRange(input)
  checkHash(input)
  return 0
}

// MARK: - Files

private func checkFile(_ input: [UInt8]) {
  let map = TextMap(input)
  let reading = BreachedPasswordFile.read(input, name: "fuzz")
  map.requirePlaces(of: reading.findings)
  guard let file = reading.value else {
    require(reading.findings.containsError, "there is no file and no error reported")
    return
  }
  require(!reading.findings.containsError, "there is a file in spite of an error")
  let findings = file.check()
  map.requirePlaces(of: findings)
  require(findings.count <= SourceFindings.maximum + 1, "too many findings are reported")
  let isSound = !findings.containsError
  // Additional line ends after the last one are not findings.
  let lines = map.bytes.split(separator: 0x0A).map { line in
    line.prefix(through: line.lastIndex { $0 != 0x0D } ?? line.startIndex - 1)
  }
  for line in lines.prefix(16) where !line.isEmpty {
    guard let hash = SHA1.Digest(hexadecimal: String(decoding: line.prefix(40), as: UTF8.self)) else {
      require(!isSound, "a line that is not a hash was not reported")
      continue
    }
    let lookup = file.occurrences(of: hash)
    map.requirePlaces(of: lookup.findings)
    require((lookup.value == nil) == lookup.findings.containsError, "a look-up has no value and no error, or both")
    if isSound { checkCount(of: hash, lookup, lines) }
  }
  let other = file.occurrences(of: "password")
  require(!isSound || other.value != nil, "a sound file cannot be searched")
}

/// Checks that the count belongs to a line with the hash; several lines may contain the same hash.
private func checkCount(of hash: SHA1.Digest, _ lookup: Reading<Int>, _ lines: [ArraySlice<UInt8>]) {
  guard let found = lookup.value else {
    require(false, "a sound file cannot be searched")
    return
  }
  let counts = lines.filter { $0.prefix(40).elementsEqual(hash.hexadecimal) { ASCII.uppercased($0) == $1 } }.map {
    line in
    line.count > 40 ? Int(String(decoding: line.dropFirst(41), as: UTF8.self)) : 1
  }
  require(counts.contains(found), "a hash of the file has \(found) occurrences, not one of \(counts)")
}

// MARK: - Ranges

private func checkRange(_ input: [UInt8]) {
  let reading = BreachRange.read(SourceText(name: "range", bytes: input))
  TextMap(input).requirePlaces(of: reading.findings)
  require((reading.value == nil) == reading.findings.containsError, "a range has no value and no error, or both")
  guard let range = reading.value else { return }
  require(range.count <= input.count / 37 + 1, "a range has more hashes than lines")
  for line in TextMap(input).bytes.split(separator: 0x0A).prefix(16) {
    let digits = String(decoding: Array("00000".utf8) + line.prefix(35), as: UTF8.self)
    guard let hash = SHA1.Digest(hexadecimal: digits) else { continue }
    let text = line.dropFirst(36).prefix { $0 != 0x0D }
    let count = Int(String(decoding: text, as: UTF8.self)) ?? 0
    require(range.occurrences(of: hash) >= count, "a hash of the range has fewer occurrences than its line states")
  }
}

// MARK: - Hashes

private func checkHash(_ input: [UInt8]) {
  let whole = SHA1.digest(of: input)
  let cut = Int(input.first ?? 0)
  var pieces = SHA1()
  pieces.append(Array(input.prefix(cut)))
  pieces.append(Array(input.dropFirst(cut)))
  require(pieces.digest == whole, "pieces have another hash than the whole")
  let text = String(decoding: whole.hexadecimal, as: UTF8.self)
  require(SHA1.Digest(hexadecimal: text) == whole, "the digits of a hash are read as another one")
}
