#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    @preconcurrency import Glibc
#endif

/// A value behind a lock, with threads that wait until it is as they need it.
package final class Monitor<Value>: @unchecked Sendable {
    // `@unchecked`: the memory of lock and condition stays where it is; only the holder of the lock touches the value.
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        changed.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Runs `body` while no other thread holds the value, and wakes those that wait.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer {
            pthread_cond_broadcast(changed)
            pthread_mutex_unlock(lock)
        }
        return body(&value)
    }

    /// What a thread that waits wants next.
    package enum Wait<Result> {
        case done(Result)
        /// Until the value changes.
        case untilChange
        /// Until the value changes or so many nanoseconds have passed.
        case atMost(nanoseconds: UInt64)
    }

    /// Calls `body` now and after each change, until it is done.
    package func wait<Result>(_ body: (inout Value) -> Wait<Result>) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            switch body(&value) {
            case .done(let result): return result
            case .untilChange: pthread_cond_wait(changed, lock)
            case .atMost(let nanoseconds):
                var time = timespec()
                clock_gettime(CLOCK_REALTIME, &time)
                let end = UInt64(time.tv_nsec) + nanoseconds
                time.tv_sec += Int(end / 1_000_000_000)
                time.tv_nsec = Int(end % 1_000_000_000)
                pthread_cond_timedwait(changed, lock, &time)
            }
        }
    }
}
