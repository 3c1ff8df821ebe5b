import SourceText
import Syntax
import XCTest

@testable import SymbolIndex

/// Which uses of a name mean the property of the class around, and which a local.
final class ScopeTests: XCTestCase {
    /// Lines of `body`, from 1, in which `x` is used and means the property.
    private func linesOfProperty(_ body: String) -> [Int] {
        let text = "class Model: ObservableObject { @Published var x: Int? = 1; func f() {\n\(body)\n}}"
        return lines(in: text)
    }

    private func lines(in text: String) -> [Int] {
        let file = SourceFile(path: "a.swift", bytes: Array(text.utf8))
        let index = ProjectIndex(of: file)
        var indexNames = index.names
        let tree = SyntaxTree.parse(file, names: &indexNames)
        XCTAssertEqual(tree.problems.map(\.kind), [], text)
        var hazards = HazardCollector(of: index.names)
        let analysis = FileAnalyzer.analyze(
            file: 0, tree: tree, members: .caching(index: index), legacy: index.findLegacyTypes(), hazards: &hazards)
        let newlines = file.bytes.indices.filter { file.bytes[$0] == 0x0A }
        var found: [Int] = []
        tree.root.walk { node in
            if node.kind == .identifierExpression,
                analysis.uses.means(node, memberOf: Set(index.types.indices.map { TypeID($0) }))
            {
                found.append(newlines.filter { $0 < node.range.start }.count)
            }
            return true
        }
        return found.sorted()
    }

    func testConditionsBindForTheirBlockOnly() {
        XCTAssertEqual(linesOfProperty("if let x {\nuse(x) } else {\nuse(x) }\nuse(x)"), [3, 4])
        XCTAssertEqual(linesOfProperty("if let x = x {\nuse(x) } else if a {\nuse(x) } else {\nuse(x) }"), [1, 3, 4])
        XCTAssertEqual(linesOfProperty("while let x {\nuse(x) }\nuse(x)"), [3])
        XCTAssertEqual(linesOfProperty("guard let x else {\nreturn use(x) }\nuse(x)"), [2])
    }

    func testValueOfAPatternIsOutsideOfIt() {
        XCTAssertEqual(linesOfProperty("if case .some(let x) = x {\nuse(x) }"), [1])
        XCTAssertEqual(linesOfProperty("guard case let x? = x else { return }\nuse(x)"), [1])
        XCTAssertEqual(linesOfProperty("for x in\nx ?? 0 {\nuse(x) }"), [2])
        XCTAssertEqual(linesOfProperty("switch x { case let x?:\nuse(x)\ndefault:\nuse(x) }"), [1, 4])
    }

    func testTypeBeforeACaseIsNotBound() {
        XCTAssertEqual(linesOfProperty("if case let x.server(id: y) = z {\nuse(x, y) }"), [2])
        XCTAssertEqual(
            linesOfProperty(
                "switch z { case let .server(x)?:\nuse(x)\ncase let (x, y)?:\nuse(x)\ncase let A.x(b):\nuse(x)\ncase let x?:\nuse(x) }"
            ), [6])
        XCTAssertEqual(linesOfProperty("do { } catch let x.failure(code) {\nuse(x, code) }"), [2])
    }

    func testDefaultValuesSeeNoParameters() {
        XCTAssertEqual(linesOfProperty("func f(x: Int =\nx, y: Int =\nx) {\nuse(x) }"), [2, 3])
    }

    func testObserversOfALocalSeeIt() {
        XCTAssertEqual(linesOfProperty("var x =\nx {\ndidSet { use(x) } }\nuse(x)"), [2])
    }

    func testCatchWithoutAPatternBindsError() {
        let text =
            "class Model: ObservableObject { @Published var error = 1; func f() { do { } catch A.b {\nuse(error) } catch where a {\nuse(error) } catch {\nuse(error) } } }"
        XCTAssertEqual(lines(in: text), [1])
        XCTAssertEqual(lines(in: text.replacingOccurrences(of: "A.b", with: "let error as B")), [])
    }

    func testAccessorsHaveParameters() {
        let text =
            "class Model: ObservableObject { @Published var newValue = 1\nsubscript(i: Int) -> Int { get {\nnewValue } set {\nuse(newValue) } } }"
        XCTAssertEqual(lines(in: text), [2])
    }
}
