import SystemAccess
import Threads

/// Messages on their way to the client, which a thread of its own writes: no other one waits for a client that does not
/// read.
struct Outbox: Sendable {
    private struct Content: Sendable {
        var messages: [[UInt8]] = []
        var isWriting = false
        /// True once the client went away.
        var isClosed = false
        var requestCount = 0
    }

    private let content = Monitor(Content())
    /// How long the end waits for a client that does not read.
    private static let patience: UInt64 = 2_000_000_000

    /// False where the system gives no thread.
    func start() -> Bool {
        let content = content
        return startBackgroundThread {
            var output = OutputWriter.standardOutput()
            while true {
                let messages: [[UInt8]] = content.wait { content in
                    guard !content.messages.isEmpty else { return .untilChange }
                    content.isWriting = true
                    defer { content.messages = [] }
                    return .done(content.messages)
                }
                output.write(messages.flatMap { $0 })
                let isClosed = output.isClosed || output.failure != nil
                content.withLock { content in
                    content.isWriting = false
                    content.isClosed = isClosed
                }
                if isClosed { return }
            }
        }
    }

    func send(_ message: [UInt8]) {
        content.withLock { content in
            if !content.isClosed { content.messages.append(message) }
        }
    }

    /// The number of a new request to the client.
    func nextRequestNumber() -> Int {
        content.withLock { content in
            content.requestCount += 1
            return content.requestCount
        }
    }

    /// Waits until all is written, but not for ever.
    func finish() {
        let end = Clock.nanoseconds() + Outbox.patience
        content.wait { content in
            let isDone = content.isClosed || (content.messages.isEmpty && !content.isWriting)
            let now = Clock.nanoseconds()
            return isDone || now >= end ? .done(()) : .atMost(nanoseconds: end - now)
        }
    }
}
