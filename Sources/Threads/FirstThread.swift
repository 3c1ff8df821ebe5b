#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    @preconcurrency import Glibc
#endif

/// The thread that the program starts with. On Linux its stack grows as it is used, up to a limit that the program may
/// raise; elsewhere its size is fixed from the start.
///
/// With one thread all is done on this one: in a run of few files, to start another counts.
package enum FirstThread {
    // Written once, before there is another thread.
    nonisolated(unsafe) private static var thread: pthread_t?

    /// To be called on it, before there is another one.
    package static func note() { thread = pthread_self() }

    /// True where the caller is on it, and its stack may grow to a number of bytes.
    package static func growsStack(to size: Int) -> Bool {
        #if os(Linux)
            guard let thread, pthread_equal(thread, pthread_self()) != 0 else { return false }
            #if canImport(Musl)
                let stack = RLIMIT_STACK
            #else
                let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
            #endif
            var limit = rlimit()
            guard getrlimit(stack, &limit) == 0 else { return false }
            if limit.rlim_cur >= rlim_t(size) { return true }
            guard limit.rlim_max >= rlim_t(size) else { return false }
            limit.rlim_cur = rlim_t(size)
            return setrlimit(stack, &limit) == 0
        #else
            return false
        #endif
    }
}
