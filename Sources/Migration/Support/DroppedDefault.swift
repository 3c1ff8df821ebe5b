import SourceText
import SymbolIndex
import Syntax

/// The default of a `@StateObject` property that every initializer replaces: it never ran, and `@State` must not have it (catalogue 87).
struct DroppedDefault {
    private let property: WrapperProperty
    private let context: RuleContext

    init(_ property: WrapperProperty) {
        self.property = property
        context = property.context
    }

    /// The edit that takes the default away and writes the type that it told; nil where an initializer may leave the default in place, or reads the
    /// property, and where no type can be written.
    var edit: TextEdit? {
        guard let key = property.reference.property, let initializer = property.binding.child(.initializer), isAlwaysReplaced(key), let type = writtenType
        else { return nil }
        let last = property.binding.child(.typeAnnotation)?.lastToken ?? property.pattern.lastToken
        guard context.editing.isTriviaBlank(last, initializer.lastToken) else { return nil }
        return context.editing.replace(TextRange(context.editing.token(last).end, initializer.range.end), type)
    }

    /// What stands behind the property's name instead of the default.
    private var writtenType: String? {
        if property.binding.child(.typeAnnotation) != nil { return "" }
        // `Model(…)`, `Outer.Model(…)`
        guard let chain = property.initialValue, chain.kind == .chainExpression, let call = Array(chain.children).last, call.kind == .callComponent,
            let callee = call.previousSibling, callee.name != KnownName.`init`.id, let type = property.reference.type.typeID,
            context.index.types[type].name == callee.name, chain.children.allSatisfy({ $0 == call || isName($0) })
        else { return nil }
        return ": " + context.tree.file.text(TextRange(chain.range.start, callee.range.end))
    }

    private func isName(_ part: SyntaxNode) -> Bool { part.kind == .identifierExpression || part.kind == .memberComponent }

    private func isAlwaysReplaced(_ key: PropertyKey) -> Bool {
        guard let block = property.declaration.parent, block.kind == .memberBlock, property.storageAssignments.allSatisfy({ $0 == context.analysis.file }) else { return false }
        let written = block.children.filter { $0.kind == .initializerDeclaration }
        let all = context.index.types[key.owner].parts.flatMap { part in
            context.index.fact(part).memberRange.map { context.index.fact(MemberReference(file: part.file, member: Int($0))) }
        }
        let extended = all.filter { $0.kind == .initializer && !$0.flags.contains(.isDelegating) }.count - written.count
        return !written.isEmpty && extended <= 0 && written.allSatisfy { replaces($0, key) }
    }

    /// True where a statement of the initializer itself sets the storage before anything in it names the property, or the initializer calls another one.
    private func replaces(_ initializer: SyntaxNode, _ key: PropertyKey) -> Bool {
        guard let body = initializer.child(.codeBlock) else { return false }
        let assignment = body.children.first { statement in
            context.references(.storageAssignment).contains { $0.property == key && $0.node == statement }
        }
        guard let assignment else { return body.children.contains { isDelegation($0) } }
        let isHidden = initializer.child(.parameterClause)?.children.contains { $0.name == property.pattern.name } ?? false
        let isLocal = body.children.contains { $0.kind == .variableDeclaration && $0.child(.binding)?.firstChild?.name == property.pattern.name }
        return !context.code.contains(property.pattern.name, in: body) { node in
            guard node.firstToken < assignment.firstToken, node.anchorToken.kind == .identifier else { return false }
            return node.kind == .identifierExpression && !isHidden && !isLocal
                || node.kind == .memberComponent && node.parent?.firstChild?.name == KnownName.`self`.id
        }
    }

    /// `self.init(…)`
    private func isDelegation(_ statement: SyntaxNode) -> Bool {
        guard statement.kind == .chainExpression, let first = statement.firstChild else { return false }
        return first.name == KnownName.`self`.id && first.nextSibling?.name == KnownName.`init`.id
    }
}
