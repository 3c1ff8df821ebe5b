import SourceText
import XCTest

@testable import Syntax

final class LexerTests: XCTestCase {
    /// Kind and text of every token but the last.
    private func tokens(_ text: String) -> [String] {
        var names = NameTable()
        let bytes = Array(text.utf8)
        let file = SourceFile(path: "a.swift", bytes: bytes)
        return Lexer.tokenize(bytes, names: &names).tokens.dropLast().map { "\($0.kind) \(file.text($0.range))" }
    }

    private func texts(_ text: String) -> [String] {
        tokens(text).map { $0.split(separator: " ", maxSplits: 1).dropFirst().joined() }
    }

    func testWords() {
        XCTAssertEqual(
            tokens("class `default` $x $0 #if é"),
            [
                "keyword class", "identifier `default`", "dollarIdentifier $x", "dollarIdentifier $0", "poundWord #if",
                "identifier é",
            ])
    }

    /// What is looked at sixteen bytes at a time must be the same at every distance from the end of the file.
    func testWordsOfAllLengths() {
        for length in 1...70 {
            for rest in [
                "", " ", "(", ".b", " // a comment that is longer than any block of bytes", "é",
                "é and a rest of more than any block", "$ = 1",
            ] {
                for (word, kind) in [
                    (String(repeating: "a", count: length), "identifier"),
                    (String(repeating: "_Z9", count: length), "identifier"),
                ] {
                    let found = tokens(" " + word + rest)
                    let isLonger = rest.hasPrefix("é") || rest.hasPrefix("$")
                    let suffix = rest.hasPrefix("é") ? "é" : "$"
                    XCTAssertEqual(found.first, "\(kind) \(word)\(isLonger ? suffix : "")", "\(length) \(rest)")
                }
            }
        }
    }

    func testNamesThatDifferInOneByteHaveDifferentNumbers() {
        var names = NameTable()
        var ids: Set<NameID> = []
        var count = 0
        for length in [1, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 40, 48, 49, 64] {
            for place in 0..<length {
                var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                bytes[place] = UInt8(ascii: "b")
                count += 1
                for end in ["", " ", String(repeating: " ", count: 80)] {
                    let list = Lexer.tokenize(bytes + Array(end.utf8), names: &names)
                    XCTAssertEqual(list.tokens.count, 2)
                    ids.insert(list.tokens[0].payload)
                }
                XCTAssertEqual(names.lookUp(String(decoding: bytes, as: UTF8.self)).map { ids.contains($0) }, true)
            }
        }
        XCTAssertEqual(ids.count, count)
    }

    func testStringsAndCommentsOfAllLengths() {
        for length in 0...40 {
            let filling = String(repeating: "x", count: length)
            XCTAssertEqual(tokens("\"\(filling)\\n\(filling)\" a").last, "identifier a", "\(length)")
            XCTAssertEqual(tokens("\"\"\"\n\(filling)\"\n\"\"\" a").last, "identifier a", "\(length)")
            XCTAssertEqual(tokens("/*\(filling)/*\(filling)*/\(filling)*/a"), ["identifier a"], "\(length)")
            for lineEnd in ["\n", "\r", "\r\n"] {
                XCTAssertEqual(
                    tokens("//\(filling)\(lineEnd)\(filling.replacing("x", with: " "))a"), ["identifier a"], "\(length)"
                )
            }
        }
    }

    func testDirectives() {
        /// What stands behind each marker up to the next space, and the index of the next token.
        func directives(_ text: String) -> [String] {
            var names = NameTable()
            let bytes = Array(text.utf8)
            return Lexer.tokenize(bytes, names: &names).directives.map { directive in
                let rest = bytes[(Int(directive.marker) + "reobserve:".utf8.count)...].prefix {
                    $0 != 0x20 && $0 != 0x0A
                }
                return String(decoding: rest, as: UTF8.self) + " \(directive.nextToken)"
            }
        }
        XCTAssertEqual(
            directives(
                "// reobserve:a b\n/// \treobserve:c\n/* reobserve:d */ x /**\n * reobserve:e\n */\n//reobserve:f"),
            ["a 0", "c 0", "d 0", "e 1", "f 1"])
        XCTAssertEqual(directives("\"\\(x /* reobserve:a */)\" // reobserve:b"), ["a 3", "b 5"])
        let prose = [
            "// see reobserve:a", "\"// reobserve:a\"", "#\"/* reobserve:a */\"#", "/* x\n reobserve:a */",
            "/* */ reobserve:a", "/**/ reobserve:a",
            "// // reobserve:a", "// reobserve", "// `reobserve:a`", "//", "/*", "// r", "/* reobserv",
        ]
        for text in prose { XCTAssertEqual(directives(text), [], text) }
    }

    func testTodoComments() {
        func comments(_ text: String) -> [String] {
            var names = NameTable()
            return Lexer.tokenize(Array(text.utf8), names: &names).todoComments.map { "\($0.comment) \($0.nextToken)" }
        }
        XCTAssertEqual(comments("// TODO: reobserve[a] b\nx // TODO: reobserve["), ["0 0", "26 1"])
        let prose = [
            "//TODO: reobserve[a]", "//  TODO: reobserve[a]", "/// TODO: reobserve[a]", "/* TODO: reobserve[a] */",
            "// TODO reobserve[a]", "// TODO: reobserve",
            "\"// TODO: reobserve[a]\"", "/*\n// TODO: reobserve[a]\n*/", "// // TODO: reobserve[a]", "// T",
        ]
        for text in prose { XCTAssertEqual(comments(text), [], text) }
    }

    func testKnownNamesHaveTheSameNumberInEveryTable() {
        var names = NameTable()
        for name in KnownName.allCases {
            XCTAssertEqual(name.text, name == .wildcard ? "_" : String(describing: name))
            XCTAssertEqual(names.intern(name.text), name.rawValue, name.text)
            XCTAssertEqual(KnownName(rawValue: name.rawValue), name, name.text)
        }
        XCTAssertNil(KnownName(rawValue: UInt32(KnownName.allCases.count)))
        XCTAssertNil(KnownName(rawValue: .max))
        // The lexer has a bit for each reserved word, and a byte for each known name.
        XCTAssertLessThan(KnownName.firstContextual, 64)
        XCTAssertLessThan(KnownName.allCases.count, 256)
    }

    func testMergeTranslatesNames() {
        var left = NameTable()
        var right = NameTable()
        let apple = right.intern("apple")
        _ = left.intern("pear")
        let translation = left.merge(right)
        XCTAssertEqual(left.text(translation[Int(apple)]), "apple")
        XCTAssertEqual(left.lookUp("apple"), translation[Int(apple)])
    }

    func testStringsWithInterpolation() {
        XCTAssertEqual(
            texts(#""a \(b("c \(d)")) e""#),
            ["\"", "a ", "\\(", "b", "(", "\"", "c ", "\\(", "d", ")", "\"", ")", ")", " e", "\""])
    }

    func testRawAndMultilineStrings() {
        XCTAssertEqual(texts(##"#"a \(b) \#(c)"#"##), ["#\"", #"a \(b) "#, ##"\#("##, "c", ")", "\"#"])
        XCTAssertEqual(
            texts("\"\"\"\n a \"quoted\" \\(x)\n\"\"\""),
            ["\"\"\"", "\n a \"quoted\" ", "\\(", "x", ")", "\n", "\"\"\""])
        XCTAssertEqual(tokens(##"#"""#"##).count, 3)
    }

    func testDollarNamesInTextAreNoTokens() {
        XCTAssertFalse(tokens(#"let a = "$x and @Published""#).contains { $0.hasPrefix("dollarIdentifier") })
        XCTAssertFalse(tokens("/* $x /* nested */ @Published */ // $y").contains { $0.hasPrefix("dollarIdentifier") })
    }

    func testOperators() {
        XCTAssertEqual(tokens("a ?? b"), ["identifier a", "binaryOperator ??", "identifier b"])
        XCTAssertEqual(
            tokens("a?.b!"), ["identifier a", "postfixQuestion ?", "dot .", "identifier b", "postfixExclamation !"])
        XCTAssertEqual(
            tokens("!a && -b"),
            ["prefixOperator !", "identifier a", "binaryOperator &&", "prefixOperator -", "identifier b"])
        XCTAssertEqual(
            tokens("a ? b : c"), ["identifier a", "infixQuestion ?", "identifier b", "colon :", "identifier c"])
        XCTAssertEqual(
            tokens("f(&x)"),
            ["identifier f", "openParenthesis (", "prefixAmpersand &", "identifier x", "closeParenthesis )"])
        XCTAssertEqual(texts("[Set<Array<Int>>]?"), ["[", "Set", "<", "Array", "<", "Int", ">", ">", "]", "?"])
        XCTAssertEqual(texts("0...5 ..<x"), ["0", "...", "5", "..<", "x"])
        XCTAssertEqual(texts("a -> b = c == d"), ["a", "->", "b", "=", "c", "==", "d"])
    }

    func testRegexAgainstDivision() {
        XCTAssertEqual(tokens("let r = /a(b)c/"), ["keyword let", "identifier r", "equal =", "regex /a(b)c/"])
        XCTAssertFalse(tokens("let q = a / b / c").contains { $0.hasPrefix("regex") })
        XCTAssertFalse(tokens("x = y/2 + z/3").contains { $0.hasPrefix("regex") })
        XCTAssertEqual(tokens("#/a\"b/#"), ["regex #/a\"b/#"])
    }

    /// What swift-syntax makes of the same text; each was different once.
    func testRegexWhereTheCompilerSeesOne() {
        XCTAssertEqual(texts("let r = /[/]"), ["let", "r", "=", "/[/", "]"])
        XCTAssertEqual(texts("x = [a, /b/]"), ["x", "=", "[", "a", ",", "/b/", "]"])
        XCTAssertEqual(tokens("a /b/"), ["identifier a", "regex /b/"])
        XCTAssertEqual(tokens("try? / b/"), ["keyword try", "postfixQuestion ?", "regex / b/"])
        XCTAssertEqual(tokens("!/a/"), ["prefixOperator !", "regex /a/"])
        XCTAssertEqual(texts("f(1, /) + g(/)"), ["f", "(", "1", ",", "/", ")", "+", "g", "(", "/", ")"])
        XCTAssertEqual(
            texts("f(a: /A.b, c: /D.e)"),
            ["f", "(", "a", ":", "/", "A", ".", "b", ",", "c", ":", "/", "D", ".", "e", ")"])
        XCTAssertEqual(texts("func /(a: B) /* / */ { }"), ["func", "/", "(", "a", ":", "B", ")", "{", "}"])
        XCTAssertEqual(texts("a +/* b */ c"), ["a", "+", "c"])
        XCTAssertEqual(texts("a<b<c>> / d / e"), ["a", "<", "b", "<", "c", ">", ">", "/", "d", "/", "e"])
        XCTAssertEqual(
            tokens("let r = #/  \n a/b \n/# + c"),
            ["keyword let", "identifier r", "equal =", "regex #/  \n a/b \n/#", "binaryOperator +", "identifier c"])
        XCTAssertEqual(texts("let r = #/a\nb"), ["let", "r", "=", "#/a", "b"])
    }

    func testOperatorsBindAsInTheCompiler() {
        XCTAssertEqual(
            tokens("f(-.pi)"),
            ["identifier f", "openParenthesis (", "prefixOperator -", "dot .", "identifier pi", "closeParenthesis )"])
        XCTAssertEqual(tokens("x^.y"), ["identifier x", "postfixOperator ^", "dot .", "identifier y"])
        XCTAssertEqual(tokens("a/* */-b"), ["identifier a", "prefixOperator -", "identifier b"])
        XCTAssertEqual(
            texts("\\A.?.b \\.!.c d .== .!e"),
            ["\\", "A", ".", "?", ".", "b", "\\", ".", "!", ".", "c", "d", ".==", ".!", "e"])
        XCTAssertEqual(tokens("a =<#b#>"), ["identifier a", "equal =", "identifier <#b#>"])
        XCTAssertEqual(texts("<#a <#b#>"), ["<", "#a", "<#b#>"])
        XCTAssertEqual(tokens("a +\u{301} b"), ["identifier a", "binaryOperator +\u{301}", "identifier b"])
    }

    func testStringsEndAsInTheCompiler() {
        XCTAssertEqual(texts(##"#"""a"#"##), ["#\"", "\"\"a", "\"#"])
        XCTAssertEqual(texts("\"\"\"\na\"\"\"\"\""), ["\"\"\"", "\na", "\"\"\"", "\"", "\""])
        XCTAssertEqual(
            tokens("\"a\\(b\nc \"d\""),
            [
                "openQuote \"", "stringSegment a", "openInterpolation \\(", "identifier b", "identifier c",
                "openQuote \"", "stringSegment d", "closeQuote \"",
            ])
        XCTAssertEqual(tokens("\"\"\"\n\\(a\n)\n\"\"\"").last, "closeQuote \"\"\"")
    }

    func testByteOrderMarkWithinAName() {
        XCTAssertEqual(texts("\u{FEFF}a\u{FEFF}b = \u{FEFF} c"), ["a\u{FEFF}b", "=", "c"])
    }

    func testNumbersEndAsInTheCompiler() {
        XCTAssertEqual(
            texts("0xFF.de 0x1.8p3 0x.a 0b1.5 0o7.max 1.5e-3.x 1e5.y 12ab 1.5ab 0x1e+2"),
            [
                "0xFF", ".", "de", "0x1.8p3", "0x", ".", "a", "0b1", ".", "5", "0o7", ".", "max", "1.5e-3", ".", "x",
                "1e5", ".", "y", "12ab", "1.5", "ab", "0x1e", "+", "2",
            ])
    }

    func testNumbers() {
        XCTAssertEqual(
            texts("1.5 0xFF 1e-3 0x1p+2 x.0.1 1.max"),
            ["1.5", "0xFF", "1e-3", "0x1p+2", "x", ".", "0", ".", "1", "1", ".", "max"])
    }

    func testBracketsKnowTheirPartners() {
        var names = NameTable()
        let list = Lexer.tokenize(Array("{ ( [ ] ) }".utf8), names: &names)
        XCTAssertEqual(list.tokens[0].payload, 5)
        XCTAssertEqual(list.tokens[1].payload, 4)
        XCTAssertEqual(list.tokens[4].payload, 1)
        XCTAssertTrue(list.problems.isEmpty)
        XCTAssertEqual(
            Lexer.tokenize(Array("( ]".utf8), names: &names).problems.map(\.kind),
            [.unmatchedBracket, .unmatchedBracket])
    }

    func testLineEndsOfAllKindsStartLines() {
        var names = NameTable()
        for ending in ["\n", "\r\n", "\r"] {
            let tokens = Lexer.tokenize(Array("a // x\(ending)b".utf8), names: &names).tokens
            XCTAssertTrue(tokens[1].isAfterNewline)
        }
    }

    func testPreamble() {
        XCTAssertEqual(texts("#!/usr/bin/swift\nlet a"), ["let", "a"])
        var names = NameTable()
        XCTAssertEqual(Lexer.tokenize([0xEF, 0xBB, 0xBF, 0x61], names: &names).tokens[0].start, 3)
    }
}
