#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    @preconcurrency import Glibc
#endif

/// A value behind a lock of the system, since that of the standard library asks for newer systems than we do.
package final class Mutex<Value>: @unchecked Sendable {
    // `@unchecked`: the memory of the lock stays where it is, as the system asks; only its holder touches the value.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Runs `body` while no other thread runs one of this lock.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body(&value)
    }
}
