/// The signals that ask this program to end, held back while something must be brought to its end.
///
/// Each waits from `init` to `release`; one that came meanwhile then ends the program, as if it had come right then.
/// Threads that are started in between hold them back too. Pairs may be nested.
package struct HeldSignals {
    private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    /// What was held back before; what a child process is to hold back.
    package let before: sigset_t

    package init() {
        var held = sigset_t()
        var before = sigset_t()
        sigemptyset(&held)
        sigemptyset(&before)
        for signal in HeldSignals.all { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
        self.before = before
    }

    /// A signal that came and waits for `release`.
    package var waiting: Int32? {
        var pending = sigset_t()
        sigemptyset(&pending)
        guard sigpending(&pending) == 0 else { return nil }
        return HeldSignals.all.first { sigismember(&pending, $0) == 1 }
    }

    package func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
