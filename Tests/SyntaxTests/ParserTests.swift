import SourceText
import XCTest

@testable import Syntax

final class ParserTests: XCTestCase {
    /// Nodes don't keep their trees alive.
    private var trees: [SyntaxTree] = []

    private func parse(_ text: String, bodies: Parser.Bodies = .parse) -> SyntaxTree {
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: "a.swift", bytes: Array(text.utf8)), bodies: bodies, names: &names)
        trees.append(tree)
        return tree
    }

    /// Texts of all nodes of a kind.
    private func texts(_ kind: SyntaxKind, in text: String) -> [String] {
        var found: [String] = []
        parse(text).root.walk { node in
            if node.kind == kind { found.append(node.text) }
            return true
        }
        return found
    }

    private func assertParses(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(parse(text).problems.map(\.kind), [], text, file: file, line: line)
    }

    func testDeclarations() {
        let text = """
            @MainActor @available(iOS 17, *) public final class Store<T: P>: NSObject, Combine.ObservableObject where T: Q {
                @Published private(set) var a = 1, b: Int?
                var (c, d) = (1, 2)
                init?(x: Int) throws {}
                subscript(i: Int) -> Int { get { 1 } set {} }
                case one
                func f<U>(_ a: U, with b: inout [U]) async throws(E) -> some View where U: V { }
            }
            """
        assertParses(text.replacingOccurrences(of: "    case one\n", with: ""))
        XCTAssertEqual(texts(.attribute, in: text), ["@MainActor", "@available(iOS 17, *)", "@Published"])
        XCTAssertEqual(texts(.inheritedType, in: text), ["NSObject", "Combine.ObservableObject"])
        XCTAssertEqual(texts(.binding, in: text), ["a = 1", "b: Int?", "(c, d) = (1, 2)"])
        XCTAssertEqual(texts(.parameter, in: text), ["x: Int", "i: Int", "_ a: U", "with b: inout [U]"])
    }

    func testSuppressedConformances() {
        let text = "func f(_ a: borrowing some ~Copyable & ~Escapable, b: any P & ~Copyable) where T: ~Copyable & Q {}"
        assertParses(text)
        XCTAssertEqual(texts(.someType, in: text), ["some ~Copyable & ~Escapable"])
        XCTAssertEqual(texts(.compositionType, in: text), ["~Copyable & ~Escapable", "P & ~Copyable", "~Copyable & Q"])
    }

    func testMembersOfOptionalTypes() {
        let text =
            "let a: Int?.Wrapped = 1; let b: [Int?.Wrapped?] = []; let c = x as? A?.B; func & (a: Int?.Wrapped) -> A?.B { a }"
        assertParses(text)
        XCTAssertEqual(texts(.optionalType, in: text), ["Int?", "Int?.Wrapped?", "Int?", "A?", "Int?", "A?"])
    }

    func testModuleSelectors() {
        let text = """
            @SwiftUI::State var a: Core::Basket<Core::Item>.Kind? = Core::Basket(b.Core::items { $0 }, .Core::full, \\.Core::x)
            func f() { if case let Core::Basket.one(c) = d { #Core::log(c) } else { e ? f : Core::g() } }
            """
        assertParses(text)
        XCTAssertEqual(texts(.attribute, in: text), ["@SwiftUI::State"])
        XCTAssertEqual(texts(.namedType, in: text).prefix(2), ["Core::Basket<Core::Item>.Kind", "Core::Item"])
        XCTAssertEqual(
            texts(.memberComponent, in: text), ["::Basket", ".Core::items", ".Core::x", "::Basket", ".one", "::g"])
        XCTAssertEqual(texts(.implicitMemberExpression, in: text), [".Core::full"])
    }

    func testUnknownDefaultWithinACondition() {
        assertParses(
            "switch a { case .b: c()\n#if D\n@unknown default: d()\n#endif\n}\nswitch a { case .b:\n#if D\n@C var c = 1\n#endif\n}"
        )
        let nested = "switch a { case .b: c()\n#if D\n#else\n#if E\ncase .f: g()\n#endif\n#endif\n}"
        assertParses(nested)
        XCTAssertEqual(texts(.switchCase, in: nested), ["case .b: c()", "case .f: g()"])
        XCTAssertEqual(
            texts(.switchCase, in: "switch a { case .b: c()\n#if D\n@unknown default: d()\n#endif\n}"),
            ["case .b: c()", "@unknown default: d()"])
    }

    func testMacroDeclarationOfSeveralLines() {
        let text =
            "@freestanding(expression)\npublic macro a<T>(_ b: T) -> T =\n  #externalMacro(\n    module: \"A\"\n  )\n  where\n  T: B,\n  T: C\nvar d = 1"
        assertParses(text)
        XCTAssertEqual(texts(.otherDeclaration, in: text), [String(text.dropLast(10))])
        let generic =
            "@freestanding(expression)\nmacro a<\n  T: B,\n  U\n>(\n  _ b: T\n) -> U = #externalMacro(module: \"A\", type: \"C\")"
        assertParses(generic + "\nvar d = 1")
        XCTAssertEqual(texts(.otherDeclaration, in: generic + "\nvar d = 1"), [generic])
    }

    func testGenericOperatorFunction() {
        let text = "static func ==<T>(a: T, b: T) -> Bool { a +=< b }"
        assertParses(text)
        XCTAssertEqual(texts(.genericParameterClause, in: text), ["<T>"])
        XCTAssertEqual(parse(text).root.firstChild?.name, KnownName.equalityOperator.rawValue)
    }

    func testClosureThatIsCalledAsACondition() {
        let text = "func f() { if let a = b, {\nlet c = a\nreturn c }() { d() } else if e, f { g() } }"
        assertParses(text)
        XCTAssertEqual(texts(.closureExpression, in: text), ["{\nlet c = a\nreturn c }"])
        assertParses("func f() { if a, { } }")
    }

    func testWordsBeforeExpressions() {
        for text in [
            "return unsafe try a()", "discard self", "let a = unsafe b", "unsafe self.a()", "return unsafe !b",
        ] { assertParses("func f() {\n\(text)\nreturn a }") }
        assertParses("let discard = 1, a = discard + 1")
    }

    func testMemberOfAPack() {
        assertParses("struct A<each B: P> where C == D<repeat (each B).E, F> { let a: (G).H }")
    }

    func testForcedComponentOfAKeyPath() {
        for text in ["\\A?.!", "\\A?.!.b", "\\.!", "\\A!.b"] { assertParses("let a = f(\(text))") }
    }

    func testMacroWithABacktickedName() {
        assertParses("#`if`(a)\n@`Test`(.hidden) func `f`() { #`expect`(a) }")
        XCTAssertEqual(texts(.macroExpression, in: "let a = #`if`(b)"), ["#`if`(b)"])
    }

    func testGenericArgumentsBehindASpace() {
        assertParses("let a = A <B>(c)\nlet d = e < f && g > (h)\nlet i = j\n<k")
        XCTAssertEqual(texts(.callComponent, in: "let a = A <B>(c)"), ["(c)"])
        XCTAssertEqual(texts(.callComponent, in: "let a = A\n<B, C>(d)"), ["(d)"])
        XCTAssertEqual(texts(.binaryOperator, in: "let d = e < f && g > h"), ["<", "&&", ">"])
    }

    func testMacroWithAttributes() {
        let text =
            "@available(iOS 17, *) #Preview(\"a\") { A() }\nstruct B { @MainActor #add(1)\n @C\n #add(2)\n var b = 1 }"
        assertParses(text)
        XCTAssertEqual(
            texts(.macroExpression, in: text),
            ["@available(iOS 17, *) #Preview(\"a\") { A() }", "@MainActor #add(1)", "@C\n #add(2)"])
        XCTAssertEqual(texts(.attribute, in: text), ["@available(iOS 17, *)", "@MainActor", "@C"])
        XCTAssertEqual(texts(.macroExpression, in: "let a = #🎛️(1)"), ["#🎛️(1)"])
    }

    func testEndOfAClauseOnTheLineOfItsCode() {
        assertParses("#if A\nimport B #endif")
        assertParses("#if A\nf() #else\ng() #endif")
        XCTAssertEqual(parse("f() #else").problems.map(\.kind), [.missingSeparator, .unexpectedToken])
    }

    func testEqualityBoundToAType() {
        for text in ["extension A where B ==C {}", "extension A where B== C {}", "extension A where B==C {}"] {
            assertParses(text)
        }
    }

    func testLabelOfAProjectedValue() {
        assertParses("func f() { show($value: $a, title: b); g($0 ? $0 : $1); h([$0: $1]) }")
        XCTAssertEqual(texts(.argument, in: "let a = show($value: $b, title: c)"), ["$value: $b", "title: c"])
    }

    func testYieldInAnAccessor() {
        for value in ["&values", "values[i]", "self[i]"] {
            assertParses("var a: Int { _read { yield values } _modify { yield \(value) } }")
        }
        assertParses("func f() { yield(1); let yield = 2; a = yield }")
    }

    func testAwaitAtTheEndOfALine() {
        assertParses("func f() async { let a: Int = try await\n g(b, c) }")
        XCTAssertEqual(texts(.prefixExpression, in: "let a = try await\n g(b)"), ["try await\n g(b)", "await\n g(b)"])
    }

    func testObserversAreNoTrailingClosure() {
        let text = "var a = make { didSet { save() } }\nvar b = make() { $0 }\nvar c: Int { get { 1 } }"
        assertParses(text)
        XCTAssertEqual(texts(.accessor, in: text), ["didSet { save() }", "get { 1 }"])
        XCTAssertEqual(texts(.closureExpression, in: text), ["{ $0 }"])
    }

    func testChainsAreFlat() {
        let tree = parse("view.padding(8).environmentObject(store)?.frame(width: 1) { $0 } label: { x }")
        let chain = tree.root.firstChild
        XCTAssertEqual(chain?.kind, .chainExpression)
        XCTAssertEqual(
            chain?.children.map(\.kind),
            [
                .identifierExpression, .memberComponent, .callComponent, .memberComponent, .callComponent,
                .optionalComponent, .memberComponent, .callComponent,
            ])
    }

    func testStatementsEndAtLines() {
        let tree = parse("let a = b\n(c)\n[d]\n.e\n-f\n+ g")
        XCTAssertEqual(tree.root.children.map(\.text), ["let a = b", "(c)", "[d]\n.e", "-f\n+ g"])
    }

    func testGenericArgumentsAgainstComparison() {
        XCTAssertEqual(texts(.typeComponent, in: "let a = Store<Int, [B]>()"), ["Int", "B"])
        XCTAssertEqual(texts(.binaryOperator, in: "if a < b, c > d {}"), ["<", ">"])
    }

    func testConditionsEndBeforeTheBody() {
        for text in [
            "if let a = b?.c, case .d(let e) = f, #available(iOS 17, *) { g() } else if h { } else { }",
            "guard let self, x == y else { return }", "while let a = next() { }",
            "for case let (a, b?) in c where a > b { }",
            "switch a { case .b(let c) where c > 1, .d: e() \n default: f() }",
            "do { try a() } catch let e as E { } catch { }",
            "repeat { } while a < b", "defer { a() }", "let a = if b { 1 } else { 2 }",
        ] { assertParses(text) }
    }

    func testClosureSignatures() {
        let text =
            "f { [weak self, x = y] (a: Int, _ b) async throws -> Int in c }\ng { $item, i in d }\nh { a in\n b }\nk { (a + b) }\nm { foo(x) }"
        assertParses(text)
        XCTAssertEqual(texts(.closureParameter, in: text), ["a: Int", "_ b", "$item", "i", "a"])
        XCTAssertEqual(texts(.capture, in: text), ["weak self", "x = y"])
    }

    func testConditionalCompilationEverywhere() {
        let text = """
            #if os(iOS)
            import UIKit
            #endif
            struct V: View {
                #if DEBUG
                @State var a = 1
                #else
                var a = 2
                #endif
                var body: some View {
                    Text("a")
                    #if os(iOS)
                        .padding()
                        .font(.body)
                    #elseif os(macOS)
                        .frame(width: 1)
                    #endif
                        .id(1)
                    switch a {
                    #if DEBUG
                    case 1: Text("1")
                    #endif
                    default: Text("2")
                    }
                }
            }
            """
        assertParses(text)
        XCTAssertEqual(texts(.conditionalCompilationClause, in: text).count, 6)
    }

    func testMacrosKeyPathsAndLiterals() {
        for text in [
            "#Preview(\"Title\", traits: .fixed) { Text(\"a\") }", "let k = \\Store.items[0].name?.count",
            "let k = \\.self", "x[keyPath: \\.a]",
            "f(#selector(move(_:to:)), #keyPath(a.b))", "let d = [1: 2, 3: 4], e: [String: [Int]] = [:]",
            "reduce(0, +)", "let f: (Int) -> Void = { _ in }",
            "let a = b as? C ?? d as! E", "a = b ? c : d ? e : f", "await a.b(); try? c()", "let x = await !y",
            "lazy var f: () -> Int = { 1 }()",
            "@FocusState<Bool>.Binding var focus: Bool", "func f(package: Int, open: Int) {}", "foo.default.init.self",
            "let t: (a: Int, b: String)? = nil",
            "enum E: String { case a = \"a\", b; indirect case c(E, x: Int = 1) }", "prefix operator ++",
            "typealias A<T> = [T] where T: B",
            "protocol P: AnyObject { associatedtype A: B where A.C == D; var x: Int { get set }; func f() }",
            "actor A { nonisolated var x: Int { 1 } }",
            "let a = \"\\(b ?? \"c\")\"", "label: for i in 0..<n { continue label }", "let s = any P.self",
            "extension A.B: C where D == E {}",
        ] { assertParses(text) }
    }

    /// A name with labels is one name, and no call.
    func testNamesOfFunctionsWithLabels() {
        let source = "run(store.move(_:to:), self.init(x:), .made(by:), a, f(x: g(y:)), h(z: [:]))"
        assertParses(source)
        XCTAssertEqual(texts(.memberComponent, in: source), [".move(_:to:)", ".init(x:)"])
        XCTAssertEqual(texts(.implicitMemberExpression, in: source), [".made(by:)"])
        XCTAssertEqual(texts(.callComponent, in: source).count, 3)
        XCTAssertEqual(parse(source).nodes.map(\.argumentNames.count).filter { $0 > 0 }, [2, 1, 1, 1])
    }

    func testTrailingClosuresInConditions() {
        for source in [
            "if names.filter{ !$0.isEmpty }.count == 0 {\n    a()\n}", "if row.map { $0 } ?? true { a() }",
            "guard a.allSatisfy({ $0 }) else { return }",
            "if a { b() } else { c() }", "for a in b where c { d() }", "while a.first { $0 } != nil { b() }",
            "switch a { case b: c }",
            "if let a = b.first(where: { $0 }), c { d() }", "if a == b { [1].map { $0 } }", "if a { }\n.b()",
        ] {
            assertParses(source)
        }
        XCTAssertEqual(texts(.callComponent, in: "if a.b { $0 }.c == 1 { d() }"), ["{ $0 }", "()"])
        XCTAssertEqual(texts(.callComponent, in: "if a.b { c }"), [])
    }

    func testUnusualSpellingsOfDeclarations() {
        for source in [
            "func a(b: @escaping(Result<Int, Error>) -> Void, c: @autoclosure() -> Int) {}",
            "func a(b: @escaping @MainActor([Int]) -> Void, c: @Sendable() async throws -> Int, d: @MainActor() throws(E) -> Void) {}",
            "typealias A = @convention (c) (Int) -> Void",
            "struct A { @Environment (\\.b) var c\n@Environment (\\.d) private var e\n@State @F (1) @G var h: Int }",
            "let a = { @MainActor (b: Int) in c() }",
            "func a(b: @MainActor (Int) -> Void, c: @Sendable (Int) async -> Int) {}",
            "@available (iOS 17, *) func a() {}\n@objc (b) class C {}",
            "var a: Int {\n_modify {\nvar b = c\nyield &b\nd = b\n}\n_read { yield e }\n}",
            "yield(1)\nlet yield = 1\nyield\n    .a()",
            "func a() -> [Self].SubSequence { b }\nlet c: [Int].Index = 1\nlet d: [Int].Type",
            "class A { private (set) var b = 1\n var c = 2 }", "func total_$2500_value() {}\nlet a$ = 1",
            "let a = UUID ()\nlet b = Subject<Int,Never> ()\nlet c = b [0]",
            "var list: List\n    <Int, String> = make()",
        ] {
            assertParses(source)
        }
    }

    func testSkippedBodiesHaveNoChildren() {
        let tree = parse("struct A { func f() { g { 1 } }\nvar x: Int { 1 }\nlet y = B(c: 1) }", bodies: .skip)
        XCTAssertTrue(tree.problems.isEmpty)
        tree.root.walk { node in
            if node.kind == .codeBlock || node.kind == .closureExpression { XCTAssertNil(node.firstChild) }
            return true
        }
    }

    func testCutOffAndDeeplyNestedSourceComesToAnEnd() {
        let count = 20_000
        let sources = [
            "; private(", "var x: [3", "let y = foo<[3",
            "var x: " + String(repeating: "some ", count: count) + "V",
            "var x: Int" + String(repeating: "?", count: count),
            "func f() { switch x {\n" + String(repeating: "#if A\n", count: count) + "}}",
            "func f() { x\n" + String(repeating: "#if A\n", count: 2000) + ".foo() }",
            String(repeating: "#", count: count),
        ]
        for source in sources {
            var nodes = 0
            parse(source).root.walk { _ in
                nodes += 1
                return true
            }
            XCTAssertGreaterThan(nodes, 0, String(source.prefix(40)))
        }
    }

    func testBrokenSourceStillGivesATree() {
        for text in [
            "class A { func f( { }", "struct A: { var = }", "let a = )", "if { } else", "func", "@", "class",
            "foo(a b)", "\"\\(", "{ { {", "a..b",
        ] {
            let tree = parse(text)
            XCTAssertEqual(tree.root.kind, .sourceFile, text)
        }
        XCTAssertFalse(parse("foo(a b)").problems.isEmpty)
        XCTAssertFalse(parse("let a = 1 let b = 2").problems.isEmpty)
    }

    func testModuleOfAnImportOnTheNextLine() {
        assertParses("import\n    Combine\nimport struct Lib.Part\nlet a = 1")
        XCTAssertEqual(
            texts(.importDeclaration, in: "import\n    Combine\nimport B\nc()"), ["import\n    Combine", "import B"])
        XCTAssertEqual(texts(.importDeclaration, in: "import\nlet a = 1"), ["import"])
    }

    /// What comes next must not be listed as the name of a declaration that has none.
    func testDeclarationsWithoutNamesAreListedByTheirKeyword() {
        for (text, keyword) in [
            ("struct", "struct"), ("@A final class\n= 1", "class"), ("extension {}", "extension"), ("func { }", "func"),
            ("typealias = B", "typealias"),
        ] {
            let tree = parse(text)
            XCTAssertEqual(DeclarationOutline(tree).entries.first.map { tree.file.text($0.name) }, keyword, text)
        }
    }

    /// The payload of a bracket is a token's index, which could be the number of `self` by chance.
    func testBracketsHaveNoName() {
        for text in ["(a).b", "[a].b", "{ a }()", "\"a\".b"] {
            XCTAssertEqual(parse(text).root.firstChild?.firstChild?.name, .max, text)
        }
    }
}
