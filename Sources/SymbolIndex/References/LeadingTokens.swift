import Syntax

/// Where in a file names stand that may lead to a legacy class, so that code without any can be passed over.
///
/// Beside the names of `LeadingNames` the locals of the file count: they may hold what such a name gave.
struct LeadingTokens {
    /// For each token how many leading names stand before it, without locals and with them.
    private var namesBefore: [UInt32] = []
    private var namesOrLocalsBefore: [UInt32] = []

    init(_ tree: SyntaxTree, _ legacy: LegacyTypes, nameCount: Int) {
        let locals = LeadingTokens.locals(of: tree, nameCount: nameCount)
        namesBefore.reserveCapacity(tree.tokens.count + 1)
        namesOrLocalsBefore.reserveCapacity(tree.tokens.count + 1)
        var names: UInt32 = 0
        var namesOrLocals: UInt32 = 0
        for token in tree.tokens {
            namesBefore.append(names)
            namesOrLocalsBefore.append(namesOrLocals)
            guard token.kind == .identifier || token.kind == .dollarIdentifier else { continue }
            if LeadingTokens.leads(token, legacy) {
                names += 1
                namesOrLocals += 1
            } else if locals.contains(token.payload) || (token.kind == .dollarIdentifier && tree.isDigit(token.start + 1)) {
                namesOrLocals += 1
            }
        }
        namesBefore.append(names)
        namesOrLocalsBefore.append(namesOrLocals)
    }

    /// True where a name in the range leads to a class.
    func holdsName(_ range: Range<Int>) -> Bool { namesBefore[range.lowerBound] != namesBefore[range.upperBound] }

    /// True where a name in the range leads to a class, or is that of a local or of `$0`.
    func holdsNameOrLocal(_ range: Range<Int>) -> Bool { namesOrLocalsBefore[range.lowerBound] != namesOrLocalsBefore[range.upperBound] }

    private static func leads(_ token: Token, _ legacy: LegacyTypes) -> Bool {
        if legacy.leads.contains(token.payload) { return true }
        return token.kind == .dollarIdentifier
            && (legacy.publishedProperties[token.payload] != nil || legacy.wrapperProperties.contains(token.payload))
    }

    /// All that is declared in code, whatever its scope.
    private static func locals(of tree: SyntaxTree, nameCount: Int) -> NameSet {
        var names = NameSet(count: nameCount)
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
                if node.anchor + 2 < node.endToken, tree.tokens[node.anchor + 1].kind == .openParenthesis { names.insert(tree.tokens[node.anchor + 2].payload) }
            default: break
            }
        }
        return names
    }
}

extension SyntaxNode {
    /// From the first token to behind the last one.
    var tokenRange: Range<Int> { firstToken..<endToken }
}

extension SyntaxTree {
    /// True where a digit stands at an offset.
    fileprivate func isDigit(_ offset: UInt32) -> Bool {
        Int(offset) < file.bytes.count && file.bytes[Int(offset)] >= UInt8(ascii: "0") && file.bytes[Int(offset)] <= UInt8(ascii: "9")
    }
}
