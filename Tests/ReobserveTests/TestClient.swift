import Foundation
import XCTest

@testable import LanguageServer
@testable import Reporting
@testable import SystemAccess

/// A client of the real server, for one test.
final class TestClient {
    private let project: TemporaryDirectory
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var reader = MessageReader()
    private var number = 0
    private var answers: [Int: JSONValue] = [:]
    /// What was published last, by URIs.
    private(set) var told: [String: JSONValue] = [:]
    private var messages: [String] = []
    /// How many messages to the user came so far.
    private(set) var messageCount = 0
    /// The kinds of the progress that was shown.
    private(set) var progress: [String] = []
    /// How often the server asked whether it may show progress.
    private(set) var progressRequestCount = 0

    init(_ project: TemporaryDirectory, arguments: [String] = []) throws {
        self.project = project
        process.executableURL = URL(fileURLWithPath: try BuiltProgram.path())
        process.arguments = ["server"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: project.path)
        process.environment = BuiltProgram.environment([:])
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    private struct NoAnswer: Error {}

    // MARK: Messages

    func nextNumber() -> Int {
        number += 1
        return number
    }

    /// What is sent together; nil where each message is sent by itself.
    private var held: String?

    /// Sends the messages of `body` in one write, so that the server reads the last one before it answers the first.
    func together<Result>(_ body: () throws -> Result) throws -> Result {
        held = ""
        let result = try body()
        let text = held ?? ""
        held = nil
        try send(raw: text)
        return result
    }

    func send(raw text: String) throws {
        guard held == nil else {
            held? += text
            return
        }
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func send(_ body: String) throws { try send(raw: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)") }

    private func send(_ members: [String: JSONValue]) throws {
        let object = JSONValue.object(members.merging(["jsonrpc": .text("2.0")]) { $1 })
        try send(String(decoding: JSONText.render(object, isPretty: false), as: UTF8.self))
    }

    func notify(_ method: String, _ parameters: JSONValue = .null) throws {
        try send(["method": .text(method), "params": parameters])
    }

    func start(_ method: String, _ parameters: JSONValue = .null) throws -> Int {
        let number = nextNumber()
        try send(["id": .number(Double(number)), "method": .text(method), "params": parameters])
        return number
    }

    func request(_ method: String, _ parameters: JSONValue = .null) throws -> JSONValue {
        try answer(start(method, parameters))
    }

    func answer(_ number: Int) throws -> JSONValue {
        try wait { self.answers.removeValue(forKey: number) }
    }

    /// The next message to the user.
    func message() throws -> String { try wait { self.messages.isEmpty ? nil : self.messages.removeFirst() } }

    /// Takes messages until `condition` gives something.
    private func wait<Result>(_ condition: () -> Result?) throws -> Result {
        let end = Date().addingTimeInterval(60)
        while true {
            if let result = condition() { return result }
            if case .message(let bytes) = reader.next() {
                take(try JSONText.decoded(JSONValue.self, from: bytes))
                continue
            }
            var state = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let isReady = poll(&state, 1, 1000) > 0
            if isReady {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { throw NoAnswer() }
                reader.append(Array(data))
            } else if Date() > end {
                throw NoAnswer()
            }
        }
    }

    private func take(_ message: JSONValue) {
        let parameters = message["params"]
        switch message["method"]?.text {
        case "textDocument/publishDiagnostics": told[parameters?["uri"]?.text ?? ""] = parameters
        case "window/showMessage":
            messages.append(parameters?["message"]?.text ?? "")
            messageCount += 1
        case "window/workDoneProgress/create":
            progressRequestCount += 1
            try? send(["id": message["id"] ?? .null, "result": .null])
        case "$/progress": progress.append(parameters?["value"]?["kind"]?.text ?? "")
        case nil: if let number = message["id"]?.number { answers[number] = message }
        default: break
        }
    }

    // MARK: The protocol

    /// - Parameters:
    ///   - folders: absolute paths; nil for the project alone.
    ///   - watches: true for a client that tells what changes on disk.
    func initialize(settings: JSONValue = .null, folders: [String]? = nil, watches: Bool = false) throws {
        let action: JSONValue = [
            "codeActionLiteralSupport": [:], "dataSupport": .boolean(true), "resolveSupport": ["properties": ["edit"]],
        ]
        let document: JSONValue = ["codeAction": action, "publishDiagnostics": ["versionSupport": .boolean(true)]]
        let workspace: JSONValue = [
            "workspaceEdit": ["documentChanges": .boolean(true)],
            "didChangeWatchedFiles": ["dynamicRegistration": .boolean(watches)],
        ]
        let answer = try request(
            "initialize",
            [
                "rootUri": .text("file://" + project.path),
                "workspaceFolders": .array(
                    (folders ?? [project.path]).map { ["uri": .text("file://" + $0), "name": "x"] }),
                "capabilities": [
                    "textDocument": document, "workspace": workspace, "window": ["workDoneProgress": .boolean(true)],
                ],
                "initializationOptions": settings,
            ])
        XCTAssertEqual(answer["result"]?["capabilities"]?["positionEncoding"]?.text, "utf-16")
        try notify("initialized")
    }

    /// - Parameter path: relative to the project, or absolute.
    /// - Returns: the URI.
    func open(_ path: String, _ text: String) throws -> String {
        let uri = "file://" + PathName.join(project.path, path)
        try notify(
            "textDocument/didOpen", ["textDocument": ["uri": .text(uri), "version": 1, "text": .text(text)]])
        return uri
    }

    func change(_ uri: String, _ version: Int, _ text: String) throws {
        let document: JSONValue = ["uri": .text(uri), "version": .number(Double(version))]
        try notify("textDocument/didChange", ["textDocument": document, "contentChanges": [["text": .text(text)]]])
    }

    /// What is said of a version, once it is judged and told: `line:column code`.
    func diagnostics(of uri: String, version: Int?) throws -> [String] {
        // Answered only after all that came before it has been judged.
        _ = try request("workspace/executeCommand", ["command": "none"])
        let parameters = try XCTUnwrap(told[uri])
        XCTAssertEqual(parameters["version"]?.number, version)
        return (parameters["diagnostics"]?.array ?? []).map { diagnostic in
            let start = diagnostic["range"]?["start"]
            let place = [start?["line"]?.number, start?["character"]?.number].map { String($0 ?? -1) }
            return place.joined(separator: ":") + " " + (diagnostic["code"]?.text ?? "")
        }
    }

    func place(_ uri: String, line: Int) -> JSONValue {
        let start: JSONValue = ["line": .number(Double(line)), "character": 0]
        return [
            "textDocument": ["uri": .text(uri)], "range": ["start": start, "end": start],
            "context": ["diagnostics": []],
        ]
    }

    func actions(_ uri: String, line: Int, _ context: JSONValue = [:]) throws -> [JSONValue] {
        guard case .object(var parameters) = place(uri, line: line) else { return [] }
        parameters["context"] = context
        return try XCTUnwrap(try request("textDocument/codeAction", .object(parameters))["result"]?.array)
    }

    // MARK: The end

    func end() throws -> Int32 {
        XCTAssertEqual(try request("shutdown")["result"], .null)
        try notify("exit")
        return waitForExit()
    }

    func closeInput() { try? input.fileHandleForWriting.close() }

    func waitForExit() -> Int32 {
        let end = Date().addingTimeInterval(20)
        while process.isRunning, Date() < end { usleep(2000) }
        if process.isRunning { return -1 }
        return process.terminationStatus
    }
}
