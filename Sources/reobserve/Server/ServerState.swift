import LanguageServer
import Reporting
import SystemAccess

/// What the thread that reads messages hands to the one that judges.
struct ServerState: Sendable {
    /// A request that needs verdicts.
    struct Request: Sendable {
        let id: RequestID
        let method: String
        let parameters: JSONValue
        /// That of the documents when it came.
        let generation: Int
    }

    /// By their URIs.
    private(set) var documents: [String: TextDocument] = [:]
    /// Goes up with each change of a document.
    private(set) var generation = 0
    /// URIs, as the client sent them.
    var folders: [String] = []
    var settings: JSONValue = .null
    /// Absolute paths of files that have changed on disk.
    private(set) var changedFiles: Set<String> = []
    private(set) var requests: [Request] = []
    /// The request that is being answered, and whether the client wants no answer any more.
    private var answered: (id: RequestID, isCancelled: Bool)?
    private(set) var isStale = false
    private var lastChange: UInt64 = 0
    var isEnding = false
    /// How long a change waits for the next one.
    var settlingTime: UInt64 = 0

    // MARK: Changes

    /// - Parameter document: nil once it is closed.
    mutating func set(_ document: TextDocument?, uri: String) {
        documents[uri] = document
        generation += 1
        invalidate()
    }

    mutating func noteFiles(_ paths: [String]) {
        changedFiles.formUnion(paths)
        invalidate()
    }

    mutating func invalidate() {
        isStale = true
        lastChange = Clock.nanoseconds()
    }

    // MARK: Requests

    mutating func add(_ id: RequestID, _ method: String, _ parameters: JSONValue) {
        requests.append(Request(id: id, method: method, parameters: parameters, generation: generation))
    }

    /// - Returns: true for a request that now gets no other answer.
    mutating func cancel(_ id: RequestID) -> Bool {
        if answered?.id == id { answered?.isCancelled = true }
        guard let position = requests.firstIndex(where: { $0.id == id }) else { return false }
        requests.remove(at: position)
        return true
    }

    /// - Returns: false where the client wants no answer any more.
    mutating func finish(_ request: Request) -> Bool {
        defer { answered = nil }
        return answered?.id != request.id || answered?.isCancelled != true
    }

    // MARK: What is next

    /// What a run is made for.
    struct Snapshot: Sendable {
        let documents: [String: TextDocument]
        let generation: Int
        let folders: [String]
        let settings: JSONValue
        let changedFiles: Set<String>
    }

    enum Task: Sendable {
        case judge(Snapshot)
        case answer(Request)
        case end
    }

    /// Verdicts come before answers, which need them; who asks does not wait for more changes.
    mutating func next() -> Monitor<ServerState>.Wait<Task> {
        if isEnding { return .done(.end) }
        if isStale {
            let waited = Clock.nanoseconds() - lastChange
            if requests.isEmpty, waited < settlingTime { return .atMost(nanoseconds: settlingTime - waited) }
            defer {
                isStale = false
                changedFiles = []
            }
            return .done(
                .judge(
                    Snapshot(
                        documents: documents, generation: generation, folders: folders, settings: settings,
                        changedFiles: changedFiles)))
        }
        guard !requests.isEmpty else { return .untilChange }
        let request = requests.removeFirst()
        answered = (request.id, false)
        return .done(.answer(request))
    }
}
