import WatchwordBasics
import WatchwordLocalization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The shipped catalogues that were read so far. Each is read once, because that takes about a millisecond, and kept
/// for as long as the program runs.
final class CatalogCache: @unchecked Sendable {
  static let shared = CatalogCache()

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  /// The catalogues by the names of their collection and their tags. Only read and written while `mutex` is locked.
  private var catalogs: [ExactText: Catalog] = [:]

  private init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Returns the catalogue with this tag in a collection, which `read` reads if it was not read before.
  func catalog(_ tag: LanguageTag, in collection: ExactText, read: () -> Catalog?) -> Catalog? {
    let key = ExactText("\(collection)/\(tag)")
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let known = catalogs[key] { return known }
    let catalog = read()
    catalogs[key] = catalog
    return catalog
  }
}
