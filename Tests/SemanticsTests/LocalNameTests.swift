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
                }
                func other() { _ = ⟦8⟧x }
            }
            """,
            [
                "1": "parameter", "2": "with a label", "4": "parameter", "5": "shadow", "6": "inner", "7": "shadow",
                "8": "none",
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
}
