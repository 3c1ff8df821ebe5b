import SymbolIndex
import Syntax

/// The types of expressions in a file as it was parsed.
package struct ExpressionTypes {
    private let file: ParsedFile
    private let search: Semantics

    package init(file: ParsedFile, search: Semantics) {
        self.file = file
        self.search = search
    }

    /// The type of an expression; `unknown` where it can't be told.
    package func type(of expression: SyntaxNode) -> ResolvedType {
        types(at: expression)?.type(of: expression) ?? .unknown
    }

    /// The type of what stands before a part of a chain.
    package func type(ofPartsBefore last: SyntaxNode, in chain: SyntaxNode) -> ResolvedType {
        types(at: chain)?.type(before: last) ?? .unknown
    }

    /// Nil in a type that is declared in a function, and where a name comes from elsewhere.
    private func types(at expression: SyntaxNode) -> TreeTypes? {
        guard file.types(around: expression) != nil,
            !isUndeclared(expression.kind == .chainExpression ? expression.firstChild : expression)
        else { return nil }
        return TreeTypes(members: search.members, place: file.place(of: expression))
    }

    /// A value that nothing in the project declares may be a member of a class from outside.
    private func isUndeclared(_ name: SyntaxNode?) -> Bool {
        guard let name, name.kind == .identifierExpression, name.anchorToken.kind == .identifier,
            LocalName(name.name, at: name) == nil,
            case .metatype(.external(let type, _)) = search.members.lookUp(name.name, [], in: file.place(of: name))
        else { return false }
        return search.index.text(type).first?.isUppercase != true
    }

    /// True where a local hides what else has the name at a node.
    package func isLocal(_ name: NameID, at node: SyntaxNode) -> Bool { LocalName(name, at: node) != nil }

    /// The declaration of a member or global that a node stands in.
    package func outermostMember(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if parent.kind == .memberBlock || parent.kind == .sourceFile { return current }
            if parent.kind == .conditionalCompilationClause, current.kind != .codeBlock, !current.kind.isExpression,
                parent.parent?.parent?.kind == .memberBlock
            {
                return current
            }
            current = parent
        }
        return nil
    }
}

extension Semantics {
    /// The type from outside of what comes before a member: a type itself, its value, or `UserDefaults.standard`; nil
    /// where it is not known.
    ///
    /// - Parameter base: what is known of it.
    func foreignType(_ base: ResolvedType, before name: SyntaxNode, in context: LexicalContext) -> NameID? {
        switch base {
        case .metatype(.external(let type, _)): return type
        case .external(let type, _) where type != KnownName.Any.id: return type
        default: break
        }
        guard let shared = name.previousSibling, shared.kind == .memberComponent, let type = shared.previousSibling,
            type.kind == .identifierExpression, LocalName(type.name, at: type) == nil
        else { return nil }
        let text = index.text(shared.name)
        guard text == "standard" || OutsideNames.sharedObjects.contains(text) else { return nil }
        let written = TypeReference.plain(type.name)
        guard case .external(let found, _) = types.resolve(written, in: context) else { return nil }
        return found
    }

    /// The type of `texts` with `let texts = (title: "", note: "")`: the index keeps no tuples that no type is written
    /// for.
    func tuple(named part: SyntaxNode, of base: ResolvedType) -> ResolvedType {
        guard part.kind == .memberComponent, case .nominal(let owner, _) = base.unwrapped,
            let found = members.firstMember(named: part.name, in: owner), case let fact = index.fact(found.member),
            fact.isStored, fact.type == 0, fact.attributes.isEmpty
        else { return .unknown }
        guard let (name, analysis) = nodeInAnyFile(of: found.member), let binding = name.parent,
            binding.firstChild == name, let value = binding.child(.initializer)?.expressionChild,
            value.kind == .tupleExpression
        else { return .unknown }
        return types(at: value, analysis).type(of: value)
    }
}

extension ResolvedType {
    /// True for a tuple with a label, which hides whatever else has the name.
    func hasElement(_ name: NameID) -> Bool {
        guard case .tuple(_, let labels) = unwrapped else { return false }
        return labels.contains(name)
    }
}

extension Semantics {
    /// The types of the project that the name of what is called may mean: those at the top of a module, or the one within
    /// another type that is meant, `Card` in `Board` and `Board.Card` elsewhere.
    ///
    /// - Parameter callee: the last name before the parentheses, `init` too.
    package func types(meantBy callee: SyntaxNode, _ analysis: FileAnalysis) -> [TypeID] {
        types(meantBy: callee, in: place(of: callee, analysis))
    }

    /// - Parameter context: what is around the call.
    func types(meantBy callee: SyntaxNode, in context: @autoclosure () -> LexicalContext) -> [TypeID] {
        let name = callee.name == KnownName.`init`.id ? callee.previousSibling ?? callee : callee
        guard names.nestedTypes.contains(name.name) else { return index.types(named: name.name) }
        let before = name.kind == .memberComponent ? name.parent?.children.prefix { $0 != name } ?? [] : []
        let path = (before + [name]).map { TypeReference.Component(name: $0.name) }
        switch types.resolve(.named(path), in: context()) {
        case .nominal(let type, _), .uncertain(let type): return [type]
        default: return index.types(named: name.name)
        }
    }

    /// All types of the project that have a name, also within other types, for where nothing tells which is meant.
    package func types(ofAnyPlaceNamed name: NameID) -> [TypeID] {
        guard names.nestedTypes.contains(name) else { return index.types(named: name) }
        let types = eventCode.typesByName[name] ?? []
        return types.filter { index.types[$0].parent == nil || index.types[$0].kind != .external }
    }

    /// The property wrappers of the project that an attribute may mean: `Clamped` of `@Clamped` and of
    /// `@Wrappers.Clamped`.
    package func wrappers(named attribute: NameID) -> [TypeID] {
        types(ofAnyPlaceNamed: attribute).filter { index.hasAttribute("propertyWrapper", $0) }
    }

    /// True for `@AppStorage`, and for a wrapper of the project that may tell the object around it.
    package func publishesThroughObject(wrapper: NameID) -> Bool {
        WrapperCatalogue.traits(of: index.text(wrapper)).contains(.drivesViews)
            || index.types(named: wrapper).contains { !enclosingInstanceSubscripts(of: $0).isEmpty }
    }

    /// The static subscripts by which the properties of classes behind a wrapper are read and set, with the object around
    /// (SE-0258).
    package func enclosingInstanceSubscripts(of wrapper: TypeID) -> [MemberReference] {
        index.members(named: KnownName.subscript.id, of: wrapper).filter { member in
            let fact = index.fact(member)
            guard fact.flags.contains(.isStatic), let first = fact.parameters.first else { return false }
            return index.text(index.translate(first.label, file: member.file)) == FileAnalyzer.labelOfEnclosingInstance
        }
    }
}
