import LanguageServer
import Reporting
import SystemAccess
import Threads

/// `reobserve server`: a language server on stdin and stdout (LSP 3.17). Writes no file.
///
/// Three threads: this one reads messages, `ServerWorker` judges and answers, `Outbox` writes.
struct ServerCommand {
    private let state: Monitor<ServerState>
    private let outbox: Outbox
    private let options: CommandLineOptions
    private var phase = Phase.new
    private var client = ClientCapabilities(.null)

    private enum Phase {
        case new, running, shutDown
    }

    static func run(_ options: CommandLineOptions, _ errors: inout OutputWriter) throws -> Int32 {
        var options = options
        if options.root != nil { options.root = try options.findRoot() }
        let outbox = Outbox()
        guard outbox.start() else { throw UsageError(message: "the system gives no thread") }
        var server = ServerCommand(state: Monitor(ServerState()), outbox: outbox, options: options)
        let code = try server.loop(&errors)
        server.state.withLock { $0.isEnding = true }
        outbox.finish()
        return code
    }

    private init(state: Monitor<ServerState>, outbox: Outbox, options: CommandLineOptions) {
        self.state = state
        self.outbox = outbox
        self.options = options
    }

    /// As the protocol says: 0 after `shutdown`, else 1.
    private var exitCode: Int32 { phase == .shutDown ? ExitCode.success : 1 }

    private mutating func loop(_ errors: inout OutputWriter) throws(FileSystemError) -> Int32 {
        var reader = MessageReader()
        while true {
            let bytes = try StandardInput.next()
            if bytes.isEmpty { return exitCode }
            reader.append(bytes)
            reading: while true {
                switch reader.next() {
                case .incomplete: break reading
                case .garbage(let problem):
                    errors.writeLine("reobserve: \(problem)")
                    outbox.send(OutgoingMessage.response(nil, ResponseError(.parseError, problem)))
                case .message(let bytes):
                    let message = IncomingMessage(bytes)
                    if case .invalid = message, isChange(bytes) { state.withLock { $0.loseDocuments() } }
                    if !take(message) { return exitCode }
                }
            }
        }
    }

    /// True for what can't be read and may be a change of a document.
    private func isChange(_ bytes: [UInt8]) -> Bool { String(decoding: bytes, as: UTF8.self).contains("/didChange\"") }

    /// - Returns: false where the client ends the server.
    private mutating func take(_ message: IncomingMessage) -> Bool {
        switch message {
        case .request(let id, let method, let parameters):
            do throws(ResponseError) {
                if let result = try answer(id, method, parameters) { outbox.send(OutgoingMessage.response(id, result)) }
            } catch {
                outbox.send(OutgoingMessage.response(id, error))
            }
        case .notification(let method, let parameters):
            if method == "exit" { return false }
            if phase == .running { note(method, parameters) }
        case .response(let id, let result): take(result, of: id)
        case .invalid(let id, let error): outbox.send(OutgoingMessage.response(id, error))
        }
        return true
    }

    // MARK: Requests

    /// - Returns: nil where the answer comes later.
    private mutating func answer(_ id: RequestID, _ method: String, _ parameters: JSONValue) throws(ResponseError)
        -> (any Encodable)?
    {
        switch (phase, method) {
        case (.new, "initialize"): return try initialize(parameters)
        case (.new, _): throw ResponseError(.serverNotInitialized, "“initialize” comes first")
        case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
        case (.running, "initialize"): throw ResponseError(.invalidRequest, "“initialize” comes only once")
        case (.running, "shutdown"):
            phase = .shutDown
            let waiting = state.withLock { state in
                defer { for request in state.requests { _ = state.cancel(request.id) } }
                return state.requests
            }
            for request in waiting {
                outbox.send(
                    OutgoingMessage.response(
                        request.id, ResponseError(.requestCancelled, "the server was shut down")))
            }
            return JSONValue.null
        case (.running, "textDocument/codeAction"), (.running, "codeAction/resolve"),
            (.running, "workspace/executeCommand"):
            state.withLock { $0.add(id, method, parameters) }
            return nil
        default: throw ResponseError(.methodNotFound, "there is no method “\(method)”")
        }
    }

    private mutating func initialize(_ parameters: JSONValue) throws(ResponseError) -> JSONObject {
        guard case .object = parameters else {
            throw ResponseError(.invalidParameters, "“initialize” takes an object")
        }
        client = ClientCapabilities(parameters)
        let worker = ServerWorker(state: state, outbox: outbox, options: options, client: client)
        guard startBackgroundThread({ worker.run() }) else {
            throw ResponseError(.internalError, "the system gives no thread")
        }
        phase = .running
        let named = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.text }
        let root = parameters["rootUri"]?.text ?? parameters["rootPath"]?.text.map { DocumentURI.uri(of: $0) }
        state.withLock { state in
            state.folders = named ?? root.map { [$0] } ?? []
            state.settings = parameters["initializationOptions"] ?? .null
        }
        return ServerCapabilities.result(client, version: Program.version)
    }

    // MARK: Notifications

    private func note(_ method: String, _ parameters: JSONValue) {
        let document = parameters["textDocument"]
        switch method {
        case "initialized":
            // Not before: until then the client may take nothing but the answer to its request.
            state.withLock { $0.invalidate() }
            if client.registersWatchers {
                request("client/registerCapability", ServerCapabilities.watcherRegistration(), id: nil)
            }
        case "textDocument/didOpen":
            if let opened = TextDocument(document) { state.withLock { $0.set(opened, uri: opened.uri) } }
        case "textDocument/didChange": change(document, parameters["contentChanges"]?.array)
        case "textDocument/didClose":
            guard let uri = document?["uri"]?.text else { return }
            state.withLock { state in
                state.set(nil, uri: uri)
                if let path = DocumentURI.path(of: uri) { state.noteFiles([path]) }
            }
        case "textDocument/didSave": state.withLock { $0.invalidate() }
        case "workspace/didChangeWatchedFiles":
            let uris = parameters["changes"]?.array?.compactMap { $0["uri"]?.text } ?? []
            state.withLock { $0.noteFiles(uris.compactMap { DocumentURI.path(of: $0) }) }
        case "workspace/didChangeWorkspaceFolders":
            let event = parameters["event"]
            let added = event?["added"]?.array?.compactMap { $0["uri"]?.text } ?? []
            let removed = event?["removed"]?.array?.compactMap { $0["uri"]?.text } ?? []
            state.withLock { state in
                state.folders = state.folders.filter { !removed.contains($0) } + added
                state.invalidate()
            }
        case "workspace/didChangeConfiguration": configure(parameters["settings"] ?? .null)
        case "$/cancelRequest":
            guard let id = RequestID(parameters["id"]), state.withLock({ $0.cancel(id) }) else { return }
            outbox.send(OutgoingMessage.response(id, ResponseError(.requestCancelled, "the client cancelled it")))
        default: break
        }
    }

    private func change(_ document: JSONValue?, _ changes: [JSONValue]?) {
        guard let uri = document?["uri"]?.text else { return state.withLock { $0.loseDocuments() } }
        let isUnderstood = state.withLock {
            $0.change(uri, changes, version: document?["version"]?.number, client.encoding)
        }
        if !isUnderstood {
            log(.warning, "a change of \(uri) can't be understood; until its whole text comes again, the file counts")
        }
    }

    // MARK: Settings

    private static let configurationRequest = RequestID.text("reobserve-configuration")

    /// Some clients say that settings have changed and wait to be asked for them.
    private func configure(_ settings: JSONValue) {
        if settings == .null, client.answersConfiguration {
            let items: JSONObject = ["items": [["section": "reobserve"]]]
            request("workspace/configuration", items, id: ServerCommand.configurationRequest)
        } else {
            state.withLock { state in
                state.settings = settings
                state.invalidate()
            }
        }
    }

    private func take(_ result: JSONValue?, of id: RequestID) {
        if id == ServerWorker.progressRequest, result != nil {
            state.withLock { state in
                guard state.progress == .offered else { return }
                state.progress = .shown
                outbox.send(ServerWorker.progress(["kind": "begin", "title": "Judging the project"]))
            }
        }
        guard id == ServerCommand.configurationRequest, let settings = result?.array?.first else { return }
        state.withLock { state in
            state.settings = settings
            state.invalidate()
        }
    }

    private func request(_ method: String, _ parameters: JSONObject, id: RequestID?) {
        outbox.send(OutgoingMessage.request(id ?? .number(outbox.nextRequestNumber()), method, parameters))
    }

    private func log(_ level: MessageLevel, _ text: String) {
        outbox.send(OutgoingMessage.notification("window/logMessage", level.parameters(text)))
    }
}

/// How much a message to the user weighs.
enum MessageLevel: Int {
    case error = 1
    case warning = 2
    case information = 3

    func parameters(_ text: String) -> JSONObject { ["type": rawValue, "message": text] }
}
