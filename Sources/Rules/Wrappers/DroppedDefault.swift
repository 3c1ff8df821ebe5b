import Semantics
import SourceText
import SymbolIndex
import Syntax

/// The default of a `@StateObject` property that every initializer replaces: it never ran, and `@State` must not have
/// it (catalogue 87).
struct DroppedDefault {
    let property: WrapperProperty
    private var context: FileSemantics { property.context }

    /// The edit that takes the default away and writes the type that it told; nil where an initializer may leave the
    /// default in place, or reads the property, and where no type can be written.
    var edit: TextEdit? {
        guard let key = property.reference.property, let initializer = property.binding.child(.initializer),
            isAlwaysReplaced(key), let type = writtenType
        else { return nil }
        let last = property.binding.child(.typeAnnotation)?.lastToken ?? property.pattern.lastToken
        guard context.editing.isTriviaBlank(last, initializer.lastToken) else { return nil }
        return context.editing.replace(TextRange(context.editing.token(last).end, initializer.range.end), type)
    }

    /// What stands behind the property's name instead of the default.
    private var writtenType: String? {
        if property.binding.child(.typeAnnotation) != nil { return "" }
        // `Model(…)`, `Outer.Model(…)`
        guard let chain = property.initialValue, chain.kind == .chainExpression, let call = chain.lastChild,
            call.kind == .callComponent,
            let callee = call.previousSibling, callee.name != KnownName.`init`.id,
            let type = property.reference.type.typeID,
            context.index.types[type].name == callee.name, chain.children.allSatisfy({ $0 == call || isName($0) })
        else { return nil }
        return ": " + context.tree.file.text(TextRange(chain.range.start, callee.range.end))
    }

    private func isName(_ part: SyntaxNode) -> Bool {
        part.kind == .identifierExpression || part.kind == .memberComponent
    }

    private func isAlwaysReplaced(_ key: PropertyKey) -> Bool {
        guard let block = property.declaration.parent, block.kind == .memberBlock,
            property.storageAssignments.allSatisfy({ $0 == context.analysis.file })
        else { return false }
        let written = block.children.filter { $0.kind == .initializerDeclaration }
        let all = context.index.types[key.owner].parts.flatMap { context.index.members(of: $0) }.map {
            context.index.fact($0)
        }
        let extended = all.filter { $0.kind == .initializer && !$0.flags.contains(.isDelegating) }.count - written.count
        return !written.isEmpty && extended <= 0 && written.allSatisfy { replaces($0, key) }
    }

    /// True where a statement of the initializer itself sets the storage before anything in it needs the whole
    /// structure or leaves, or the initializer calls another one.
    private func replaces(_ initializer: SyntaxNode, _ key: PropertyKey) -> Bool {
        guard let body = initializer.child(.codeBlock) else { return false }
        let assignment = body.children.first { statement in
            context.references(.storageAssignment).contains { $0.property == key && $0.node == statement }
        }
        guard let assignment else { return body.children.contains { $0.isOwnInitializerCall } }
        var locals = Set(initializer.child(.parameterClause)?.children.map(\.name) ?? [])
        for statement in body.children {
            guard asksNothing(statement, key.owner, locals) else { return false }
            if statement == assignment { return true }
            if let name = statement.child(.binding)?.firstChild?.name { locals.insert(name) }
        }
        return false
    }

    /// True for a local and an assignment whose values name nothing of the structure but what they set.
    private func asksNothing(_ statement: SyntaxNode, _ owner: TypeID, _ locals: Set<NameID>) -> Bool {
        guard statement.kind == .variableDeclaration || statement.kind == .sequenceExpression else { return false }
        let target = statement.kind == .sequenceExpression ? statement.firstChild : nil
        if let target, target.nextSibling?.kind != .assignmentOperator { return false }
        return !statement.contains { node in
            switch node.kind {
            case .closureExpression, .functionDeclaration: return true
            case .identifierExpression:
                let isMember =
                    !locals.contains(node.name)
                    && context.semantics.members.firstMember(named: node.name, in: owner) != nil
                return isMember || node.name == KnownName.`self`.id
            default: return false
            }
        } outside: {
            $0 == target
        }
    }
}
