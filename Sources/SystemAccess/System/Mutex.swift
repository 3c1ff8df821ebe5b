/// A lock of the system, since that of the standard library asks for newer systems than this program does.
final class Mutex: @unchecked Sendable {
    // `@unchecked`: the memory stays where it is, as the system asks, and only its calls touch it.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Runs `body` while no other thread runs one of this lock.
    func withLock<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }
}
