import LanguageServer
import Planning
import Reporting
import SystemAccess
import Threads

/// Judges the projects and answers what needs verdicts, on a thread of its own.
///
/// A run is made for the documents as they were when it began. If one of them changes meanwhile, its result is told to
/// nobody, and a new run follows.
struct ServerWorker: Sendable {
    let state: Monitor<ServerState>
    let outbox: Outbox
    let options: CommandLineOptions
    let client: ClientCapabilities

    /// A change waits for the next one for a part of the time that a run takes, within these limits: changes of several
    /// documents come together, and those that come during a run wait for its end anyway.
    private static let settlingPart: UInt64 = 20
    private static let settlingTimes: ClosedRange<UInt64> = 1_000_000...10_000_000

    func run() {
        var projects = ServerProjects(options, client)
        while true {
            switch state.wait({ $0.next() }) {
            case .end: return
            case .judge(let snapshot): judge(snapshot, &projects)
            case .answer(let request): answer(request, projects)
            }
        }
    }

    private func judge(_ snapshot: ServerState.Snapshot, _ projects: inout ServerProjects) {
        let start = Clock.nanoseconds()
        beginProgress()
        let messages = projects.choose(snapshot)
        let state = state
        let changed = projects.update(snapshot) {
            state.withLock { $0.generation != snapshot.generation || $0.isEnding }
        }
        let delivery = projects.delivery(of: changed)
        let time = Clock.nanoseconds() - start
        let limits = ServerWorker.settlingTimes
        // Under the lock, so that no message about an older text follows a change that was read.
        state.withLock { state in
            endProgress(&state)
            state.settlingTime = min(max(time / ServerWorker.settlingPart, limits.lowerBound), limits.upperBound)
            for message in messages { outbox.send(message) }
            guard state.generation == snapshot.generation else { return projects.postpone(delivery) }
            for message in delivery.messages { outbox.send(message) }
            projects.commit(delivery)
        }
    }

    // MARK: Progress

    static let progressToken = "reobserve-first-run"
    static let progressRequest = RequestID.text("reobserve-progress")

    private func beginProgress() {
        guard client.takesProgress else { return }
        let isFirst = state.withLock { state in
            defer { if state.progress == .none { state.progress = .offered } }
            return state.progress == .none
        }
        guard isFirst else { return }
        let parameters: JSONObject = ["token": ServerWorker.progressToken]
        outbox.send(
            OutgoingMessage.request(ServerWorker.progressRequest, "window/workDoneProgress/create", parameters))
    }

    private func endProgress(_ state: inout ServerState) {
        if state.progress == .shown { outbox.send(ServerWorker.progress(["kind": "end"])) }
        if state.progress != .none { state.progress = .done }
    }

    static func progress(_ value: JSONObject) -> [UInt8] {
        OutgoingMessage.notification("$/progress", ["token": progressToken, "value": value])
    }

    // MARK: Answers

    private func answer(_ request: ServerState.Request, _ projects: ServerProjects) {
        if !request.isSecondTry, !projects.areCurrent(), state.withLock({ $0.judgeFirst(request) }) { return }
        let result: Result<any Encodable, ResponseError>
        var text: (title: String, text: String)?
        do throws(ResponseError) {
            let (state, generation) = (state, projects.generation)
            let provider = ActionProvider(projects, client) {
                state.withLock { $0.isAnswerUnwanted(judged: generation) }
            }
            switch request.method {
            case "textDocument/codeAction": result = .success(try provider.actions(request.parameters))
            case "codeAction/resolve": result = .success(try provider.resolve(request.parameters))
            default:
                let explanation = try provider.explain(request.parameters)
                text = explanation
                result = .success(["text": explanation.text] as JSONObject)
            }
        } catch {
            result = .failure(error)
        }
        state.withLock { state in
            switch (state.finish(request, judged: projects.generation), result) {
            case (.again, _): break
            case (.drop(let error), _), (.send, .failure(let error)):
                outbox.send(OutgoingMessage.response(request.id, error))
            case (.send, .success(let result)):
                if let text { show(text) }
                outbox.send(OutgoingMessage.response(request.id, result))
            }
        }
    }

    private func show(_ text: (title: String, text: String)) {
        if client.showsText {
            let parameters: JSONObject = ["title": text.title, "text": text.text]
            outbox.send(OutgoingMessage.notification(ServerCapabilities.showTextNotification, parameters))
        } else {
            let parameters = MessageLevel.information.parameters(text.text)
            outbox.send(OutgoingMessage.notification("window/showMessage", parameters))
        }
    }
}
