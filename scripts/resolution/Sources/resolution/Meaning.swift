import SymbolIndex
import Syntax

/// What a name in code means, as the product's resolver tells.
enum Meaning {
    case local
    /// Declared in the project: all declarations of the name that its own look-up finds at the nearest owner, and
    /// farther ones.
    case declared(nearest: [Place], all: [Place])
    /// Nothing that the project declares.
    case outside
    /// A type of the project that the file may mean, or one from outside.
    case uncertain([Place])
    /// A member of a value from outside: the project may have extended its type.
    case memberOfOutside(ResolvedType)
    case unknown(String)
}

/// Asks the product's resolver for one file.
struct NameLookUp {
    let project: ProductProject
    let file: Int
    let analysis: FileAnalysis

    private var index: ProjectIndex { project.index }

    /// Nil within a type that a function declares.
    func context(of node: SyntaxNode) -> LexicalContext? {
        guard let declaration = node.enclosingDeclaration else { return LexicalContext(file: file) }
        // What a type inherits or an extension extends is looked up around it.
        let isInHeader = node.ancestor { $0.kind == .memberBlock || $0 == declaration } == declaration
        if isInHeader, declaration.child(.genericParameterClause) == nil { return context(of: declaration) }
        guard analysis.typeOfNode[declaration.index] != nil else { return nil }
        return LexicalContext(file: file, types: analysis.typesAround(node))
    }

    func types(at node: SyntaxNode) -> TreeTypes? {
        context(of: node).map { TreeTypes(members: project.members, place: $0) }
    }

    // MARK: Names without a base

    func meaning(ofIdentifier node: SyntaxNode) -> Meaning {
        guard let context = context(of: node) else { return .unknown("in a type that a function declares") }
        if LocalName(node.name, at: node) != nil { return .local }
        for (position, type) in context.types.enumerated() {
            guard let first = project.members.firstMember(named: node.name, in: type) else { continue }
            guard position == 0 || project.members.isOfType(first.member) else { continue }
            if let found = declaration(named: node.name, in: type) { return found }
        }
        let globals = visibleGlobals(node.name)
        if !globals.isEmpty { return .declared(nearest: globals, all: globals) }
        switch project.members.lookUp(node.name, [], in: context) {
        case .metatype(let type): return meaning(ofType: type)
        default: return .unknown("a name that types around may have")
        }
    }

    private func visibleGlobals(_ name: NameID) -> [Place] {
        index.globals(named: name).filter { global in
            let isPrivate = index.fact(global).access <= .fileprivate
            return global.file == file || !isPrivate && index.isVisible(from: file, modules: index.modules[global.file])
        }.map { project.place(of: $0) }
    }

    func meaning(ofType type: ResolvedType) -> Meaning {
        switch type {
        case .nominal(let id, _):
            let places = project.places(of: id)
            return places.isEmpty ? .outside : .declared(nearest: places, all: places)
        case .uncertain(let id): return .uncertain(project.places(of: id))
        case .alternatives(let parts):
            let places = parts.compactMap(\.typeID).flatMap { project.places(of: $0) }
            return .declared(nearest: places, all: places)
        case .unknown: return .unknown("a type that is not resolved")
        // A generic parameter, or an alias of what is no one type.
        case .constrained: return .unknown("a type that stands for its constraints")
        case .optional(let inner), .array(let inner), .binding(let inner):
            return inner.typeID == nil ? .outside : .unknown("an alias of a type with sugar")
        default: return .outside
        }
    }

    private func declaration(named name: NameID, in type: TypeID) -> Meaning? {
        let found = project.members.members(named: name, in: type)
        guard let first = found.first else { return nil }
        return .declared(
            nearest: found.filter { $0.owner == first.owner }.map { project.place(of: $0.member) },
            all: found.map { project.place(of: $0.member) })
    }

    // MARK: Members

    func meaning(ofMember node: SyntaxNode) -> Meaning {
        guard let types = types(at: node) else { return .unknown("in a type that a function declares") }
        guard node.parent?.kind == .chainExpression else { return .unknown("a part of a key path") }
        let base = types.type(before: node)
        // `x?.name` asks the value, `x.name` may ask the optional itself.
        if base.isOptional, node.previousSibling?.kind != .optionalComponent,
            let id = index.extendedType(named: KnownName.Optional.id),
            let found = declaration(named: node.name, in: id) {
            return found
        }
        return meaning(ofMember: node, of: base, types)
    }

    private func meaning(ofMember node: SyntaxNode, of base: ResolvedType, _ types: TreeTypes) -> Meaning {
        switch base.boundValue {
        case .nominal(let id, _), .metatype(.nominal(let id, _)):
            if let found = declaration(named: node.name, in: id) { return found }
            if let nested = index.types[id].nested[node.name] {
                let places = nested.flatMap(project.places)
                return .declared(nearest: places, all: places)
            }
            if index.hasAttribute("dynamicMemberLookup", id) { return .unknown("a member that is looked up by name") }
            let isAlias = index.types[id].typealiases[node.name] != nil
            return isAlias ? .unknown("an alias in a type") : .memberOfOutside(base)
        case .external(_, let arguments) where !arguments.isEmpty:
            return .unknown("a member that a wrapper from outside may pass on")
        case .metatype(.external(let name, _)) where index.moduleNames.contains(index.text(name)):
            guard case .metatype(let type) = types.step(node, from: base) else {
                return .unknown("a member of a module")
            }
            return meaning(ofType: type)
        case .external(let name, _), .metatype(.external(let name, _)):
            guard let id = index.extendedType(named: name) else { return .memberOfOutside(base) }
            return declaration(named: node.name, in: id) ?? .memberOfOutside(base)
        case .constrained(let parts), .metatype(.constrained(let parts)):
            for part in parts.compactMap(\.typeID) {
                if let found = declaration(named: node.name, in: part) { return found }
            }
            return .unknown("a member of a generic parameter or a protocol")
        case .unknown: return .unknown("a member of what is unknown: " + UnknownCause(types).cause(before: node))
        case .uncertain, .metatype(.uncertain): return .unknown("a member of an uncertain type")
        case .metatype(.optional): return .unknown("a member of an optional type")
        case .alternatives, .metatype(.alternatives), .metatype(.unknown):
            return .unknown("a member of one of several types")
        default: return .memberOfOutside(base)
        }
    }
}
