import WatchwordDiagnostics

/// Where the messages of a program are, by their ids: a table with open addressing.
///
/// Ids bring their digest, so that a look-up needs no further hash and reads, as a rule, one slot.
struct RendererIndex {
  /// As many slots as a power of two, at most half of them full.
  private let slots: UnsafeMutableBufferPointer<Slot>
  /// An odd number that differs between runs, so that no catalogue can aim at one place of the table.
  private let factor: UInt64
  /// The first slot for an id is in the upper bits of its product with `factor`.
  private let shift: UInt64

  /// An id whose bytes are in the program.
  struct ID {
    let digest: UInt64
    let start: Int
    let count: Int
  }

  private struct Slot {
    var id = ID(digest: 0, start: 0, count: 0)
    /// The place of the id in its list; -1 if the slot is empty.
    var place = -1
  }

  /// The table of ids that differ from each other.
  init(_ ids: [ID]) {
    var bits: UInt64 = 1
    while (1 << bits) < ids.count &* 2 { bits &+= 1 }
    shift = 64 &- bits
    var hasher = Hasher()
    hasher.combine(0)
    factor = UInt64(truncatingIfNeeded: hasher.finalize()) &* 0x9e37_79b9_7f4a_7c15 | 1
    slots = .allocate(capacity: 1 << Int(bits))
    slots.initialize(repeating: Slot())
    for (place, id) in ids.enumerated() {
      var index = firstSlot(for: id.digest)
      while slots[index].place >= 0 { index = slot(after: index) }
      slots[index] = Slot(id: id, place: place)
    }
  }

  /// Gives the memory of the table back.
  func free() { slots.deallocate() }

  /// The place of `id` in the list of ids; `nil` if it is not there. `bytes` are those of the program.
  func place(of id: MessageID, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = firstSlot(for: id.digest)
    while slots[index].place >= 0 {
      let slot = slots[index]
      if slot.id.digest == id.digest {
        let text = UnsafeBufferPointer(rebasing: bytes[slot.id.start..<slot.id.start &+ slot.id.count])
        if id.text.hasBytes(UnsafeRawBufferPointer(text)) { return slot.place }
      }
      index = self.slot(after: index)
    }
    return nil
  }

  private func firstSlot(for digest: UInt64) -> Int { Int(truncatingIfNeeded: (digest &* factor) >> shift) }

  private func slot(after index: Int) -> Int { (index &+ 1) & (slots.count &- 1) }
}
