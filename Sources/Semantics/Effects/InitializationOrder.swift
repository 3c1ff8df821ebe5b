import SymbolIndex
import Syntax

/// Tells which assignments in an initializer set the storage that the macro makes, and which run its setter (catalogue
/// 39).
///
/// Until all stored properties have a value, and in a subclass until `super.init`, the init accessor stores; observers
/// run from then on.
package struct InitializationOrder {
    private let statements: [SyntaxNode]
    /// Index of the statement that completes the object; assignments before it run nothing.
    private let completing: Int
    /// The properties that this statement gives their first values.
    private let completingNames: Set<NameID>

    package init(_ initializer: SyntaxNode, properties: [StoredProperty], type: TypeID, semantics: Semantics) {
        statements = initializer.child(.codeBlock)?.children.map(\.behindEffects) ?? []
        let calls = statements.map { InitializationOrder.callsInitializer($0) }
        guard !calls.contains(true) else {
            // Of a call of `super.init` all that counts is its place; `self.init` makes a whole object, and one within
            // `if` may or may not.
            completing = statements.firstIndex { $0.isSuperInitializerCall } ?? 0
            completingNames = []
            return
        }
        let pending = Set(properties.filter { InitializationOrder.isPending($0, type, semantics) }.map(\.name))
        var first: [NameID: Int] = [:]
        for (position, statement) in statements.enumerated() {
            for name in InitializationOrder.assigned(statement, among: pending) where first[name] == nil {
                first[name] = position
            }
        }
        let last = first.values.max() ?? 0
        completing = last
        completingNames = Set(first.filter { $0.value == last }.keys)
    }

    /// True where a mention is the left side of a statement of the initializer itself, or in its branches, before the
    /// object is complete.
    package func setsStorage(_ node: SyntaxNode) -> Bool {
        guard let statement = node.wholeExpression.parent, InitializationOrder.target(of: statement) == node else {
            return false
        }
        var around = statement
        while !statements.contains(around), let parent = around.parent {
            guard InitializationOrder.branching.contains(parent.kind) else { return false }
            around = parent
        }
        guard let position = statements.firstIndex(of: around) else { return false }
        return position < completing
            || position == completing && completingNames.contains(node.name) && isFirst(node, in: around)
    }

    private static let branching = branches.union([.guardStatement, .codeBlock, .doStatement, .switchCase])
    /// Of their parts one runs.
    private static let branches: Set<SyntaxKind> = [.ifStatement, .switchStatement]

    /// True where no assignment that may have run before a mention sets its property in the same statement.
    private func isFirst(_ node: SyntaxNode, in statement: SyntaxNode) -> Bool {
        !statement.contains { other in
            guard other.name == node.name, other.isAssigned, other.firstToken < node.firstToken else { return false }
            return other.ancestor { $0.encloses(node) }.map { !InitializationOrder.branches.contains($0.kind) } ?? true
        }
    }

    /// The optional properties that neither a statement of the initializer nor those before it name: they are still nil
    /// there where only initializers set them.
    package func unset(at node: SyntaxNode, among properties: [StoredProperty]) -> Set<NameID> {
        guard let position = statements.firstIndex(where: { InitializationOrder.target(of: $0) == node }) else {
            return []
        }
        let before = statements[...position]
        guard !before.contains(where: { InitializationOrder.callsInitializer($0) }) else { return [] }
        let optional = properties.filter { $0.hasFirstValue && $0.initialValue == nil && $0.attributes.isEmpty }
        return Set(
            optional.map(\.name).filter { name in
                !before.contains { $0.contains { $0.name == name && $0.isOwnName(name) } }
            })
    }

    /// `x` of `x = …` and `self.x = …`.
    private static func target(of statement: SyntaxNode) -> SyntaxNode? {
        guard statement.kind == .sequenceExpression, let left = statement.firstChild,
            left.nextSibling?.kind == .assignmentOperator
        else { return nil }
        if left.kind == .identifierExpression { return left }
        guard left.kind == .chainExpression, let base = left.firstChild, base.name == KnownName.`self`.id,
            let member = base.nextSibling, member.nextSibling == nil
        else { return nil }
        return member
    }

    /// True for what must be given a value in every initializer. When in doubt, false.
    private static func isPending(_ property: StoredProperty, _ type: TypeID, _ semantics: Semantics) -> Bool {
        guard !property.hasInitialValue, property.pattern.kind == .identifierPattern,
            property.declaration.parent?.kind == .memberBlock,
            property.wrappers(in: semantics.project.index).isEmpty
        else { return false }
        if property.isLet { return true }
        let members = semantics.members
        let kind = property.writtenType?.kind
        guard kind != .optionalType, kind != .implicitlyUnwrappedType,
            let found = members.members(named: property.name, in: type).first
        else { return false }
        let resolved = members.type(of: found, isImplicitSelf: true)
        if case .external(let name, _) = resolved, semantics.project.index.text(name) == "Optional" { return false }
        return !resolved.isOptional
    }

    /// The names that a statement or something in it assigns.
    private static func assigned(_ statement: SyntaxNode, among names: Set<NameID>) -> [NameID] {
        var result: [NameID] = []
        statement.walk { node in
            guard names.contains(node.name), node.isAssigned else { return true }
            switch node.kind {
            case .identifierExpression where LocalName(node.name, at: node) == nil: result.append(node.name)
            case .memberComponent: result.append(node.name)
            default: break
            }
            return true
        }
        return result
    }

    /// `super.init(…)` or `self.init(…)` anywhere in a statement.
    private static func callsInitializer(_ statement: SyntaxNode) -> Bool {
        statement.contains { $0.isSuperInitializerCall || $0.isOwnInitializerCall }
    }
}
