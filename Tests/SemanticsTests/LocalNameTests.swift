import SymbolIndex
import Syntax
import XCTest

@testable import Semantics

/// Which declaration a name means: the place of a local, or a member or global, which no local hides.
final class LocalNameTests: XCTestCase {
    /// - Parameter table: for each marked use the mark of the declaration, at its name or its keyword.
    private func check(
        _ source: String, _ table: KeyValuePairs<String, String>, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let project = try MarkedProject(source)
        project.check(table, file: file, line: line) { place in
            let use = try project.name(place)
            guard let local = LocalName(use.name, at: use) else { return "none" }
            let number = try project.analysis(at: place).file
            let declaration = local.declaration
            return project.mark(at: declaration.anchorToken.start, file: number) ?? "unmarked \(declaration.kind)"
        }
    }

    func testParametersAndShadowing() throws {
        try check(
            """
            struct Box {
                var x = 0
                func use(⟦parameter⟧x: Int, label ⟦with a label⟧y: Int = 0) {
                    _ = ⟦1⟧x
                    _ = ⟦2⟧y
                    let ⟦shadow⟧x = ⟦4⟧x + 1
                    _ = ⟦5⟧x
                    do {
                        let ⟦inner⟧x = 2
                        _ = ⟦6⟧x
                    }
                    _ = ⟦7⟧x
                    let (⟦first of a tuple⟧a, _) = (1, 2)
                    _ = ⟦9⟧a
                }
                func other() { _ = ⟦8⟧x }
            }
            """,
            [
                "1": "parameter", "2": "with a label", "4": "parameter", "5": "shadow", "6": "inner", "7": "shadow",
                "8": "none", "9": "first of a tuple",
            ])
    }

    func testClosures() throws {
        try check(
            """
            func use(⟦parameter⟧x: Int, ⟦object⟧model: Model) {
                _ = { ⟦1⟧x }
                _ = { (⟦closure's⟧x: Int) in ⟦2⟧x }
                _ = { ⟦short⟧x in ⟦3⟧x }
                _ = { [⟦capture⟧x] in ⟦4⟧x }
                _ = { [⟦renamed⟧copy = ⟦5⟧x] in ⟦6⟧copy }
                _ = { [weak ⟦weak⟧model] in ⟦7⟧model }
                _ = { ⟦outer⟧y in { ⟦inner⟧y in ⟦8⟧y } }
                _ = ⟦9⟧x
            }
            """,
            [
                "1": "parameter", "2": "closure's", "3": "short", "4": "capture", "5": "parameter", "6": "renamed",
                "7": "weak", "8": "inner", "9": "parameter",
            ])
    }

    func testPatterns() throws {
        try check(
            """
            var x: Int? = nil
            func use(value: Result<Int, any Error>) {
                if let ⟦if let⟧x { _ = ⟦1⟧x } else { _ = ⟦2⟧x }
                while let ⟦while let⟧x = ⟦3⟧x { _ = ⟦4⟧x }
                for ⟦element⟧x in [1] { _ = ⟦5⟧x }
                for case let ⟦matched⟧x? in [Int?.none] where ⟦6⟧x > 0 {}
                switch value {
                case .success(let ⟦payload⟧x): _ = ⟦7⟧x
                case let .failure(⟦error⟧x): _ = ⟦8⟧x
                }
                guard let ⟦guarded⟧x else { return print(⟦10⟧x) }
                _ = ⟦11⟧x
            }
            """,
            [
                "1": "if let", "2": "none", "3": "none", "4": "while let", "5": "element", "6": "matched",
                "7": "payload", "8": "error", "10": "none", "11": "guarded",
            ])
    }

    func testWhatHasNoDeclarationOfItsOwn() throws {
        try check(
            """
            struct Box {
                var newValue = 0
                var error = 0
                var value: Int {
                    get { ⟦1⟧newValue }
                    ⟦setter⟧set { stored = ⟦2⟧newValue }
                }
                var named: Int {
                    get { 0 }
                    ⟦named setter⟧set(given) { stored = ⟦3⟧given; _ = ⟦4⟧newValue }
                }
                var stored = 0 {
                    ⟦will⟧willSet { _ = ⟦5⟧newValue }
                    ⟦did⟧didSet { _ = ⟦6⟧oldValue }
                }
                func use() {
                    do { _ = ⟦7⟧error } ⟦catch⟧catch { _ = ⟦8⟧error }
                    do {} catch let ⟦failure⟧failure { _ = ⟦9⟧failure; _ = ⟦10⟧error }
                }
            }
            """,
            [
                "1": "none", "2": "setter", "3": "named setter", "4": "none", "5": "will", "6": "did", "7": "none",
                "8": "catch", "9": "failure", "10": "none",
            ])
    }

    func testWhatSeesNoneOfTheParameters() throws {
        try check(
            """
            struct Box {
                var x = 0
                init(⟦of init⟧x: Int, y: Int = ⟦1⟧x) { _ = ⟦2⟧x }
                func use(⟦parameter⟧x: Int, y: Int = ⟦3⟧x) {
                    func inner(⟦inner⟧x: Int, y: Int = ⟦4⟧x) { _ = ⟦5⟧x }
                }
                subscript(⟦index⟧x: Int, y: Int = ⟦6⟧x) -> Int { ⟦7⟧x }
            }
            """,
            ["1": "none", "2": "of init", "3": "none", "4": "parameter", "5": "inner", "6": "none", "7": "index"])
    }

    func testLoopsAndConditions() throws {
        try check(
            """
            var x: Int? = nil
            func use(list: [Int], optionals: [Int?]) {
                for ⟦element⟧x in ⟦1⟧x.list where ⟦2⟧x > 0 { _ = ⟦3⟧x }
                for case .some(let ⟦case⟧x) in ⟦4⟧x where ⟦5⟧x > 0 { _ = ⟦6⟧x }
                if let ⟦first⟧x = ⟦7⟧x, let ⟦second⟧x = ⟦8⟧x.next { _ = ⟦9⟧x }
                if case let ⟦pattern⟧x? = ⟦10⟧x, ⟦11⟧x > 0 { _ = ⟦12⟧x }
                while let ⟦loop⟧x = ⟦13⟧x.next { _ = ⟦14⟧x }
                guard let ⟦guarded⟧x, ⟦15⟧x > 0 else { return print(⟦16⟧x) }
                repeat { let x = 1 } while ⟦17⟧x > 0
            }
            """,
            [
                "1": "none", "2": "element", "3": "element", "4": "none", "5": "case", "6": "case", "7": "none",
                "8": "first", "9": "second", "10": "none", "11": "pattern", "12": "pattern", "13": "none",
                "14": "loop", "15": "guarded", "16": "none", "17": "guarded",
            ])
    }

    /// What stands before the values of a case names a type or a case.
    func testCases() throws {
        try check(
            """
            func use(value: State) {
                switch value {
                case let x.loaded(⟦payload⟧y) where ⟦1⟧y > 0: _ = ⟦2⟧x; _ = ⟦3⟧y
                case (let ⟦left⟧x, .some(let ⟦right⟧y)): _ = ⟦4⟧x; _ = ⟦5⟧y
                case let ⟦cast⟧x as Int: _ = ⟦6⟧x
                default: _ = ⟦7⟧x
                }
                do {} ⟦where⟧catch where ⟦8⟧error.isLate { _ = ⟦9⟧error }
                do {} catch let ⟦thrown⟧x where ⟦10⟧x.isLate { _ = ⟦11⟧error }
            }
            """,
            [
                "1": "payload", "2": "none", "3": "payload", "4": "left", "5": "right", "6": "cast", "7": "none",
                "8": "where", "9": "where", "10": "thrown", "11": "none",
            ])
    }

    func testWhatIsVisibleBeforeItsDeclaration() throws {
        try check(
            """
            func use() {
                ⟦1⟧run()
                _ = ⟦2⟧x
                let ⟦variable⟧x = ⟦3⟧x, next = ⟦4⟧x
                func ⟦function⟧run() { ⟦5⟧run() }
                #if DEBUG
                func ⟦conditional⟧log() {}
                #endif
                ⟦6⟧log()
                var ⟦observed⟧y = ⟦7⟧y { didSet { _ = ⟦8⟧y } }
            }
            """,
            [
                "1": "function", "2": "none", "3": "none", "4": "variable", "5": "function", "6": "conditional",
                "7": "none", "8": "observed",
            ])
    }

    func testCapturesSeeWhatIsAroundTheClosure() throws {
        try check(
            """
            func use(⟦parameter⟧x: Box) {
                _ = { [⟦capture⟧x = ⟦1⟧x.y, y = ⟦2⟧x] in
                    func run() {}
                    _ = ⟦3⟧x
                }
                _ = { [y = ⟦4⟧run] in func run() {} }
            }
            """,
            ["1": "parameter", "2": "parameter", "3": "capture", "4": "none"])
    }

    func testMembersWithinConditionsAreNoLocals() throws {
        try check(
            """
            #if DEBUG
            let level = 0
            func log() { _ = ⟦1⟧level; ⟦2⟧log() }
            #endif
            struct Box {
                #if DEBUG
                var x = 0 { didSet { _ = ⟦3⟧x } }
                func use() { _ = ⟦4⟧x; ⟦5⟧use() }
                #endif
                var y = 0, z = { ⟦6⟧y }
                var value: Int { _modify { yield &⟦7⟧newValue } }
            }
            """,
            ["1": "none", "2": "none", "3": "none", "4": "none", "5": "none", "6": "none", "7": "none"])
    }
}
