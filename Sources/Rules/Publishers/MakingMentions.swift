import Semantics
import SymbolIndex
import Syntax

/// Where the code that makes or releases an object names a property of it.
struct MakingMentions {
    /// Nil where a name can't become that of the storage, or where others may have the object by then.
    let nodes: [SyntaxNode]?

    init(of property: StoredProperty, storedIn storage: String, of owner: TypeID, _ context: FileSemantics) {
        let storageName = context.index.names.lookUp(storage)
        let hasMethod = MakingMentions.hasMethod(named: property.name, in: owner, context)
        var nodes: [SyntaxNode] = []
        for member in MakingMentions.makers(beside: property.declaration) {
            let found = context.code.nodes(named: property.name, in: member).filter {
                !$0.isProjection && MakingMentions.isRun($0, by: member) && MakingMentions.isMember($0)
                    && !(hasMethod && $0.isCalledOrLabeled)
            }
            let isLate = member.contains {
                $0.kind == .prefixExpression && $0.anchorToken.payload == KnownName.await.id
            }
            // A bare name beside a method of the name may be either, by the type that is asked for.
            let isPlain = found.allSatisfy { name in
                (!hasMethod || name.isWrittenHere) && (name.kind.isExpression || name.kind == .memberComponent)
                    && !(storageName.map { LocalName($0, at: name) != nil } ?? false)
            }
            let end = MakingMentions.firstUseOfWhole(in: member, owner, context)
            let later = found.filter { $0.firstToken > end.token }
            // Who has the object by then is told, and observers run.
            let isTold = !later.contains(where: \.isWrittenHere) || end.isCertain && !property.hasObservers
            guard found.isEmpty || !isLate, isPlain, isTold else {
                self.nodes = nil
                return
            }
            nodes += end.isCertain && !property.hasObservers ? found.filter { $0.firstToken <= end.token } : found
        }
        self.nodes = nodes
    }

    /// The first place of an initializer that needs the whole object: `self` as a value, or a method of its own; certain
    /// where each run comes by it.
    private static func firstUseOfWhole(
        in member: SyntaxNode, _ owner: TypeID, _ context: FileSemantics
    ) -> (token: Int, isCertain: Bool) {
        guard member.kind == .initializerDeclaration else { return (.max, false) }
        var first: SyntaxNode?
        member.walk { node in
            if first != nil || node.kind == .closureExpression || node.kind == .functionDeclaration { return false }
            guard node.kind == .identifierExpression || node.kind == .memberComponent else { return true }
            let isSelf = node.name == KnownName.`self`.id && node.kind == .identifierExpression
            let isValue = isSelf && node.nextSibling?.kind != .memberComponent
            let isMethod =
                node.isCalled && node.isOfSelf
                && (node.kind == .memberComponent || LocalName(node.name, at: node) == nil)
                && hasMethod(named: node.name, in: owner, context)
            if isValue || isMethod { first = node }
            return first == nil
        }
        guard let first else { return (.max, false) }
        let statement = first.ancestor { $0.parent?.kind == .codeBlock }
        return (first.firstToken, statement?.parent?.parent == member)
    }

    private static func hasMethod(named name: NameID, in owner: TypeID, _ context: FileSemantics) -> Bool {
        context.semantics.members.members(named: name, in: owner).contains {
            context.index.fact($0.member).kind == .function
        }
    }

    /// Initializers and `deinit`, in `#if` as well; a convenience initializer has an object that is made already.
    private static func makers(beside property: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        property.parent?.walk { node in
            switch node.kind {
            case .memberBlock, .conditionalCompilation, .conditionalCompilationClause: return true
            case .deinitializerDeclaration: result.append(node)
            case .initializerDeclaration where !node.children.contains(where: { $0.text == "convenience" }):
                result.append(node)
            default: break
            }
            return false
        }
        return result
    }

    private static func isRun(_ node: SyntaxNode, by member: SyntaxNode) -> Bool {
        node.ancestor {
            $0 == member || $0.kind == .closureExpression || $0.kind == .functionDeclaration || $0.kind == .memberBlock
        } == member
    }

    /// What is no local, no label and no member of another object; a pattern binds a name of its own.
    private static func isMember(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .memberComponent: node.isOfSelf
        case .identifierExpression:
            LocalName(meantBy: node) == nil && node.ancestor { $0.kind == .bindingPattern } == nil
        default: node.isShorthandBinding && LocalName(meantBy: node) == nil
        }
    }
}

extension SyntaxNode {
    /// `title(for: mode)`, `title(of:)`
    fileprivate var isCalledOrLabeled: Bool { isCalled || !argumentNames.isEmpty }
}
