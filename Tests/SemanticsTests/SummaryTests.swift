import Foundation
import Semantics
import SymbolIndex
import Syntax
import XCTest

/// What running code does: which properties of the class it may touch, directly or through other code.
final class SummaryTests: XCTestCase {
    private static let declarations = """
        import Combine

        prefix operator ⌁
        prefix func ⌁ (number: Int) -> Bool { Model.shared.a > number }
        func ~= (range: Range, number: Int) -> Bool { range.model.a > number }

        final class Model: ObservableObject {
            static let shared = Model()
            @Published var a = 0
            @Published var b = 0
            @Published var c = 0 { didSet { b = c } }
            var total: Int { a + b }
            var both: Int { get { a } set { b = newValue } }
            lazy var late = a
            @Counted var counted: Int
            var reply: () -> Void = {}
            func hear(_ reply: @escaping () -> Void) { self.reply = reply }
            let answer: () -> Void = {}
            let subject = CurrentValueSubject<Int, Never>(0)
            var most: Int? { b }
            subscript(number: Int) -> Int { a + number }
            subscript(named name: Int) -> Int { b + name }
            func callAsFunction() -> Int { b }
            func even(_ number: Int) -> Int { number == 0 ? a : odd(number - 1) }
            func odd(_ number: Int) -> Int { number == 0 ? b : even(number - 1) }
            func later() { Task { a = 1 } }
            func run(_ work: () -> Void) { work() }
            func run() {
                CODE
            }
        }

        @propertyWrapper struct Counted {
            var wrappedValue: Int { get { Model.shared.a } set { Model.shared.b = newValue } }
        }

        struct Item: CustomStringConvertible {
            var first = Model.shared.a
            var rest = 0
            var description: String { "\\(Model.shared.b)" }
            static func + (left: Item, right: Item) -> Int { Model.shared.a }
        }

        struct Items: Sequence {
            func makeIterator() -> IndexingIterator<[Int]> { [Model.shared.a].makeIterator() }
        }

        struct Range { let model: Model }

        @dynamicMemberLookup struct Proxy {
            subscript(dynamicMember name: String) -> Int { Model.shared.b }
            subscript(number: Int) -> Int { Model.shared.a }
        }
        """

    /// The published properties that the code may touch, and `?` where it may run anything.
    private func check(
        _ table: KeyValuePairs<String, String>, with declarations: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        for (code, expected) in table {
            let source = SummaryTests.declarations.replacingOccurrences(of: "CODE", with: "⟦code⟧do { \(code) }")
            let project = try MarkedProject(source + "\n" + declarations)
            let analysis = try project.analysis(at: "code")
            let summaries = project.semantics.summaries
            let node = try project.node("code") { $0.kind == .doStatement }
            var found: Set<NameID> = []
            var isUnknown = false
            let published = project.semantics.project.legacy.publishedProperties
            let whole = summaries.summary(of: ClassCode.Body(node: node, analysis: analysis))
            _ = summaries.anything(in: whole) { summary in
                found.formUnion(summary.mentions.map(\.node.name).filter { published[$0] != nil })
                if summary.unknown != nil { isUnknown = true }
                return false
            }
            XCTAssertEqual(project.list(found) + (isUnknown ? " ?" : ""), expected, code, file: file, line: line)
        }
    }

    func testNames() throws {
        try check([
            "print(a)": "a", "a = 1": "a", "if let a { print(a) }": "a", "if let most { print(most) }": "b",
            "print(total)": "a b", "print(both)": "a",
            "both = 1": "a b", "c = 1": "b c", "print(c)": "c", "print(late)": "a", "print(even(1))": "a b",
            "run { a = 1 }": "a", "run { later() }": "", "reply()": " ?", "answer()": "", "let work = { a = 1 }; work()": "a",
            "func work() { a = 1 }": "", "func work() { a = 1 }; work()": "a", "[1].map { $0 + b }": "b",
            "subject.value = 1": " ?", "subject.send(1)": " ?", "_ = subject.value": "",
        ])
    }

    func testWhatTheLibraryAsksFor() throws {
        let declarations = """
            struct Mark: Hashable, Comparable {
                static func == (left: Mark, right: Mark) -> Bool { Model.shared.a == 0 }
                static func < (left: Mark, right: Mark) -> Bool { Model.shared.a == 0 }
                func hash(into hasher: inout Hasher) { hasher.combine(Model.shared.c) }
            }
            extension Int { init(_ mark: Mark) { self = Model.shared.b } }
            enum Outer { struct Inner { var value = Model.shared.b } }
            enum Constants { static let first = Model.shared.b }
            """
        try check(
            [
                "print(Item(first: 1))": "a b", "_ = [Item(first: 1)].count": "", "_ = max(Mark(), Mark())": "a c",
                "_ = Set([Mark()])": "a c", "var marks: Set<Mark> = []; marks.insert(Mark())": "a c",
                "var marks: [Mark] = []; marks.append(Mark())": "", "var marks: [Mark] = []; marks.sort()": "a c",
                "var marks: [Mark: Int] = [:]; marks[Mark()] = 1": "a c", "_ = Int(Mark())": "a b c",
                "_ = Outer.Inner()": "b",
                "_ = Constants.first": "b",
            ], with: declarations)
    }

    func testWhatGoes() throws {
        let declarations = "final class Part { deinit { Model.shared.a = 1 } }"
        try check(
            [
                "let part: Part? = nil": "", "var part: Part? = nil; part = nil": "a", "_ = Part()": "a",
                "var parts: [Part] = []; parts.removeAll()": "a", "var numbers: [Int] = []; numbers.removeAll()": "",
            ], with: declarations)
    }

    func testCodeThatIsNotCalledByName() throws {
        try check([
            "print(self[0])": "a", "print(self[named: 0])": "b", "print(self())": "b", "_ = ⌁1": "a",
            "print(counted)": "a", "counted = 1": "a b", "print(\"\\(Item())\")": "a b", "_ = Item(first: 1)": "",
            "_ = Item(rest: 1)": "a", "let item = Item(first: 1); _ = item + item": "a",
            "for item in Items() { _ = item }": "a", "let proxy = Proxy(); _ = proxy.name": "b",
            "let proxy = Proxy(); print(proxy[1])": "a", "[self].map(\\.total)": "a b",
            "let path = \\Model.a; print(self[keyPath: path])": "a ?", "print(self[keyPath: \\.total])": "a b",
            "let range = Range(model: self); switch 1 { case range: break; default: break }": "a",
        ])
    }
}
