import RuleContract
import SymbolIndex
import Syntax

/// A key of the environment by hand, with the property that reads and writes it.
struct EnvironmentKeyPair {
    /// The key's type.
    let key: SyntaxNode
    let type: TypeID
    /// The initial value, or the only expression of the getter, of `defaultValue`.
    let defaultValue: SyntaxNode
    /// The type of `defaultValue`, where it is written.
    let valueType: SyntaxNode?
    /// True where the key has nothing else.
    let isPlain: Bool

    /// The keys of a file: types that conform to `EnvironmentKey` and have a `defaultValue`.
    static func all(in context: RuleContext) -> [EnvironmentKeyPair] {
        context.parsed.typeDeclarations.compactMap { declaration, type in
            guard declaration.kind == .structDeclaration || declaration.kind == .enumDeclaration,
                let inherited = declaration.child(.inheritanceClause),
                inherited.children.contains(where: { $0.typeChild?.text == "EnvironmentKey" }),
                let members = declaration.child(.memberBlock).map({ Array($0.children) }),
                let member = members.first(where: { isDefault($0, context) }), let binding = member.child(.binding),
                let value = value(of: binding)
            else { return nil }
            let others = members.filter { $0 != member }
            let isPlain =
                others.isEmpty && inherited.childCount == 1 && !declaration.children.contains { $0.kind == .attribute }
                && !member.children.contains { $0.kind == .attribute }
                && member.children.count { $0.kind == .binding } == 1
            return EnvironmentKeyPair(
                key: declaration, type: type, defaultValue: value, valueType: binding.child(.typeAnnotation)?.typeChild,
                isPlain: isPlain)
        }
    }

    private static func isDefault(_ member: SyntaxNode, _ context: RuleContext) -> Bool {
        member.kind == .variableDeclaration && Modifiers(member).isStatic
            && (member.child(.binding)?.firstChild).map { context.index.text($0.name) == "defaultValue" } ?? false
    }

    private static func value(of binding: SyntaxNode) -> SyntaxNode? {
        if let value = binding.child(.initializer)?.expressionChild { return value }
        guard let accessors = binding.child(.accessorBlock), accessors.childCount == 1,
            let body = accessors.child(.codeBlock), body.childCount == 1,
            let only = body.firstChild
        else { return nil }
        if only.kind == .returnStatement { return only.expressionChild }
        return only.kind.isExpression ? only : nil
    }
}

/// Properties of `EnvironmentValues` in a file.
struct EnvironmentProperty {
    let declaration: SyntaxNode
    let binding: SyntaxNode
    let name: NameID
    let type: SyntaxNode?
    /// `@Entry`
    let isEntry: Bool

    static func all(in context: RuleContext) -> [EnvironmentProperty] {
        context.tree.root.extensions(of: "EnvironmentValues").flatMap {
            $0.child(.memberBlock).map { Array($0.children) } ?? []
        }.compactMap { member in
            guard member.kind == .variableDeclaration, member.children.count(where: { $0.kind == .binding }) == 1,
                let binding = member.child(.binding),
                let pattern = binding.firstChild, pattern.kind == .identifierPattern
            else { return nil }
            let isEntry = member.children.contains { $0.kind == .attribute && context.index.text($0.name) == "Entry" }
            return EnvironmentProperty(
                declaration: member, binding: binding, name: pattern.name,
                type: binding.child(.typeAnnotation)?.typeChild, isEntry: isEntry)
        }
    }

    /// The key of `get { self[Key.self] } set { self[Key.self] = newValue }`; nil for any other code.
    func key(_ context: RuleContext) -> String? {
        guard let accessors = binding.child(.accessorBlock), accessors.childCount == 2,
            let getter = accessors.firstChild, let setter = getter.nextSibling,
            getter.name == KnownName.get.id, setter.name == KnownName.set.id,
            let read = getter.child(.codeBlock).flatMap({ EnvironmentProperty.compact($0) }),
            let written = setter.child(.codeBlock).flatMap({ EnvironmentProperty.compact($0) })
        else { return nil }
        let expression = read.hasPrefix("return") ? String(read.dropFirst("return".count)) : read
        guard expression.hasPrefix("self["), expression.hasSuffix(".self]"), written == expression + "=newValue" else {
            return nil
        }
        return String(expression.dropFirst("self[".count).dropLast(".self]".count))
    }

    /// The code of a block with one statement without its white space; nil where it holds a comment.
    private static func compact(_ block: SyntaxNode) -> String? {
        guard block.childCount == 1, let only = block.firstChild else { return nil }
        let text = only.text.filter { !$0.isWhitespace }
        return text.contains("//") || text.contains("/*") ? nil : text
    }
}

extension SyntaxNode {
    /// The extensions of a type of that name at the top of a file, also below `#if`.
    fileprivate func extensions(of name: String) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        walk { node in
            if node.kind == .extensionDeclaration, node.typeChild?.text == name { found.append(node) }
            return node.kind == .sourceFile || node.kind == .conditionalCompilation
                || node.kind == .conditionalCompilationClause
        }
        return found
    }
}

/// Whether a default is the same whenever it is made: literals, nil, cases and constants by their names, and
/// collections of these.
struct ConstantValue {
    let context: RuleContext
    /// The type that the value is to have, where it is written.
    let type: SyntaxNode?

    func isConstant(_ value: SyntaxNode) -> Bool {
        switch value.kind {
        case .literalExpression: return true
        case .stringExpression: return !value.children.contains { $0.kind == .interpolation }
        case .prefixExpression: return value.expressionChild?.kind == .literalExpression
        case .arrayExpression, .dictionaryExpression:
            return value.children.allSatisfy {
                $0.kind.isExpression && ConstantValue(context: context, type: nil).isConstant($0)
            }
        case .implicitMemberExpression:
            guard let type else { return false }
            return isConstant(value.name, of: type.text.last == "?" ? String(type.text.dropLast()) : type.text)
        case .chainExpression:
            let parts = Array(value.children)
            guard parts.count == 2, parts[0].kind == .identifierExpression, parts[1].kind == .memberComponent else {
                return false
            }
            return isConstant(parts[1].name, of: context.index.text(parts[0].name))
        default: return false
        }
    }

    /// `Density.low`: a case, or a constant. What a type from outside has by a name is taken for one.
    private func isConstant(_ member: NameID, of type: String) -> Bool {
        guard type.first?.isUppercase == true else { return false }
        let types = context.semantics.name(type).map { context.index.types(named: $0) } ?? []
        guard !types.isEmpty else { return !type.contains(".") }
        return types.allSatisfy { owner in
            let found = context.semantics.members.members(named: member, in: owner)
            return !found.isEmpty
                && found.allSatisfy { found in
                    let fact = context.index.fact(found.member)
                    return fact.kind == .enumCase || fact.kind == .property && fact.flags.contains(.isLet)
                }
        }
    }
}
