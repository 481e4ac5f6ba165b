package import WatchwordBasics

/// A caller's question: a JSON object.
package enum Question {
  /// The maximum length of a question in bytes: enough for the longest text of a unit (1 MiB) with every byte escaped,
  /// or for a glossary of 100,000 terms.
  private static let maximumLength = 16 << 20

  /// Returns the members of the object in `bytes`, without those that are `null`. Throws if it is not an object.
  package static func members(of bytes: [UInt8]) throws(Refusal) -> [JSONMember] {
    let reading = JSONReader.read(SourceText(name: "question", bytes: bytes), maximumLength: maximumLength)
    guard reading.isSound, case .object(let members)? = reading.value?.value else {
      throw .malformed("Expected a JSON object")
    }
    return members.filter { if case .null = $0.node.value { false } else { true } }
  }
}

extension JSONNode {
  /// Returns the whole numbers in the list called `name`. Throws if it contains anything else.
  package func indices(in name: String) throws(Refusal) -> [Int] {
    var indices: [Int] = []
    guard case .array(let nodes) = value else { throw .malformed("Expected a list in \"\(name)\"") }
    for node in nodes {
      guard let index = node.integer else { throw .malformed("Expected whole numbers in \"\(name)\"") }
      indices.append(index)
    }
    return indices
  }

  /// Returns what an app knows about rules: for their ids, whether they are met. Throws if it contains anything else.
  package func knownRules() throws(Refusal) -> [ExactText: Bool] {
    guard case .object(let members) = value else { throw .malformed("Expected an object in \"known\"") }
    var known: [ExactText: Bool] = [:]
    for member in members {
      switch member.node.value {
      case .bool(let isMet): known[member.key.text] = isMet
      // As everywhere in a question, null is the same as no member.
      case .null: break
      default: throw .malformed("Expected true or false for each rule in \"known\"")
      }
    }
    return known
  }

  /// Returns the texts in the list called `name`. Throws if it contains anything else.
  package func texts(in name: String) throws(Refusal) -> [ExactText] {
    var texts: [ExactText] = []
    guard case .array(let nodes) = value else { throw .malformed("Expected a list in \"\(name)\"") }
    for node in nodes {
      guard let text = node.text else { throw .malformed("Expected texts in \"\(name)\"") }
      texts.append(text)
    }
    return texts
  }
}
