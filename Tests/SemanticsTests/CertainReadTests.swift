import SymbolIndex
import Syntax
import XCTest

@testable import Semantics

/// What the body of a view reads of an object each time that it runs, whatever its conditions say.
final class CertainReadTests: XCTestCase {
    /// Wraps the code of bodies in views, one for each, and compares what each reads of `model`.
    private func check(
        _ table: KeyValuePairs<String, String>, members: String = "", file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for (code, expected) in table {
            let project = try MarkedProject(
                """
                struct ⟦view⟧Screen: View {
                    var model: Model
                    var flag: Bool
                    var body: some View {
                        \(code)
                    }
                    \(members)
                }
                """)
            let context = project.semantics.context(of: try project.analysis(at: "view"))
            let view = try project.node("view") { $0.kind == .structDeclaration }
            var reads: [SyntaxNode: Set<NameID>] = [:]
            view.walk { node in
                guard node.kind == .identifierExpression, node.text == "model" else { return true }
                reads[node] = node.nextSibling.map { [$0.name] }
                return true
            }
            XCTAssertFalse(reads.isEmpty, code, file: file, line: line)
            let certain = CertainReads(project.semantics, parts: ReadPlaces(view: view, context).parts, reads: reads)
            XCTAssertEqual(project.list(certain.names), expected, code, file: file, line: line)
        }
    }

    func testBranches() throws {
        try check([
            "Text(model.a + model.b)": "a b",
            "if flag { Text(model.a) }": "",
            "if model.a { Text(model.b) }": "a",
            "if flag { Text(model.a) } else { Text(model.a + model.b) }": "a",
            "if flag { Text(model.a) } else if other { Text(model.a) }": "",
            "if flag, model.a { Text(\"\") }": "",
            "if let a = model.a { Text(a) }": "a",
            "switch model.a { case 1: Text(model.b); default: Text(model.b + model.c) }": "a b",
            "Text(flag ? model.a : model.b)": "",
            "Text(model.a ? model.b : model.b)": "a b",
            "Text(flag && model.a ? \"\" : model.b)": "",
            "Text(model.a ?? model.b)": "a",
        ])
    }

    func testEarlyReturns() throws {
        try check([
            "guard flag else { return Text(model.a) }\nreturn Text(model.a + model.b)": "a",
            "guard model.a else { return Text(\"\") }\nreturn Text(model.b)": "a",
            "if flag { return Text(\"\") }\nreturn Text(model.a)": "",
            "let text = model.a\nif flag { return Text(text) }\nreturn Text(model.b)": "a",
            "if flag { print(\"\") }\nreturn Text(model.a)": "a",
            "switch flag { case true: return Text(model.a)\ncase false: print(\"\") }\nreturn Text(model.a)": "a",
            "switch flag { case true: return Text(model.a)\ncase false: break }\nreturn Text(model.a)": "a",
            "switch flag { case true: return Text(\"\")\ncase false: break }\nreturn Text(model.a)": "",
            "switch flag { case true: if other { break }; print(model.a)\ncase false: break }\nreturn Text(model.b)":
                "b",
            "for item in list { switch item { case 1: return Text(\"\")\ndefault: break } }\nreturn Text(model.a)": "",
        ])
    }

    func testLoopsAndClosures() throws {
        try check([
            "VStack { Text(model.a) }": "a",
            "Button(model.a) { print(model.b) }": "a",
            "Button { print(model.a) } label: { Text(model.b) }": "b",
            "Text(\"\").onAppear { print(model.a) }": "",
            "ForEach(model.a) { item in Text(model.b) }": "a",
            "let text = { model.a }()\nreturn Text(text)": "a",
            "let text = { model.a }\nreturn Text(\"\")": "",
            "for item in model.a { print(model.b) }\nreturn Text(\"\")": "a",
            "while model.a { print(model.b) }\nreturn Text(\"\")": "a",
            "LibraryView { Text(model.a) }": "",
        ])
    }

    func testHelpers() throws {
        try check(
            [
                "title": "a", "if flag { title } else { title }": "a", "if flag { title }": "", "call()": "a b",
                "call": "", "VStack { nested }": "a", "{ let title = 1; return Text(title) }()": "",
            ],
            members: """
                var title: some View { Text(model.a) }
                var nested: some View { title }
                func call() -> some View { Text(model.a + model.b) }
                """)
    }
}
