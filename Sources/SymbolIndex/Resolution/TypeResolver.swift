import Syntax

/// Resolves types as a reader would: nesting, extensions in other files, type aliases, modules.
///
/// A name is looked up among locals first, then in the types around the place (through extensions in other files too),
/// among generic parameters and aliases, then among types outside of others. Of several types of one name, the one of
/// the file's own modules counts, then the one of an imported module. A type from outside of the root is `external` and
/// is known to be none of the project's classes.
///
/// Recursion is bounded: aliases, members of members and scopes end as `unknown` at a fixed depth.
public struct TypeResolver {
    let index: ProjectIndex
    /// How many aliases and generic parameters around are being resolved.
    private var depth = 0
    /// The aliases among them.
    private var followed: [TypealiasReference] = []
    /// Set once an alias is followed.
    private var budget: AliasBudget?

    /// True where a composition keeps its protocols beside a class: what inherits it, inherits all of them.
    private var keepsCompositions = false

    public init(index: ProjectIndex) {
        self.index = index
    }

    /// The resolver of inheritance clauses.
    static func ofInheritance(index: ProjectIndex) -> TypeResolver {
        var resolver = TypeResolver(index: index)
        resolver.keepsCompositions = true
        return resolver
    }

    /// The type that a type node stands for. The tree must be lexed with a copy of the index's names, as those of
    /// `FileAnalysis` are.
    public func resolve(_ node: SyntaxNode, in context: LexicalContext) -> ResolvedType {
        resolve(TypeResolver.reference(node), in: context)
    }

    /// A type node as it was written, of a tree that is lexed with a copy of the index's names.
    static func reference(_ node: SyntaxNode) -> TypeReference {
        var encoder = TypeEncoder()
        let offset = encoder.encode(type: node)
        return TypeReference.decode(encoder.codes, at: offset, names: [])
    }

    private var deeper: TypeResolver {
        var result = self
        result.depth += 1
        return result
    }

    private func following(_ alias: TypealiasReference) -> TypeResolver {
        var result = deeper
        result.followed.append(alias)
        result.budget = budget ?? AliasBudget()
        return result
    }

    /// What a written type stands for at a place; `unknown` where that can't be told.
    public func resolve(_ reference: TypeReference, in context: LexicalContext) -> ResolvedType {
        guard depth < Limits.typeDepth else { return .unknown }
        switch reference {
        case .unknown, .expression: return .unknown
        case .named(let components): return resolveNamed(components, in: context)
        case .optional(let inner): return .optional(resolve(inner, in: context))
        case .array(let inner): return .array(resolve(inner, in: context))
        case .dictionary(let key, let value): return .dictionary(resolve(key, in: context), resolve(value, in: context))
        case .function(let result, _): return .function(resolve(result, in: context))
        case .tuple(let elements, let labels):
            return .tuple(elements.map { resolve($0, in: context) }, labels: labels)
        case .some(let inner), .any(let inner):
            let type = resolve(inner, in: context)
            if case .constrained = type { return type }
            return index.constrained([type])
        case .composition(let parts):
            let resolved = parts.map { resolve($0, in: context) }
            return keepsCompositions ? .constrained(resolved) : index.constrained(resolved)
        case .metatype(let inner): return .metatype(resolve(inner, in: context))
        }
    }

    /// What a function of a written type gets, through optionals and aliases; nil for what is no function as far as
    /// names tell.
    func parameters(ofFunction reference: TypeReference, in context: LexicalContext) -> [ResolvedType]? {
        guard depth < Limits.functionAliasDepth else { return nil }
        switch reference {
        case .optional(let inner): return parameters(ofFunction: inner, in: context)
        case .function(_, let parameters): return parameters.map { resolve($0, in: context) }
        case .named(let components):
            guard components.count == 1, let (alias, types) = onlyAlias(named: components[0].name, in: context) else {
                return nil
            }
            let fact = index.files[alias.file].typealiases[alias.index]
            guard fact.target != 0, !fact.isAssociatedType, !followed.contains(alias) else { return nil }
            var inner = LexicalContext(file: alias.file, types: types)
            // What generic parameters of the type around both stand for; those of another type may stand for anything.
            if let type = types.first {
                for name in index.types[type].genericParameters { inner.substitutions[name] = .unknown }
                if type == context.types.first { inner.substitutions = context.substitutions }
            }
            for (position, parameter) in fact.genericParameters.enumerated() {
                let argument =
                    position < components[0].arguments.count
                    ? resolve(components[0].arguments[position], in: context) : .unknown
                inner.substitutions[index.translate(parameter.name, file: alias.file)] = argument
            }
            return following(alias).parameters(ofFunction: index.decode(fact.target, file: alias.file), in: inner)
        default: return nil
        }
    }

    /// The one alias that a name may mean, with the types around its declaration.
    private func onlyAlias(named name: NameID, in context: LexicalContext) -> (
        alias: TypealiasReference, types: [TypeID]
    )? {
        guard context.substitutions[name] == nil, context.genericParameters[name] == nil,
            context.localTypes[name] == nil,
            !context.types.contains(where: { index.types[$0].genericParameters.contains(name) })
        else { return nil }
        for type in context.types.flatMap({ Hierarchy.lookUpOrder(of: $0, in: index) }) {
            if index.types[type].nested[name] != nil { return nil }
            guard let aliases = index.types[type].typealiases[name] else { continue }
            return aliases.count == 1 ? (aliases[0], index.enclosingTypes(of: type)) : nil
        }
        guard index.topLevelTypes[name] == nil else { return nil }
        let visible = (index.topLevelTypealiases[name] ?? []).filter { alias in
            let isHidden =
                index.files[alias.file].typealiases[alias.index].access <= .fileprivate && alias.file != context.file
            return !isHidden && index.isVisible(from: context.file, modules: index.modules[alias.file])
        }
        return visible.count == 1 ? (visible[0], []) : nil
    }

    private func resolveNamed(_ components: [TypeReference.Component], in context: LexicalContext) -> ResolvedType {
        guard let first = components.first else { return .unknown }
        var current = resolveFirst(first, in: context, isQualified: components.count > 1)
        for position in components.indices.dropFirst() {
            current = resolveMember(components[position], of: current, named: components[position - 1], in: context)
        }
        return current
    }

    /// `Inner` of `Outer.Inner`.
    private func resolveMember(
        _ component: TypeReference.Component, of outer: ResolvedType, named previous: TypeReference.Component,
        in context: LexicalContext
    ) -> ResolvedType {
        let arguments = component.arguments.map { resolve($0, in: context) }
        func nested(in id: TypeID) -> ResolvedType? {
            nestedType(named: component.name, in: id, arguments: arguments, file: context.file)
        }
        switch outer {
        case .nominal(let id, _): return nested(in: id) ?? .unknown
        // A type nested in a generic one may be made of what that is made of.
        case .external(_, let known) where known.contains { !$0.isForeign }: return .unknown
        case .external(let name, _):
            // `Module.Type`, or a type nested in one from outside that the project extends.
            if !previous.isModule, let id = index.externalTypes[name], let next = nested(in: id) { return next }
            if let own = index.modulesByName[name] {
                let module = Array(index.withReexports(Set(own)))
                return topLevelType(component.name, arguments: arguments, in: context, module: module)
                    ?? .external(component.name, arguments)
            }
            // `Module.Type`, where nothing tells that the project's own module is called so.
            if !index.imports(name, file: context.file), let own = index.topLevelTypes[component.name]?.first {
                return .uncertain(own)
            }
            return standardType(component.name, arguments) ?? .external(component.name, arguments)
        // An associated type of what a generic parameter conforms to.
        case .constrained(let parts): return parts.compactMap(\.typeID).lazy.compactMap(nested).first ?? .unknown
        // Each branch of `#if` declares the outer one; known only where it is known in all of them.
        case .alternatives(let branches):
            let found = branches.map { resolveMember(component, of: $0, named: previous, in: context) }
            return found.contains(.unknown) ? .unknown : .merging(found)
        default: return .unknown
        }
    }

    private func resolveFirst(_ component: TypeReference.Component, in context: LexicalContext, isQualified: Bool)
        -> ResolvedType
    {
        let name = component.name
        if component.isModule { return .external(name, []) }
        if name == KnownName.wildcard.id { return .unknown }
        if name == KnownName.Any.id { return .external(name, []) }
        if name == KnownName.Self.id || name == KnownName.`self`.id {
            if let receiver = context.substitutions[KnownName.Self.id] { return receiver }
            guard let id = context.types.first else { return .unknown }
            return index.selfType(id, arguments: ownArguments(of: id, in: context))
        }
        let arguments = component.arguments.map { resolve($0, in: context) }
        if let declared = declared(name, arguments, in: context) { return declared }
        if isQualified, index.modulesByName[name] != nil { return .external(name, []) }
        if name == KnownName.Context.id, let view = context.types.first(where: { index.isRepresentable($0) }) {
            return .external(name, [index.selfType(view)])
        }
        // `Element` of what a type conforms to may be a type of the project.
        if !context.types.isEmpty, index.sdkTypeParameters.contains(name) { return .unknown }
        return standardType(name, arguments) ?? .external(name, arguments)
    }

    /// What the generic parameters of the type stand for in its own code; none where one is not told.
    private func ownArguments(of type: TypeID, in context: LexicalContext) -> [ResolvedType] {
        let arguments = index.types[type].genericParameters.map { declared($0, [], in: context) ?? .unknown }
        return arguments.contains(.unknown) ? [] : arguments
    }

    /// What the project declares by a name, as it is seen from a place; nil for a name from outside.
    private func declared(_ name: NameID, _ arguments: [ResolvedType], in context: LexicalContext) -> ResolvedType? {
        if let substitution = context.substitutions[name] { return substitution }
        if let constraints = context.genericParameters[name] { return index.constrained(constraints) }
        if let local = context.localTypes[name] { return local }
        for type in context.types {
            if let generic = genericParameter(name, of: type) { return generic }
            // What is nested in a type hides the type itself: `class Weather { struct Weather {} }`.
            if let nested = nestedType(named: name, in: type, arguments: arguments, file: context.file) {
                return nested
            }
            if index.types[type].name == name, isOwnName(of: type, in: context) { return .nominal(type, arguments) }
        }
        if let required = typeOfRequirement(name, arguments, in: context) { return required }
        return outerGenericParameter(name, in: context)
            ?? topLevelType(name, arguments: arguments, in: context, module: nil)
    }

    /// `Row` in `extension Sequence where Self: RowSource`: what the extended type conforms to there declares it.
    private func typeOfRequirement(
        _ name: NameID, _ arguments: [ResolvedType], in context: LexicalContext
    ) -> ResolvedType? {
        guard index.nestedNames.contains(name), let type = context.types.first else { return nil }
        for part in index.types[type].extensions where part.file == context.file {
            let types = index.constraintsOnSelf(in: part, resolver: self).flatMap(\.conjuncts).compactMap(\.typeID).lazy
                .compactMap {
                    nestedType(named: name, in: $0, arguments: arguments, file: part.file)
                }
            if let found = types.first { return found }
        }
        return nil
    }

    /// An extension of a nested type sees the generic parameters of those that the type is nested in.
    private func outerGenericParameter(_ name: NameID, in context: LexicalContext) -> ResolvedType? {
        guard let type = context.types.first, index.types[type].parent != nil else { return nil }
        return index.enclosingTypes(of: type).lazy.compactMap { genericParameter(name, of: $0) }.first
    }

    /// False in an extension of a type that its name does not mean there: one that is nested in another, or of another
    /// module that has a namesake in the file's own.
    private func isOwnName(of type: TypeID, in context: LexicalContext) -> Bool {
        let symbol = index.types[type]
        guard symbol.kind != .external else { return false }
        if let parent = symbol.parent { return context.types.contains(parent) }
        let own = index.modules[context.file]
        if symbol.modules.isEmpty || own.isEmpty || sharesModule(symbol.modules, own) { return true }
        return index.topLevelTypes[symbol.name]?.count(where: { !index.isForeign($0) }) == 1
    }

    /// True where a name of the SDK means something else at a place: a type, an alias, an associated type or a generic
    /// parameter of the project.
    public func hides(_ name: NameID, in context: LexicalContext) -> Bool {
        switch declared(name, [], in: context) {
        case nil: false
        // A type of that name that another module keeps to itself, or of one that the file doesn't see.
        case .uncertain(let type)?, .nominal(let type, _)?: index.mayBeNamed(type, in: context.file)
        default: true
        }
    }

    /// A generic parameter of a type with its constraints, where clauses included.
    private func genericParameter(_ name: NameID, of type: TypeID) -> ResolvedType? {
        let symbol = index.types[type]
        guard symbol.genericParameters.contains(name), let declaration = symbol.declarations.first else { return nil }
        let fact = index.fact(declaration)
        let outer = LexicalContext(file: declaration.file, types: Array(index.enclosingTypes(of: type).dropFirst()))
        return index.constrained(
            index.constraints(
                on: name, parameters: fact.genericParameters, requirements: fact.requirements, in: outer,
                resolver: deeper))
    }

    /// A type or alias nested in a type, its superclasses or protocols.
    private func nestedType(named name: NameID, in type: TypeID, arguments: [ResolvedType], file: Int) -> ResolvedType?
    {
        guard index.nestedNames.contains(name) else { return nil }
        for id in Hierarchy.lookUpOrder(of: type, in: index) {
            if let nested = index.types[id].nested[name] {
                let own = nested.filter { isDeclared($0, in: file) }
                return .merging((own.isEmpty ? nested : own).map { .nominal($0, arguments) })
            }
            if let aliases = index.types[id].typealiases[name] {
                // What a module that the file does not import adds may reach it through another.
                let isSeen = aliases.contains { index.isVisible(from: file, modules: index.modules[$0.file]) }
                guard isSeen else { return .unknown }
                return .merging(aliases.map { resolve($0, types: index.enclosingTypes(of: id), arguments: arguments) })
            }
        }
        return nil
    }

    private func isDeclared(_ type: TypeID, in file: Int) -> Bool {
        index.types[type].declarations.contains { $0.file == file }
    }

    /// A type or an alias outside of others; both, where `#if` branches declare one of each.
    private func topLevelType(_ name: NameID, arguments: [ResolvedType], in context: LexicalContext, module: [Int]?)
        -> ResolvedType?
    {
        guard index.topLevelNames.contains(name) else { return nil }
        guard let declared = declaredType(name, arguments: arguments, in: context, module: module) else {
            return aliasedType(name, arguments: arguments, in: context)
        }
        guard let aliased = aliasedType(name, arguments: arguments, in: context) else { return declared }
        // The type is one of a module that the file does not import.
        if case .uncertain = declared { return aliased }
        if case .nominal(let id, _) = declared, module == nil, index.importsOnlyOthers(than: id, file: context.file) {
            return aliased
        }
        // `typealias Store = Kit.Store` hides the type of another repository, but not from itself.
        if case .nominal(let id, _) = declared, index.isForeign(id) { return module == nil ? aliased : declared }
        return .merging([declared, aliased])
    }

    private func declaredType(_ name: NameID, arguments: [ResolvedType], in context: LexicalContext, module: [Int]?)
        -> ResolvedType?
    {
        guard let candidates = index.topLevelTypes[name] else { return nil }
        if candidates.count == 1, let only = candidates.first {
            guard isAccessible(only, from: context.file, module: module) else { return nil }
            // Not imported: another module's type of this name, or one that reaches here by re-export.
            return nearness(of: only, to: context.file) == .elsewhere ? .uncertain(only) : .nominal(only, arguments)
        }
        let nearest = nearestTypes(among: candidates, to: context.file, module: module)
        guard let first = nearest.types.first else { return nil }
        switch nearest.nearness {
        case .ownFile, .ownModule, .imported, .importedBeside:
            return .merging(nearest.types.map { .nominal($0, arguments) })
        case .foreign where nearest.types.count == 1: return .nominal(first, arguments)
        case .foreign, .elsewhere: return .uncertain(first)
        }
    }

    /// Where a type is declared, as seen from a file: what is nearer hides what is not.
    private enum Nearness: Int {
        case elsewhere
        /// Of another repository: what the own one declares and the file imports is meant.
        case foreign
        /// Of a module of which the file imports other names.
        case importedBeside
        case imported, ownModule, ownFile
    }

    private func nearness(of type: TypeID, to file: Int) -> Nearness {
        if isDeclared(type, in: file) { return .ownFile }
        let modules = index.types[type].modules
        if sharesModule(modules, index.modules[file]) { return .ownModule }
        guard index.isSeen(type, from: file) else { return .elsewhere }
        if index.importsOnlyOthers(than: type, file: file) { return .importedBeside }
        return index.isForeign(type) ? .foreign : .imported
    }

    private func nearestTypes(among candidates: [TypeID], to file: Int, module: [Int]?) -> (
        types: [TypeID], nearness: Nearness
    ) {
        var types: [TypeID] = []
        var nearest = Nearness.elsewhere
        for id in candidates where isAccessible(id, from: file, module: module) {
            let nearness = nearness(of: id, to: file)
            if nearness.rawValue > nearest.rawValue { types.removeAll() }
            if types.isEmpty { nearest = nearness }
            if nearness == nearest { types.append(id) }
        }
        return (types, nearest)
    }

    /// The types that a name may stand for where nothing tells which of them is meant: those of targets that all
    /// compile the file, or of modules that have one name. Empty for a name that means one type, or one by `#if`.
    func typesOfOneName(_ name: NameID, in context: LexicalContext) -> [TypeID] {
        guard let candidates = index.topLevelTypes[name], candidates.count > 1 else { return [] }
        let nearest = nearestTypes(among: candidates, to: context.file, module: nil)
        guard nearest.types.count > 1, nearest.nearness != .ownFile else { return [] }
        // What is nested in a type around, or a generic parameter of it, hides them.
        let meant = resolve(.plain(name), in: context)
        let isOutermost = (meant.alternatives ?? [meant]).contains {
            $0.typeID.map { nearest.types.contains($0) } ?? false
        }
        return isOutermost && !meant.isKnown ? nearest.types : []
    }

    private func isAccessible(_ type: TypeID, from file: Int, module: [Int]?) -> Bool {
        if index.types[type].access <= .fileprivate { return isDeclared(type, in: file) }
        if index.types[type].access == .internal, !index.isVisible(from: file, modules: index.types[type].modules) {
            return false
        }
        return module.map { sharesModule($0, index.types[type].modules) } ?? true
    }

    private func sharesModule(_ left: [Int], _ right: [Int]) -> Bool { left.contains { right.contains($0) } }

    private func aliasedType(_ name: NameID, arguments: [ResolvedType], in context: LexicalContext) -> ResolvedType? {
        guard let aliases = index.topLevelTypealiases[name] else { return nil }
        let visible = aliases.filter { index.isVisible(from: context.file, modules: index.modules[$0.file]) }
        let own = visible.filter { $0.file == context.file }
        return visible.isEmpty
            ? nil : .merging((own.isEmpty ? visible : own).map { resolve($0, types: [], arguments: arguments) })
    }

    /// What an alias stands for, with arguments for its generic parameters or, where it has none, for those of the type
    /// that it names.
    func resolve(_ alias: TypealiasReference, types: [TypeID], arguments: [ResolvedType] = []) -> ResolvedType {
        let fact = index.files[alias.file].typealiases[alias.index]
        if fact.genericParameters.isEmpty, !arguments.isEmpty {
            return withArguments(arguments, resolve(alias, types: types))
        }
        if types.isEmpty, arguments.isEmpty, let known = index.resolvedAliases[alias] { return known }
        // `typealias Color = Module.Color` stands for itself where the module declares no more than that.
        guard fact.target != 0, !followed.contains(alias), budget?.spend() ?? true else { return .unknown }
        var context = LexicalContext(file: alias.file, types: types)
        for (position, parameter) in fact.genericParameters.enumerated() {
            context.substitutions[index.translate(parameter.name, file: alias.file)] =
                position < arguments.count ? arguments[position] : .unknown
        }
        let type = following(alias).resolve(index.decode(fact.target, file: alias.file), in: context)
        // Protocols from outside don't tell what an associated type can't be.
        if fact.isAssociatedType, case .constrained(let parts) = type, !parts.contains(where: { $0.typeID != nil }) {
            return .unknown
        }
        return type
    }

    /// `Rows<Item>` of `typealias Rows = List`.
    func withArguments(_ arguments: [ResolvedType], _ type: ResolvedType) -> ResolvedType {
        switch type {
        case .nominal(let id, let known) where known.isEmpty: .nominal(id, arguments)
        case .external(let name, let known) where known.isEmpty:
            standardType(name, arguments) ?? .external(name, arguments)
        default: type
        }
    }

    /// `Array<T>` and the like as what they are.
    private func standardType(_ name: NameID, _ arguments: [ResolvedType]) -> ResolvedType? {
        switch (KnownName(rawValue: name), arguments.count) {
        case (.Optional, 1): .optional(arguments[0])
        case (.Array, 1), (.Set, 1): .array(arguments[0])
        case (.Dictionary, 2): .dictionary(arguments[0], arguments[1])
        case (.Binding, 1): .binding(arguments[0])
        default: nil
        }
    }
}

/// How many more aliases may be followed for one type: branches of `#if` may declare each several times, which
/// multiplies from one to the next.
private final class AliasBudget {
    private var count = Limits.followedAliases

    /// False once there is nothing left.
    func spend() -> Bool {
        count -= 1
        return count > 0
    }
}
