import CAllocator
import WatchwordBasics

/// Checks of the available memory.
///
/// Swift ends the process if an allocation fails, and libdispatch waits for ever if it cannot start a thread. So code
/// that is about to need much memory checks first.
package enum Memory {
  /// Returns whether `count` more bytes are available, in addition to `addresses` bytes of address space that need not
  /// be in memory.
  ///
  /// This checks the limit of the process (`ulimit -v`), the free memory of the system and, on Linux, the limit of the
  /// process's control group. It does not foresee what other programs allocate in the meantime.
  package static func isAvailable(_ count: Int, addressSpace addresses: Int = 0) -> Bool {
    guard count > 0 else { return true }
    // Querying the free memory of the system takes longer than most small tasks that need memory.
    if count >= 1 << 20 {
      for limit in [free, groupLimit] { if let limit, count > limit { return false } }
    }
    return SystemCalls.canMap(count)
      && (addresses == 0 || SystemCalls.canMap(count + addresses, asAddressesOnly: true))
  }

  /// The maximum address space of the threads of Swift concurrency: one for each processor and one that waits for
  /// events.
  package static var addressesOfThreads: Int {
    // If there is no limit on stacks, or one that is too large for any thread, threads get smaller stacks.
    let stack = SystemCalls.stackLimit.map { min($0, 1 << 26) } ?? 8 << 20
    return (SystemCalls.processorCount + 1) * (Int(stack) + guardLength)
  }

  /// A generous bound on the size of the guard between two stacks.
  private static let guardLength = 1 << 16

  /// Makes all threads allocate from one arena if memory is scarce.
  ///
  /// Otherwise glibc creates an arena for each thread and reserves 64 MiB for it. If it cannot reserve that much, it
  /// tries again at every allocation, and work that takes a second then takes a minute.
  package static func shareArenaIfScarce() {
    if !isAvailable(1 << 29) { callocator_share_arena() }
  }

  /// The number of bytes that the system can provide; `nil` if that is unknown (`proc(5)`, `/proc/meminfo`).
  private static var free: Int? {
    let lines = content(of: "/proc/meminfo").split(separator: UInt8(ascii: "\n"))
    let sizes = ["MemAvailable:", "SwapFree:"].compactMap { name in
      lines.first { $0.starts(with: name.utf8) }.flatMap { number(in: $0) }
    }
    return sizes.count == 2 ? (sizes[0] + sizes[1]) * 1024 : nil
  }

  /// The memory limit of the container in bytes; `nil` if there is none (Linux, "Control Group v2", `memory.max`).
  private static var groupLimit: Int? { number(in: content(of: "/sys/fs/cgroup/memory.max")[...]) }

  /// Returns the first number in `text`; `nil` if there is none, or if it is too large to be a memory size.
  private static func number(in text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop { !(0x30...0x39).contains($0) }.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Returns the start of a small file; empty if it cannot be read.
  private static func content(of path: String) -> [UInt8] {
    guard let file = try? OpenFile(reading: SystemPath(path)) else { return [] }
    var bytes: [UInt8] = []
    while bytes.count < 8192, let count = try? file.read(appendingTo: &bytes), count > 0 {}
    return bytes
  }
}
