import Foundation
import SourceText
import XCTest

@testable import Syntax

/// Invariants 1 and 2 for bytes that nobody meant to be Swift.
final class RobustnessTests: XCTestCase {
    /// Parses, and checks that tokens are in order and nodes within their parents.
    private func check(_ bytes: [UInt8], _ name: String) {
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: name, bytes: bytes), names: &names)
        var mistakes = 0
        var end: UInt32 = 0
        for token in tree.tokens {
            if token.start < end || Int(token.end) > bytes.count { mistakes += 1 }
            end = token.end
        }
        tree.root.walk { node in
            var last = node.firstToken
            for child in node.children {
                if child.firstToken < last || child.endToken > node.endToken { mistakes += 1 }
                last = child.endToken
            }
            return true
        }
        XCTAssertEqual(mistakes, 0, "\(name): tokens or nodes are out of order")
        XCTAssertEqual(tree.tokens.last?.kind, .endOfFile)
        XCTAssertEqual(tree.root.endToken, tree.tokens.count - 1, "\(name): the root holds all tokens")
        _ = SyntaxTree.parse(SourceFile(path: name, bytes: bytes), bodies: .skip, names: &names)
    }

    private let sample = Array(
        ##"""
        @Observable final class A<T>: B, C where T: D { @Published var a = [1: "x \(y)"], b: Int? { didSet { f(a) } } }
        struct V: View { var body: some View { if let x = $a.b?.c { Text(x) { [weak self] y in z } } else {
        #if A
            q
            .p()
        #endif
        } } }
        let r = /a b/ ; switch x { case .a(let b): c default: d } // comment /* nested */ é 🎛️ \r\n `x`
        let s = #"raw \#(x)"#, t = """
            many \(lines)
            """
        """##.utf8)

    func testTruncations() {
        for length in 0...sample.count { check(Array(sample[..<length]), "truncated to \(length)") }
    }

    func testDeletedAndReplacedBytes() {
        var random = SystemRandomNumberGenerator.seeded(7)
        let replacements = Array("{}()[]\"'`$#@\\/*<>=?!.,:;&\r\n\t\0".utf8) + [0x80, 0xC3, 0xFF, 0xF0]
        for round in 0..<600 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: index)
                } else {
                    bytes[index] = replacements.randomElement(using: &random) ?? 0
                }
            }
            check(bytes, "mutant \(round)")
        }
    }

    func testRandomBytes() {
        var random = SystemRandomNumberGenerator.seeded(11)
        for round in 0..<200 {
            check(
                (0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) },
                "random \(round)")
        }
    }

    func testDeepNestingEndsSoon() {
        for bracket in [
            "#/\n", "#/a ", "(", "[", "{", "\"\\(", "if a {", "f { ", "a<", "(]", "#if A\n", "!", "func f() {",
            "class A {",
        ] {
            let bytes = Array(String(repeating: bracket, count: 100_000).utf8)
            let start = Date()
            check(bytes, "100,000 × \(bracket)")
            XCTAssertLessThan(Date().timeIntervalSince(start), 20, bracket)
        }
    }

    func testModifiersWithoutADeclarationEndSoon() {
        let start = Date()
        check(Array(String(repeating: "@A private(set) ", count: 20_000).utf8), "20,000 attributes and modifiers")
        XCTAssertLessThan(Date().timeIntervalSince(start), 20)
    }

    func testLongChainsAndLists() {
        for part in [".a", "(b)", " + c", ", d", "?.e", " else if x { }", "case .a: b\n", "@A ", "\"s\" "] {
            check(Array(("x" + String(repeating: part, count: 20_000)).utf8), "20,000 × \(part)")
        }
    }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension SystemRandomNumberGenerator {
    static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(state: seed) }
}
