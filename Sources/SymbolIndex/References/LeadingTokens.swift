import Syntax

/// Where in a file names stand that may lead to a legacy class, so that code without any can be passed over.
///
/// Beside the names of `LeadingNames` the locals of the file count: they may hold what such a name gave.
///
/// A class, since it finds the locals when somebody asks for them: in many files no code is entered.
// `@exclusivity(unchecked)`: belongs to one analyzer, as `FileAnalyzer` says.
final class LeadingTokens {
    private let tree: SyntaxTree
    private let table: NameTable
    /// The tokens that are leading names.
    private let names: TokenSet
    /// The same and those that are locals; nil until somebody asks.
    @exclusivity(unchecked) private var namesOrLocals: TokenSet?

    init(_ tree: SyntaxTree, _ legacy: LegacyTypes, _ table: NameTable) {
        self.tree = tree
        self.table = table
        var names = TokenSet(count: tree.tokens.count)
        for (number, token) in tree.tokens.enumerated()
        where token.kind == .identifier || token.kind == .dollarIdentifier {
            if LeadingTokens.leads(token, legacy) { names.insert(number) }
        }
        self.names = names
    }

    /// True where a name in the range leads to a class.
    func holdsName(_ range: Range<Int>) -> Bool { names.holdsOne(of: range) }

    /// True where a name in the range leads to a class, or is that of a local or of `$0`.
    func holdsNameOrLocal(_ range: Range<Int>) -> Bool {
        if let namesOrLocals { return namesOrLocals.holdsOne(of: range) }
        let found = addingLocals(to: names)
        namesOrLocals = found
        return found.holdsOne(of: range)
    }

    private func addingLocals(to names: TokenSet) -> TokenSet {
        var result = names
        let locals = LeadingTokens.locals(of: tree, table)
        for (number, token) in tree.tokens.enumerated()
        where token.kind == .identifier || token.kind == .dollarIdentifier {
            if locals.contains(token.payload) || tree.isAnonymousParameter(token) { result.insert(number) }
        }
        return result
    }

    private static func leads(_ token: Token, _ legacy: LegacyTypes) -> Bool {
        if legacy.leads.contains(token.payload) { return true }
        return token.kind == .dollarIdentifier
            && (legacy.publishedProperties[token.payload] != nil || legacy.wrapperProperties.contains(token.payload))
    }

    /// All that is declared in code, whatever its scope.
    private static func locals(of tree: SyntaxTree, _ table: NameTable) -> NameSet {
        var names = NameSet(of: table)
        names.insert(KnownName.newValue.id)
        names.insert(KnownName.oldValue.id)
        for node in tree.nodes {
            switch node.kind {
            case .identifierPattern, .parameter, .closureParameter, .capture: names.insert(node.name)
            case .bindingPattern:
                node.walk { part in
                    if part.kind == .identifierExpression { names.insert(part.name) }
                    return true
                }
            case .functionDeclaration where node.parent?.kind != .memberBlock: names.insert(node.name)
            case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
                if node.parent?.kind != .memberBlock, node.parent?.kind != .sourceFile { names.insert(node.name) }
            case .accessor:
                // `set(value)`
                if node.anchor + 2 < node.endToken, tree.tokens[node.anchor + 1].kind == .openParenthesis {
                    names.insert(tree.tokens[node.anchor + 2].payload)
                }
            default: break
            }
        }
        return names
    }
}

/// Tokens of a file as bits: most ranges that are asked for lie in one word.
private struct TokenSet {
    private var words: [UInt64]

    init(count: Int) {
        words = [UInt64](repeating: 0, count: count / 64 + 1)
    }

    mutating func insert(_ token: Int) { words[token >> 6] |= 1 &<< UInt64(token & 63) }

    func holdsOne(of range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        let first = range.lowerBound >> 6
        let last = (range.upperBound - 1) >> 6
        let fromStart = UInt64.max &<< UInt64(range.lowerBound & 63)
        let toEnd = UInt64.max &>> UInt64(63 - (range.upperBound - 1) & 63)
        if first == last { return words[first] & fromStart & toEnd != 0 }
        if words[first] & fromStart != 0 || words[last] & toEnd != 0 { return true }
        var word = first + 1
        while word < last {
            if words[word] != 0 { return true }
            word += 1
        }
        return false
    }
}
