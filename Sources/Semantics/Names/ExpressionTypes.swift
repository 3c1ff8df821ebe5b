import SymbolIndex
import Syntax

/// The types of simple expressions: names, members and calls, as far as a reader could tell them without the code around.
///
/// A name that any parameter, closure or pattern of the member around declares is a local and unknown, unless its type is written.
package struct ExpressionTypes {
    package let file: ParsedFile
    package let search: Semantics

    package init(file: ParsedFile, search: Semantics) {
        self.file = file
        self.search = search
    }
    private var index: ProjectIndex { search.index }

    /// The type of an expression; `unknown` where it can't be told.
    package func type(of expression: SyntaxNode) -> ResolvedType {
        guard expression.kind == .chainExpression else { return typeOfFirst(expression) }
        return type(ofPartsBefore: nil, in: expression)
    }

    /// The type of what stands before a part of a chain.
    package func type(ofPartsBefore last: SyntaxNode?, in chain: SyntaxNode) -> ResolvedType {
        var current = ResolvedType.unknown
        var isFirst = true
        for part in chain.children {
            if part == last { break }
            switch part.kind {
            case .memberComponent where part.anchorToken.kind == .dollarIdentifier: current = projected(part.name, of: current)
            case .memberComponent: current = search.members.member(part.name, of: current)
            case .callComponent: current = search.members.call(current, argumentTypes: part.firstChild == nil ? [] : [.unknown])
            case .subscriptComponent: current = search.members.element(of: current)
            case .optionalComponent, .forceComponent: current = current.unwrapped
            case .postfixOperatorComponent, .conditionalCompilation: return .unknown
            default: current = isFirst ? typeOfFirst(part) : .unknown
            }
            isFirst = false
        }
        return current
    }

    private func typeOfFirst(_ node: SyntaxNode) -> ResolvedType {
        guard node.kind == .identifierExpression else { return .unknown }
        guard let types = file.types(around: node) else { return .unknown }
        let name = node.name
        switch KnownName(rawValue: name) {
        case .`self`: return types.first.map { .nominal($0, []) } ?? .unknown
        case .Self: return types.first.map { .metatype(.nominal($0, [])) } ?? .unknown
        case .super: return .unknown
        default: break
        }
        if isLocal(name, at: node) { return .unknown }
        for type in types {
            guard let found = search.members.firstMember(named: name, in: type) else { continue }
            let value = search.members.type(of: found, isImplicitSelf: true)
            return node.anchorToken.kind == .dollarIdentifier ? .binding(value) : value
        }
        if node.anchorToken.kind == .dollarIdentifier { return .unknown }
        if let global = index.globals(named: name).first, index.globals(named: name).count == 1 {
            return search.members.type(ofGlobal: global)
        }
        let type = search.types.resolve(.named([TypeReference.Component(name: name, arguments: [])]), in: file.place(of: node))
        switch type {
        case .unknown: return .unknown
        case .external: return index.text(name).first?.isUppercase == true ? .metatype(type) : .unknown
        default: return .metatype(type)
        }
    }

    private func projected(_ name: NameID, of base: ResolvedType) -> ResolvedType {
        guard let id = base.typeID, let found = search.members.firstMember(named: name, in: id) else { return .unknown }
        return .binding(search.members.type(of: found))
    }

    /// True where something within the member around a node may declare the name.
    package func isLocal(_ name: NameID, at node: SyntaxNode) -> Bool {
        guard let member = outermostMember(around: node) else { return false }
        return file.code.contains(name, in: member) { found in
            switch found.kind {
            case .closureParameter, .capture, .identifierPattern: return found != member && !isOwnPattern(found, of: member)
            case .parameter: return true
            default: return false
            }
        }
    }

    /// The pattern of the property itself, in whose body the name is the property.
    private func isOwnPattern(_ pattern: SyntaxNode, of member: SyntaxNode) -> Bool {
        member.kind == .variableDeclaration && pattern.parent?.parent == member
    }

    /// The declaration of a member or global that a node stands in.
    package func outermostMember(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if parent.kind == .memberBlock || parent.kind == .sourceFile { return current }
            if parent.kind == .conditionalCompilationClause, current.kind != .codeBlock, !current.kind.isExpression,
                parent.parent?.parent?.kind == .memberBlock { return current }
            current = parent
        }
        return nil
    }
}
