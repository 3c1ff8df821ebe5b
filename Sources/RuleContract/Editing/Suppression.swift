import SourceText
import SymbolIndex
import Syntax

/// A comment by which the author keeps code as it is.
package struct Suppression {
    package enum Kind {
        /// `// reobserve:keep` before a class or on its first lines: the class is never migrated.
        case keep
        /// `// reobserve:ignore-file` anywhere in a file: the file is read but not edited.
        case ignoreFile
        /// `// reobserve:ignore[rule-a, rule-b]` on a line or above it: those rules change nothing there.
        case ignore([RuleName])
        /// Nothing of that, with a sentence that says why.
        case unknown(String)
    }

    /// What stands in the brackets.
    package struct RuleName {
        package let text: String
        package let location: SourceLocation
    }

    package let kind: Kind
    package let location: SourceLocation
    /// 1-based number of the line that is meant.
    package let line: Int

    private static let names = ["keep", "ignore", "ignore-file"]

    /// Those of a file, in its order.
    package static func all(in facts: FileFacts) -> [Suppression] { facts.directives.compactMap { Suppression($0) } }

    package static func ignoresFile(_ facts: FileFacts) -> Bool {
        all(in: facts).contains { if case .ignoreFile = $0.kind { true } else { false } }
    }

    /// True where a comment keeps a class.
    package static func keeps(_ declaration: SyntaxNode, facts: FileFacts) -> Bool {
        let lines = all(in: facts).filter { if case .keep = $0.kind { true } else { false } }.map(\.line)
        if lines.isEmpty { return false }
        let header = DeclarationHeader(declaration).lines(LineIndex(declaration.tree.file.bytes))
        return lines.contains { header.contains($0) }
    }

    /// Nil where the comment says something else behind `reobserve:`.
    private init?(_ directive: DirectiveFact) {
        let name = directive.text.prefix { $0.isASCII && $0.isLetter || $0 == "-" }
        let rest = directive.text[name.endIndex...]
        switch name {
        case "": return nil
        case "keep": kind = .keep
        case "ignore-file": kind = .ignoreFile
        case "ignore": kind = Suppression.ignore(rest, directive)
        default:
            let hint =
                nearestName(to: String(name), among: Suppression.names).map { "; did you mean reobserve:\($0)?" } ?? ""
            kind = .unknown("unknown comment reobserve:\(name)\(hint)")
        }
        location = directive.location
        line = directive.line
    }

    /// `[rule-a, rule-b]` and perhaps a reason.
    private static func ignore(_ text: Substring, _ directive: DirectiveFact) -> Kind {
        guard text.first == "[", let end = text.firstIndex(of: "]") else {
            return .unknown("reobserve:ignore requires rule names in brackets")
        }
        var names: [RuleName] = []
        for part in text[..<end].dropFirst().split(separator: ",") {
            let word = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            if word.isEmpty { continue }
            let before = directive.text[..<word.startIndex]
            let offset = Directive.marker.utf8CodeUnitCount
            let location = SourceLocation(
                line: directive.location.line, column: directive.location.column + offset + before.utf8.count,
                utf16Column: directive.location.utf16Column + offset + before.utf16.count)
            names.append(RuleName(text: String(word), location: location))
        }
        return names.isEmpty ? .unknown("reobserve:ignore requires rule names in brackets") : .ignore(names)
    }
}

/// A declaration up to its first opening brace: attributes, modifiers, keyword, name, clauses.
package struct DeclarationHeader {
    package let range: TextRange

    package init(_ declaration: SyntaxNode) {
        self.init(declaration.range, declaration.tree, firstToken: declaration.firstToken)
    }

    /// - Parameter firstToken: the first one in the range.
    package init(_ whole: TextRange, _ tree: SyntaxTree, firstToken: Int) {
        var token = firstToken
        while token < tree.tokens.count, tree.tokens[token].start < whole.end {
            if tree.tokens[token].kind == .openBrace, tree.tokens[token].start > whole.start {
                range = TextRange(whole.start, tree.tokens[token].end)
                return
            }
            token += 1
        }
        range = whole
    }

    /// The 1-based numbers of its lines.
    package func lines(_ index: LineIndex) -> ClosedRange<Int> { index.lines(of: range) }
}
