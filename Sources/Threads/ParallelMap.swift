#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    @preconcurrency import Glibc
#endif

/// Maps every input on several threads. The outputs stand in the order of the inputs, whatever the number of threads.
///
/// All work is done on threads with a stack of `parallelMapStackSize`, also with one thread, so that depth that is
/// bounded for one is bounded for all. Which worker gets which inputs isn't defined: merge worker states by content,
/// not by order.
///
/// - Parameters:
///   - threads: how many workers at most; less than 1 counts as 1.
///   - workerState: makes what one worker keeps from input to input, such as a buffer. Called once on each worker's
///     thread.
///   - body: maps one input.
/// - Returns: the outputs, and the state of each worker that ran.
package func parallelMap<Input: Sendable, Output: Sendable, State>(
    _ inputs: [Input],
    threads: Int,
    workerState: @escaping @Sendable () -> sending State,
    _ body: @escaping @Sendable (inout State, Input) -> Output
) -> (outputs: [Output], states: [State]) {
    let count = inputs.count
    let threads = max(1, min(threads, count))
    let chunkSize = max(1, min(32, count / (threads * 8)))
    // Hands out ranges of indices, each index once.
    let nextIndex = Mutex(0)
    let results = ResultSlots<Output, State>(outputCount: count, workerCount: threads)

    runOnThreads(count: threads) { worker in
        var state = workerState()
        while true {
            let chunk = nextIndex.withLock { next in
                let start = next
                next = min(count, start + chunkSize)
                return start..<next
            }
            if chunk.isEmpty { break }
            for index in chunk { results.setOutput(body(&state, inputs[index]), at: index) }
        }
        results.setState(state, at: worker)
    }
    return (results.takeOutputs(), results.takeStates())
}

/// Maps every input on several threads, with no state from one input to the next.
package func parallelMap<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int, _ body: @escaping @Sendable (Input) -> Output
) -> [Output] {
    parallelMap(inputs, threads: threads, workerState: {}, { _, input in body(input) }).outputs
}

/// The number of processors that are online; at least 1.
package func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// The stack of each worker. Memory is used only as deep as a stack grows.
package let parallelMapStackSize = 16 * 1024 * 1024

/// A place for each output and each worker's state.
private final class ResultSlots<Output, State>: @unchecked Sendable {
    // `@unchecked`: each slot is written by one thread only, and read after all threads have been joined.
    private let outputs: UnsafeMutableBufferPointer<Output?>
    private let states: UnsafeMutableBufferPointer<State?>

    init(outputCount: Int, workerCount: Int) {
        outputs = .allocate(capacity: outputCount)
        outputs.initialize(repeating: nil)
        states = .allocate(capacity: workerCount)
        states.initialize(repeating: nil)
    }

    deinit {
        outputs.deinitialize().deallocate()
        states.deinitialize().deallocate()
    }

    func setOutput(_ output: Output, at index: Int) { outputs[index] = output }
    func setState(_ state: State, at index: Int) { states[index] = state }

    func takeOutputs() -> [Output] { ResultSlots.take(outputs) }
    func takeStates() -> [State] { ResultSlots.take(states) }

    /// Empties the slots, so that what they held has one owner only.
    private static func take<Element>(_ slots: UnsafeMutableBufferPointer<Element?>) -> [Element] {
        var taken: [Element] = []
        taken.reserveCapacity(slots.count)
        for index in slots.indices {
            if let element = slots[index].take() { taken.append(element) }
        }
        return taken
    }
}

// MARK: Threads

/// Runs `body` once for each worker number, each on a thread of its own, and waits for all of them.
///
/// Where the system gives fewer threads, the calling thread does the rest: nothing is lost but speed.
private func runOnThreads(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var started: [pthread_t] = []
    var notStarted: [Int] = []
    for worker in 0..<count {
        if let thread = startThread({ body(worker) }) {
            started.append(thread)
        } else {
            notStarted.append(worker)
        }
    }
    notStarted.forEach(body)
    for thread in started { pthread_join(thread, nil) }
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

/// Starts a thread that is not waited for, with a stack as deep as that of each worker.
/// - Returns: false where the system refuses.
package func startBackgroundThread(_ run: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = startThread(run) else { return false }
    pthread_detach(thread)
    return true
}

/// Nil where the system refuses.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, parallelMapStackSize)

    let body = Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Glibc)
        var thread = pthread_t()
    #else
        var thread: pthread_t?
    #endif
    let code = pthread_create(
        &thread, &attributes,
        { argument in
            let argument: UnsafeMutableRawPointer? = argument
            if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
        }, body.toOpaque())
    if code != 0 {
        body.release()
        return nil
    }
    return thread
}
