import Foundation
import XCTest

@testable import Reporting
@testable import SystemAccess
@testable import reobserve

/// Drives the real server through pipes.
final class ServerEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("App/Model.swift", Sample.model())
        try project.write("App/Screen.swift", Sample.view())
        return project
    }

    // MARK: Lifecycle

    func testOrderOfTheLifecycle() throws {
        let server = try TestClient(try makeProject())
        XCTAssertEqual(try server.request("shutdown")["error"]?["code"]?.number, -32002)
        XCTAssertEqual(try server.request("textDocument/codeAction")["error"]?["code"]?.number, -32002)
        try server.initialize()
        XCTAssertEqual(try server.request("initialize")["error"]?["code"]?.number, -32600)
        XCTAssertEqual(try server.request("textDocument/hover")["error"]?["code"]?.number, -32601)
        XCTAssertEqual(try server.request("shutdown")["result"], .null)
        XCTAssertEqual(try server.request("textDocument/codeAction")["error"]?["code"]?.number, -32600)
        try server.notify("exit")
        XCTAssertEqual(server.waitForExit(), 0)
    }

    func testExitCodes() throws {
        let project = try makeProject()
        for isInitialized in [false, true] {
            let server = try TestClient(project)
            if isInitialized { try server.initialize() }
            try server.notify("exit")
            XCTAssertEqual(server.waitForExit(), 1)
            let other = try TestClient(project)
            if isInitialized { try other.initialize() }
            other.closeInput()
            XCTAssertEqual(other.waitForExit(), 1, "the client went away")
        }
    }

    func testGarbageEndsNothing() throws {
        let server = try TestClient(try makeProject())
        for garbage in [
            "hello\r\n\r\n", "Content-Length: -5\r\n\r\n", "Content-Length: 999999999999999999999\r\n\r\n",
            "Content-Length: 4\r\n\r\n{{{{", "Content-Length: 2\r\n\r\n[]", String(repeating: "x", count: 100_000),
        ] {
            try server.send(raw: garbage)
        }
        try server.initialize()
        // Parameters of any kind.
        for parameters in ["null", "[]", "1", "{}", "{\"textDocument\":1,\"contentChanges\":{},\"range\":[]}"] {
            for method in [
                "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "$/cancelRequest",
                "$/unknown",
                "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "initialized",
                "textDocument/didSave",
            ] {
                try server.send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}")
            }
            for method in ["textDocument/codeAction", "codeAction/resolve", "workspace/executeCommand"] {
                let number = server.nextNumber()
                try server.send(
                    "{\"jsonrpc\":\"2.0\",\"id\":\(number),\"method\":\"\(method)\",\"params\":\(parameters)}")
                XCTAssertNotNil(try server.answer(number), method + parameters)
            }
        }
        XCTAssertEqual(try server.end(), 0)
    }

    // MARK: Diagnostics

    func testUnsavedTextCounts() throws {
        let project = try makeProject()
        let before = try project.tree()
        let server = try TestClient(project)
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 1), ["2:12 observable-class"])
        try server.change(model, 2, "\n" + Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 2), ["3:12 observable-class"])
        try server.change(model, 3, Sample.model() + Sample.publisherUse(of: "Model"))
        XCTAssertEqual(
            try server.diagnostics(of: model, version: 3), ["2:12 publisher-projection", "8:9 publisher-projection"])
        try server.notify("textDocument/didClose", ["textDocument": ["uri": .text(model)]])
        XCTAssertEqual(try server.diagnostics(of: model, version: nil), ["2:12 observable-class"])
        XCTAssertEqual(try project.tree(), before)
        XCTAssertEqual(try server.end(), 0)
    }

    func testDocumentsOutsideOfTheRootDoNotCount() throws {
        let project = try makeProject()
        let other = try TemporaryDirectory()
        try other.write("Other.swift", Sample.model("Other"))
        project.link("App/Linked.swift", to: other.path("Other.swift"))
        let server = try TestClient(project)
        try server.initialize()
        for path in [
            other.path("Other.swift"), project.path("App/Linked.swift"), project.path(".git/X.swift"), "/x/../y.swift",
        ] {
            _ = try server.open(path, Sample.model("Other"))
        }
        let model = try server.open("App/Model.swift", Sample.model())
        _ = try server.diagnostics(of: model, version: 1)
        XCTAssertEqual(server.told.keys.sorted(), [model])
        XCTAssertEqual(try server.end(), 0)
    }

    func testFilesAndSettingsOnDisk() throws {
        let project = try makeProject()
        let server = try TestClient(project)
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        _ = try server.diagnostics(of: model, version: 1)
        // The client says nothing of the disk: each run looks.
        try project.write("App/Use.swift", Sample.publisherUse(of: "Model"))
        try server.change(model, 2, Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 2), ["2:12 publisher-projection"])
        try project.write("App/Use.swift", "let unused = 1234567\n")
        try server.change(model, 3, Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 3), ["2:12 observable-class"])
        try project.write(".reobserve.json", "{\"skip-type\": \"Model\"}")
        try server.change(model, 4, Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 4), [])
        try project.write(".reobserve.json", "{\"verify\": \"touch /tmp/x\"}")
        try server.change(model, 5, Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 5), [])
        XCTAssertTrue(try server.message().contains("only the command line may do"))
        unlink(project.path(".reobserve.json"))
        try server.change(model, 6, Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 6), ["2:12 observable-class"])
        XCTAssertEqual(try server.end(), 0)
    }

    func testSeveralFoldersAreSeveralProjects() throws {
        let project = try TemporaryDirectory()
        for name in ["First", "Second"] {
            try project.write("\(name)/Package.swift", "// swift-tools-version: 5.9\n")
            try project.write("\(name)/Model.swift", Sample.model())
            try project.write("\(name)/Screen.swift", Sample.view())
        }
        // What is wrong in the one is not in the other.
        try project.write("Second/Use.swift", Sample.publisherUse(of: "Model"))
        let server = try TestClient(project)
        try server.initialize(folders: ["First", "Second"].map { project.path($0) })
        let first = try server.open("First/Model.swift", Sample.model())
        let second = try server.open("Second/Model.swift", Sample.model())
        XCTAssertEqual(try server.diagnostics(of: first, version: 1), ["2:12 observable-class"])
        XCTAssertEqual(try server.diagnostics(of: second, version: 1), ["2:12 publisher-projection"])
        let gone: JSONValue = ["uri": .text("file://" + project.path("Second")), "name": "x"]
        try server.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [gone]]])
        XCTAssertEqual(try server.diagnostics(of: first, version: 1), ["2:12 observable-class"])
        XCTAssertEqual(server.told[second]?["diagnostics"], [])
        XCTAssertEqual(try server.end(), 0)
    }

    func testProgressOfTheFirstRun() throws {
        let project = try makeProject()
        // So many that the client has answered before the run ends.
        for number in 0..<400 { try project.write("App/Model\(number).swift", Sample.model("Model\(number)")) }
        let server = try TestClient(project)
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        _ = try server.diagnostics(of: model, version: 1)
        try server.change(model, 2, Sample.model())
        _ = try server.diagnostics(of: model, version: 2)
        XCTAssertEqual(server.progressRequestCount, 1)
        XCTAssertEqual(server.progress, ["begin", "end"])
        XCTAssertEqual(try server.end(), 0)
    }

    /// An editor whose strings are UTF-16 may send one half of a character.
    func testHalvesOfCharactersCount() throws {
        let server = try TestClient(try makeProject())
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        func change(_ version: Int, at character: Int, _ text: String) throws {
            let place = "{\"line\":0,\"character\":\(character)}"
            try server.send(
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"\(model)\","
                    + "\"version\":\(version)},\"contentChanges\":[{\"range\":{\"start\":\(place),\"end\":\(place)},"
                    + "\"text\":\"\(text)\"}]}}")
        }
        try change(2, at: 0, "// \\ud83d\\n\\n")
        try change(3, at: 4, "x\\n//")
        XCTAssertEqual(try server.diagnostics(of: model, version: 3), ["5:12 observable-class"])
        XCTAssertEqual(try server.end(), 0)
    }

    /// What is on disk counts, and nothing is said or written for the text that the editor shows.
    func testADocumentWithALostChangeIsUnknown() throws {
        for lost in [
            "\"contentChanges\":[{\"range\":{\"start\":{\"line\":\"x\"}},\"text\":\"q\"}]", "\"contentChanges\":1",
            "\"contentChanges\":[{\"text\":",
        ] {
            let server = try TestClient(try makeProject())
            try server.initialize()
            let model = try server.open("App/Model.swift", "\n" + Sample.model())
            let screen = try server.open("App/Screen.swift", Sample.view())
            XCTAssertEqual(try server.diagnostics(of: model, version: 1), ["3:12 observable-class"])
            let action = try XCTUnwrap(server.actions(model, line: 3).first)
            try server.send(
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"\(model)\","
                    + "\"version\":2},\(lost)}}")
            let place: JSONValue = ["line": 0, "character": 0]
            let change: JSONValue = ["range": ["start": place, "end": place], "text": "\n"]
            try server.notify(
                "textDocument/didChange",
                ["textDocument": ["uri": .text(model), "version": 3], "contentChanges": [change]])
            XCTAssertEqual(try server.diagnostics(of: model, version: nil), ["2:12 observable-class"], lost)
            XCTAssertEqual(try server.actions(model, line: 2).count, 0)
            XCTAssertEqual(try server.request("codeAction/resolve", action)["error"]?["code"]?.number, -32803)
            // The whole text again.
            try server.change(screen, 4, Sample.view())
            try server.change(model, 4, "\n\n" + Sample.model())
            XCTAssertEqual(try server.diagnostics(of: model, version: 4), ["4:12 observable-class"])
            XCTAssertNotNil(try server.request("codeAction/resolve", action)["result"]?["edit"])
            XCTAssertEqual(try server.end(), 0)
        }
    }

    func testOneFileUnderTwoURIs() throws {
        for _ in 0..<4 {
            let project = try makeProject()
            let server = try TestClient(project)
            try server.initialize()
            let model = try server.open("App/Model.swift", Sample.model())
            let other = model.replacingOccurrences(of: "/App/Model", with: "/App/%4Dodel")
            try server.notify(
                "textDocument/didOpen", ["textDocument": ["uri": .text(other), "version": 1, "text": "// nothing\n"]])
            // “%” sorts before “M”.
            _ = try server.request("workspace/executeCommand", ["command": "none"])
            XCTAssertEqual(server.told[other]?["diagnostics"], [])
            XCTAssertEqual(try server.actions(model, line: 2).count, 0)
            XCTAssertEqual(try server.end(), 0)
        }
    }

    /// Facts files and their folders may be anywhere.
    func testFactsFilesAreReadAgain() throws {
        let project = try makeProject()
        let facts = try TemporaryDirectory()
        try facts.write("a.json", "{")
        let server = try TestClient(project, arguments: ["--with-facts", facts.path])
        try server.initialize()
        XCTAssertTrue(try server.message().contains("a.json"))
        unlink(facts.path("a.json"))
        try facts.write("b.json", "{")
        _ = try server.request("workspace/executeCommand", ["command": "none"])
        XCTAssertTrue(try server.message().contains("b.json"))
        try facts.write("b.json", "{\"version\": 100000}")
        _ = try server.request("workspace/executeCommand", ["command": "none"])
        XCTAssertTrue(try server.message().contains("b.json"))
        XCTAssertEqual(server.messageCount, 3)
        XCTAssertEqual(try server.end(), 0)
    }

    func testAProblemThatComesBackIsTold() throws {
        let project = try makeProject()
        let server = try TestClient(project)
        try server.initialize()
        for count in 1...2 {
            try project.write(".reobserve.json", "{\"tier\": \"none\"}")
            _ = try server.request("workspace/executeCommand", ["command": "none"])
            _ = try server.request("workspace/executeCommand", ["command": "none"])
            XCTAssertEqual(server.messageCount, count)
            try project.write(".reobserve.json", "{}")
            _ = try server.request("workspace/executeCommand", ["command": "none"])
        }
        XCTAssertEqual(try server.end(), 0)
    }

    /// Diagnostics name files as the editor does.
    func testAFolderBehindALink() throws {
        let project = try makeProject()
        let other = try TemporaryDirectory()
        other.link("linked", to: project.path)
        let server = try TestClient(other)
        try server.initialize(folders: [other.path("linked")])
        let screen = try server.open("linked/App/Screen.swift", Sample.view())
        XCTAssertEqual(try server.diagnostics(of: screen, version: 1), [])
        let model = "file://" + other.path("linked/App/Model.swift")
        XCTAssertEqual(server.told.keys.sorted(), [model, screen])
        let edit = try server.request("codeAction/resolve", XCTUnwrap(server.actions(screen, line: 3).first))
        let documents = edit["result"]?["edit"]?["documentChanges"]?.array ?? []
        XCTAssertEqual(documents.map { $0["textDocument"]?["uri"]?.text }, [model, screen])
        XCTAssertEqual(try server.end(), 0)
    }

    func testSettingsOfTheEditor() throws {
        let project = try makeProject()
        let server = try TestClient(project)
        try server.initialize(settings: ["reobserve": ["skip-type": "Model"]])
        let model = try server.open("App/Model.swift", Sample.model())
        XCTAssertEqual(try server.diagnostics(of: model, version: 1), [])
        try server.notify("workspace/didChangeConfiguration", ["settings": ["tier": "assisted"]])
        XCTAssertEqual(try server.diagnostics(of: model, version: 1), ["2:12 observable-class"])
        try server.notify("workspace/didChangeConfiguration", ["settings": ["index-store": "/"]])
        XCTAssertTrue(try server.message().contains("index-store"))
        XCTAssertEqual(try server.end(), 0)
    }

    // MARK: Actions

    func testEditsBelongToTheTextsOfNow() throws {
        let project = try makeProject()
        let server = try TestClient(project)
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        let actions = try server.actions(model, line: 2)
        XCTAssertEqual(
            actions.map { $0["title"]?.text },
            ["Migrate Model to @Observable (2 files)", "Keep Model as it is", "Why can Model migrate?"])
        // The action was offered for another text.
        try server.change(model, 7, "\n\n" + Sample.model())
        let edit = try server.request("codeAction/resolve", XCTUnwrap(actions.first))["result"]?["edit"]
        let documents = try XCTUnwrap(edit?["documentChanges"]?.array)
        XCTAssertEqual(documents.map { $0["textDocument"]?["version"] }, [.number(7), .null])
        XCTAssertEqual(documents.first?["edits"]?.array?.first?["range"]?["start"]?["line"]?.number, 4)
        // One that makes no sense any more.
        try server.change(model, 8, Sample.migratedModel())
        let answer = try server.request("codeAction/resolve", XCTUnwrap(actions.first))
        XCTAssertEqual(answer["error"]?["code"]?.number, -32803)
        XCTAssertEqual(try server.end(), 0)
    }

    /// A client tells late, or never, of a file that another program writes.
    func testEditsFitFilesThatHaveChangedUnnoticed() throws {
        for watches in [false, true] {
            let project = try makeProject()
            let server = try TestClient(project)
            try server.initialize(watches: watches)
            let model = try server.open("App/Model.swift", Sample.model())
            func linesOfEdits(_ choice: Int) throws -> [[Int?]] {
                let action = try server.actions(model, line: 2)[choice]
                let edit = try server.request("codeAction/resolve", action)["result"]?["edit"]
                return (edit?["documentChanges"]?.array ?? []).map { document in
                    (document["edits"]?.array ?? []).map { $0["range"]?["start"]?["line"]?.number }
                }
            }
            let before = try linesOfEdits(0)
            XCTAssertEqual(before.count, 2)
            try project.write("App/Screen.swift", "// one\n// two\n" + Sample.view())
            let after = try linesOfEdits(0)
            XCTAssertEqual(after, [before[0], before[1].map { $0.map { $0 + 2 } }], "watches: \(watches)")
            XCTAssertEqual(try linesOfEdits(1).count, 1)
            // The answer is that of a new run.
            try project.write("App/Use.swift", Sample.publisherUse(of: "Model"))
            let titles = try server.actions(model, line: 2).compactMap { $0["title"]?.text }
            XCTAssertEqual(titles.first, "Keep Model as it is", "watches: \(watches)")
            XCTAssertEqual(try server.end(), 0)
        }
    }

    func testAPlaceInAnOlderTextIsNotAnswered() throws {
        let server = try TestClient(try makeProject())
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        _ = try server.diagnostics(of: model, version: 1)
        let number = try server.together {
            try server.change(model, 2, Sample.model() + "\n")
            let number = try server.start("textDocument/codeAction", server.place(model, line: 2))
            try server.change(model, 3, String(repeating: "//\n", count: 20) + Sample.model())
            return number
        }
        XCTAssertEqual(try server.answer(number)["error"]?["code"]?.number, -32801)
        XCTAssertEqual(try server.end(), 0)
    }

    func testEverythingIsOfferedOnlyWhereItIsAskedFor() throws {
        let server = try TestClient(try makeProject())
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        func titles(_ only: JSONValue, automatic: Bool = false) throws -> Int {
            try server.actions(model, line: 0, ["only": only, "triggerKind": automatic ? 2 : 1]).count
        }
        XCTAssertEqual(try server.actions(model, line: 0).count, 0)
        XCTAssertEqual(try titles(["source"]), 1)
        XCTAssertEqual(try titles(["source.fixAll"], automatic: true), 0, "an editor does this when a file is saved")
        XCTAssertEqual(try titles(["source.fixAll.reobserve"], automatic: true), 1)
        XCTAssertEqual(try titles(["quickfix"]), 0)
        XCTAssertEqual(try server.end(), 0)
    }

    func testCancelledRequestsAreAnswered() throws {
        let server = try TestClient(try makeProject())
        try server.initialize()
        let model = try server.open("App/Model.swift", Sample.model())
        let numbers = try server.together {
            let numbers = try (0..<20).map { number in
                try server.change(model, number + 2, Sample.model() + "// \(number)\n")
                return try server.start("textDocument/codeAction", server.place(model, line: 2))
            }
            for number in numbers { try server.notify("$/cancelRequest", ["id": .number(Double(number))]) }
            return numbers
        }
        let codes = try numbers.map { try server.answer($0)["error"]?["code"]?.number }
        // The first ones may be answered before the server reads on, as may be that their document has changed.
        XCTAssertTrue(codes.allSatisfy { $0 == nil || $0 == -32800 || $0 == -32801 }, "\(codes)")
        XCTAssertEqual(codes.last, -32800, "nothing has changed since the last one")
        XCTAssertEqual(try server.diagnostics(of: model, version: 21), ["2:12 observable-class"])
        XCTAssertEqual(try server.end(), 0)
    }
}
