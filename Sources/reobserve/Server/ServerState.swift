import LanguageServer
import Reporting
import SystemAccess
import Threads

/// What the thread that reads messages hands to the one that judges.
struct ServerState: Sendable {
    /// A request that needs verdicts.
    struct Request: Sendable {
        let id: RequestID
        let method: String
        let parameters: JSONValue
        /// Of the document that it is about, when it came; nil where it is about none.
        let version: Int?
        /// True once the files were found to be others than those that were judged, and were judged again.
        fileprivate(set) var isSecondTry = false
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
    var progress = Progress.none

    /// Of the first run, which takes longest.
    enum Progress: Sendable {
        case none
        /// The client was asked whether it shows progress.
        case offered
        case shown
        case done
    }
    /// How long a change waits for the next one.
    var settlingTime: UInt64 = 0

    // MARK: Changes

    /// - Parameter document: nil once it is closed.
    mutating func set(_ document: TextDocument?, uri: String) {
        documents[uri] = document
        generation += 1
        invalidate()
    }

    /// - Parameters:
    ///   - changes: nil where they can't be read.
    ///   - version: nil where it can't be read.
    /// - Returns: false where the text of the document was known, and is not any more.
    mutating func change(
        _ uri: String, _ changes: [JSONValue]?, version: Int?, _ encoding: PositionEncoding
    ) -> Bool {
        guard var document = documents[uri] else { return true }
        let wasKnown = document.isKnown
        if let changes, let version {
            _ = document.change(changes, version: version, encoding)
        } else {
            document.lose()
        }
        set(document, uri: uri)
        return document.isKnown || !wasKnown
    }

    /// Notes that a change was lost of which nobody knows whose it was.
    mutating func loseDocuments() {
        for uri in documents.keys { documents[uri]?.lose() }
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
        let version = (parameters["textDocument"]?["uri"]?.text).flatMap { documents[$0]?.version }
        requests.append(Request(id: id, method: method, parameters: parameters, version: version))
    }

    /// - Returns: true for a request that now gets no other answer.
    mutating func cancel(_ id: RequestID) -> Bool {
        if answered?.id == id { answered?.isCancelled = true }
        guard let position = requests.firstIndex(where: { $0.id == id }) else { return false }
        requests.remove(at: position)
        return true
    }

    /// What becomes of an answer.
    enum Outcome {
        case send
        /// The answer is about texts that have changed; it is made again.
        case again
        case drop(ResponseError)
    }

    /// - Parameter judged: the generation that the answer was made for.
    mutating func finish(_ request: Request, judged: Int) -> Outcome {
        defer { answered = nil }
        if answered?.id == request.id, answered?.isCancelled == true {
            return .drop(ResponseError(.requestCancelled, "the client cancelled it"))
        }
        // Its places are those of a text that is no more, whether a run has judged the new one yet or not.
        let uri = request.parameters["textDocument"]?["uri"]?.text
        if let uri, documents[uri]?.version != request.version {
            return .drop(ResponseError(.contentModified, "the document has changed meanwhile"))
        }
        if generation == judged { return .send }
        var request = request
        request.isSecondTry = false
        requests.insert(request, at: 0)
        return .again
    }

    /// Has a request answered after a new run, since files have changed of which the client has not told.
    /// - Returns: false where the answer is not wanted any more.
    mutating func judgeFirst(_ request: Request) -> Bool {
        if answered?.isCancelled == true { return false }
        answered = nil
        var request = request
        request.isSecondTry = true
        requests.insert(request, at: 0)
        invalidate()
        return true
    }

    /// True once the answer that is being made is not wanted, or is about documents that have changed.
    func isAnswerUnwanted(judged: Int) -> Bool {
        generation != judged || isEnding || answered?.isCancelled == true
    }

    // MARK: What is next

    /// What a run is made for.
    struct Snapshot: Sendable {
        /// Those whose text is known.
        let documents: [String: TextDocument]
        /// URIs of the others that are open.
        let unknownDocuments: [String]
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
                        documents: documents.filter(\.value.isKnown),
                        unknownDocuments: documents.filter { !$0.value.isKnown }.map(\.key),
                        generation: generation, folders: folders, settings: settings, changedFiles: changedFiles)))
        }
        guard !requests.isEmpty else { return .untilChange }
        let request = requests.removeFirst()
        answered = (request.id, false)
        return .done(.answer(request))
    }
}
