import Reporting
import SourceText
import SymbolIndex
import Syntax

/// What must hold for the tokens, the tree and the facts of any bytes.
struct SyntaxCheck {
    private let file: SourceFile
    private var findings: [String] = []
    /// A table is not made in no time, since it holds all known names.
    private static let emptyTable = NameTable()

    /// One sentence for each thing that does not hold.
    static func findings(_ file: SourceFile) -> [String] {
        var check = SyntaxCheck(file: file)
        check.run()
        return check.findings
    }

    private init(file: SourceFile) {
        self.file = file
    }

    private mutating func run() {
        var names = SyntaxCheck.emptyTable
        let tree = SyntaxTree.parse(file, names: &names)
        checkTokens(tree)
        checkGaps(tree)
        checkTree(tree)
        checkListings(tree)
        let outer = SyntaxTree.parse(file, bodies: .skip, names: &names)
        expect(outer.tokens.count == tree.tokens.count, "bodies change the tokens")
        checkTree(outer)
        _ = FactCollector.collect(outer, names: &names)
        _ = FactCollector.collect(tree, names: &names)
    }

    private mutating func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
        // One is enough: what follows from it says nothing new.
        if !condition, findings.isEmpty { findings.append(message()) }
    }

    // MARK: Tokens

    private mutating func checkTokens(_ tree: SyntaxTree) {
        let tokens = tree.tokens
        var joined: [UInt8] = []
        var end = 0
        for (index, token) in tokens.enumerated() {
            guard Int(token.start) >= end, Int(token.end) <= file.bytes.count else {
                return expect(false, "token \(index) at \(token.start) is out of order")
            }
            expect(token.length > 0 || token.kind == .endOfFile, "token \(index) at \(token.start) is empty")
            expect((token.kind == .endOfFile) == (index == tokens.count - 1), "the file ends at token \(index) of \(tokens.count)")
            joined += file.bytes[end..<Int(token.start)] + file.bytes[Int(token.start)..<Int(token.end)]
            end = Int(token.end)
            checkPartner(index, tokens)
        }
        expect(joined == file.bytes, "the tokens and their gaps are not the file")
        for problem in tree.problems { expect(Int(problem.offset) <= file.bytes.count, "a problem at \(problem.offset) outside of the file") }
        for directive in tree.directives { expect(Int(directive.nextToken) < tokens.count, "a directive before no token") }
    }

    private mutating func checkPartner(_ index: Int, _ tokens: [Token]) {
        let pairs: [(TokenKind, TokenKind)] = [
            (.openParenthesis, .closeParenthesis), (.openBracket, .closeBracket), (.openBrace, .closeBrace), (.openInterpolation, .closeInterpolation),
        ]
        let token = tokens[index]
        guard let pair = pairs.first(where: { $0.0 == token.kind || $0.1 == token.kind }), token.payload > 0 || pair.1 == token.kind else { return }
        let partner = Int(token.payload)
        // A closing bracket without a partner has 0, which may also be the first token.
        if token.kind == pair.1, partner == 0, tokens[0].kind != pair.0 || Int(tokens[0].payload) != index { return }
        guard partner < tokens.count else { return expect(false, "the bracket at \(token.start) has a partner that is no token") }
        expect(Int(tokens[partner].payload) == index, "the bracket at \(token.start) is not its partner's partner")
        expect(tokens[partner].kind == (token.kind == pair.0 ? pair.1 : pair.0), "the bracket at \(token.start) has a partner of another kind")
        expect((partner > index) == (token.kind == pair.0), "the bracket at \(token.start) has its partner on the wrong side")
    }

    /// What stands between two tokens must hold no token by itself: nothing is passed over as if it were a comment.
    private mutating func checkGaps(_ tree: SyntaxTree) {
        var end = 0
        var names = SyntaxCheck.emptyTable
        for token in tree.tokens {
            let gap = file.bytes[end..<Int(token.start)]
            end = Int(token.end)
            if gap.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { continue }
            let alone = Lexer.tokenize([0x0A] + gap, names: &names)
            let isPreamble = gap.startIndex == 0 && (gap.starts(with: [0x23, 0x21]) || gap.starts(with: [0xEF, 0xBB, 0xBF, 0x23, 0x21]))
            expect(alone.tokens.count == 1 || isPreamble, "the gap before the token at \(token.start) holds tokens")
        }
    }

    // MARK: Tree

    private mutating func checkTree(_ tree: SyntaxTree) {
        let root = tree.root
        expect(root.kind == .sourceFile && root.parent == nil, "the root is no root")
        expect(root.firstToken == 0 && root.endToken == tree.tokens.count - 1, "the root does not hold all tokens")
        var stack: [(node: SyntaxNode, depth: Int)] = [(root, 0)]
        var count = 0
        while let (node, depth) = stack.popLast() {
            count += 1
            expect(depth < 4000, "nodes are nested too deep at token \(node.firstToken)")
            expect(node.firstToken <= node.endToken && node.endToken <= tree.tokens.count, "a node has no range at token \(node.firstToken)")
            expect(node.anchor < tree.tokens.count, "a node has no anchor at token \(node.firstToken)")
            var last = node.firstToken
            for child in node.children {
                expect(child.parent == node, "a child of \(node.kind) has another parent at token \(child.firstToken)")
                expect(child.firstToken >= last, "the children of \(node.kind) are out of order at token \(child.firstToken)")
                expect(child.endToken <= node.endToken, "a child \(child.kind) of \(node.kind) ends behind it at token \(child.endToken)")
                last = child.endToken
                stack.append((child, depth + 1))
            }
        }
        expect(count <= 12 * tree.tokens.count + 12, "\(count) nodes for \(tree.tokens.count) tokens")
    }

    private mutating func checkListings(_ tree: SyntaxTree) {
        for entry in DeclarationOutline(tree).entries {
            expect(Int(entry.range.end) <= file.bytes.count && entry.range.contains(entry.name), "a declaration at \(entry.range.start) does not hold its name")
        }
        // They take more time than all else.
        guard file.bytes.count < 4000 else { return }
        _ = SyntaxListing.tokens(of: tree)
        _ = SyntaxListing.declarations(of: tree)
    }
}
