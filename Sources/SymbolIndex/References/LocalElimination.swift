import Syntax

/// What a local that wasn't understood can't be: a class without a member that the code asks the local for.
struct LocalElimination {
    let analyzer: FileAnalyzer

    private var index: ProjectIndex { analyzer.index }
    private var tree: SyntaxTree { analyzer.tree }

    /// The classes among some that a local may be.
    ///
    /// - Parameter use: a place where the local is named.
    func remaining(of classes: [TypeID], use: SyntaxNode) -> [TypeID] {
        let asked = membersAsked(of: use)
        return asked.isEmpty ? classes : classes.filter { id in asked.allSatisfy { mayHave($0, id) } }
    }

    /// The members that the block around a place asks the same local for; none where the name may mean another local somewhere in it.
    private func membersAsked(of use: SyntaxNode) -> Set<NameID> {
        guard let block = use.ancestor(where: { $0.kind == .codeBlock || $0.kind == .closureExpression }) else { return [] }
        var declaration: SyntaxNode?
        var isUnclear = false
        block.walk { node in
            guard declares(node, use.name) else { return true }
            if declaration != nil || node.endToken > use.firstToken || blockAround(node) != block { isUnclear = true }
            declaration = node
            return true
        }
        guard !isUnclear else { return [] }
        var asked: Set<NameID> = []
        for position in (declaration?.endToken ?? block.firstToken)..<block.endToken where isName(position, use.name) {
            var next = position + 1
            while next < block.endToken, tree.tokens[next].kind == .postfixQuestion || tree.tokens[next].kind == .postfixExclamation { next += 1 }
            guard next + 1 < block.endToken, tree.tokens[next].kind == .dot else { continue }
            let member = tree.tokens[next + 1]
            if member.kind == .identifier || member.kind == .dollarIdentifier { asked.insert(member.payload) }
        }
        return asked
    }

    private func declares(_ node: SyntaxNode, _ name: NameID) -> Bool {
        switch node.kind {
        case .identifierPattern, .closureParameter, .parameter, .capture, .functionDeclaration: node.name == name
        // A pattern such as `case .loaded(let model)` binds names as expressions.
        case .bindingPattern: tree.tokens[node.tokenRange].contains { $0.kind == .identifier && $0.payload == name }
        default: false
        }
    }

    private func blockAround(_ node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { $0.kind == .codeBlock || $0.kind == .closureExpression || $0.kind.isTypeDeclaration }
    }

    private func isName(_ position: Int, _ name: NameID) -> Bool {
        let token = tree.tokens[position]
        return token.kind == .identifier && token.payload == name && !(position > 0 && tree.tokens[position - 1].separatesNames)
    }

    // MARK: Members

    /// False for a class that neither declares a member nor gets it from anywhere.
    private func mayHave(_ name: NameID, _ id: TypeID) -> Bool {
        guard index.memberNames.contains(name), !LocalElimination.universal.contains(index.text(name)) else { return true }
        if analyzer.members.firstMember(named: name, in: id) != nil || index.lookUpOrder[id].contains(where: { analyzer.isDynamic($0) }) { return true }
        return !index.foreignConformances(of: id).allSatisfy { foreign in
            LocalElimination.isPlain(index.text(foreign)) && (index.externalTypes[foreign].map { index.members(named: name, of: $0).isEmpty } ?? true)
        }
    }

    /// Members that a class may have without a declaration of its own.
    private static let universal: Set<String> = [
        "objectWillChange", "self", "id", "hash", "hashValue", "isEqual", "description", "debugDescription", "encode", "copy", "mutableCopy", "value", "setValue",
        "perform", "observe", "publisher", "superclass", "isProxy", "responds",
    ]

    /// True for protocols and classes of Swift and its SDKs that give their types no members but those.
    private static func isPlain(_ name: String) -> Bool {
        FileAnalyzer.givesNothingBack(name) || name == "Identifiable" || name == "NSObject" || name == "NSObjectProtocol"
            || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    }
}
