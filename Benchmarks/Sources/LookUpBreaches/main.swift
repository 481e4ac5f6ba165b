import WatchwordBasics
import WatchwordBreaches
import WatchwordSystemFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Looks up hashes in a file of breached passwords, in a separate process, so that its time can be compared with that of
// another program. Can also generate such a file.

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

/// Writes a sorted list of the hashes of `count` passwords, and 10,000 hashes to look up, half of which are in the
/// list.
func make(_ count: Int, _ list: SystemPath, _ wanted: SystemPath) throws {
  var hashes = (0..<count).map { SHA1.digest(of: "password \($0)".utf8).hexadecimal }
  let known = stride(from: 0, to: count, by: max(count / 5_000, 1)).map { hashes[$0] }
  let unknown = (0..<5_000).map { SHA1.digest(of: "unknown \($0)".utf8).hexadecimal }
  hashes.sort { $0.lexicographicallyPrecedes($1) }
  var bytes: [UInt8] = []
  for (index, hash) in hashes.enumerated() { bytes += hash + Array(":\(index % 1_000 + 1)\n".utf8) }
  try Files.replace(list, with: bytes)
  let pairs = zip(known, unknown).flatMap { [$0, $1] }
  try Files.replace(wanted, with: pairs.flatMap { $0 + [0x0A] })
}

/// Looks up every hash of a file in a list, and prints how many are found.
func lookUp(_ list: SystemPath, _ wanted: SystemPath) throws {
  guard let file = try BreachedPasswordFile.open(list).value else { fail("\(list.name) is not a list of hashes") }
  var found = 0
  for line in try Files.read(wanted).split(separator: 0x0A) {
    guard let hash = SHA1.Digest(hexadecimal: String(decoding: line, as: UTF8.self)) else { fail("Found no hash") }
    if let count = file.occurrences(of: hash).value, count > 0 { found += 1 }
  }
  print(found)
}

let arguments = CommandLine.arguments
do {
  switch arguments.dropFirst().first {
  case "make" where arguments.count == 5:
    guard let count = Int(arguments[2]) else { fail("Found no number") }
    try make(count, SystemPath(arguments[3]), SystemPath(arguments[4]))
  case "look-up" where arguments.count == 4:
    try lookUp(SystemPath(arguments[2]), SystemPath(arguments[3]))
  default: fail("usage: LookUpBreaches make COUNT LIST WANTED | look-up LIST WANTED")
  }
} catch {
  fail("\(error)")
}
