import Syntax

/// Turns what the compiler saw into types of the project. Belongs to one thread.
///
/// A name of the compiler is a type of the project only where the compiler saw that type's own declaration under the same name; where it can't
/// be believed there, the answer is unknown, as it is without a compiler.
public final class CompilerAnswers {
    private let index: ProjectIndex
    private let witness: any CompilerWitness
    private lazy var typesByName = findTypesByName()
    private var declarations: [TypeID: [[CompilerType.Name]]] = [:]
    /// The names that got their meaning from the compiler.
    public private(set) var places: Set<CompilerPlace> = []

    public init(index: ProjectIndex, witness: any CompilerWitness) {
        self.index = index
        self.witness = witness
    }

    /// What a name stands for as a value, where it is used or declared; functions as `.function`, types as `.metatype`. Nil where the compiler
    /// does not tell.
    ///
    /// - Parameter offset: the UTF-8 offset of the name, that of `x` for `$x`.
    package func type(at offset: UInt32, file: Int) -> ResolvedType? {
        answer(at: offset, file: file) { declaration in
            if let type = declaration.type { return resolve(type) }
            if let result = declaration.result { return .function(resolve(result)) }
            let type = resolve(.named(declaration.path))
            return type.isKnown ? .metatype(type) : .unknown
        }
    }

    /// The type that declares the member of a name, as a value or, for a static member, as a metatype.
    func owner(ofMemberAt name: SyntaxNode, file: Int) -> ResolvedType? {
        answer(at: CompilerAnswers.nameOffset(name), file: file) { declaration in
            guard declaration.path.count > 2 else { return .unknown }
            let owner = resolve(.named(Array(declaration.path.dropLast())))
            return declaration.isStatic && owner.isKnown ? .metatype(owner) : owner
        }
    }

    /// What a call of a generic function gives that returns what it is passed, or a value of a type that it is passed.
    ///
    /// - Parameter argument: the type of the argument at a position.
    func result(ofCallOf callee: SyntaxNode, file: Int, argumentCount: Int, argument: (Int) -> ResolvedType) -> ResolvedType? {
        answer(at: CompilerAnswers.nameOffset(callee), file: file) { declaration in
            guard let result = declaration.result, result.isGenericParameter, declaration.parameters.count == argumentCount else { return .unknown }
            if let position = declaration.parameters.firstIndex(of: .metatype(result)), case .metatype(let type) = argument(position) { return type }
            return declaration.parameters.firstIndex(of: result).map(argument) ?? .unknown
        }
    }

    /// Uses of types in files that this run does not read, in the order of the types.
    public func usesElsewhere(of types: [TypeID]) -> [(type: TypeID, use: CompilerUse)] {
        guard witness.knowsOtherFiles else { return [] }
        var typesByText: [String: [TypeID]] = [:]
        for type in types {
            for path in paths(of: type) { typesByText[path.map { String($0.text) }.joined(separator: "."), default: []].append(type) }
        }
        guard !typesByText.isEmpty else { return [] }
        let uses = witness.usesElsewhere(of: Set(typesByText.keys))
        return uses.flatMap { use in (typesByText[use.type] ?? []).map { (type: $0, use: use) } }
            .sorted { ($0.type, $0.use.path, $0.use.line) < ($1.type, $1.use.path, $1.use.line) }
    }

    // MARK: Symbols

    /// The offset under which the compiler knows the name of a node.
    package static func nameOffset(_ node: SyntaxNode) -> UInt32 {
        node.anchorToken.start + (node.anchorToken.kind == .dollarIdentifier ? 1 : 0)
    }

    /// What all builds of a file agree on; nil where they do not, or where it is not known.
    private func answer(at offset: UInt32, file: Int, _ meaning: (CompilerDeclaration) -> ResolvedType) -> ResolvedType? {
        var found: ResolvedType?
        for symbol in witness.symbols(at: Int(offset), in: index.files[file].path) {
            guard let declaration = CompilerDeclaration(symbol), isSeen(declaration) else { return nil }
            let type = meaning(declaration)
            guard type.isKnown, found == nil || found == type else { return nil }
            found = type
        }
        if found != nil { places.insert(CompilerPlace(file: file, offset: Int(offset))) }
        return found
    }

    /// True where the compiler saw all that the project declares under a name at the same place: of branches of `#if` a build has one, and another
    /// build may have the other.
    private func isSeen(_ declaration: CompilerDeclaration) -> Bool {
        guard let name = declaration.path.last.flatMap({ index.names.lookUp(String($0.written)) }) else { return true }
        return declarations(named: name, in: declaration.path.dropLast()).allSatisfy { member in
            !witness.symbols(at: Int(index.fact(member).offset), in: index.files[member.file].path).isEmpty
        }
    }

    /// What the project declares under a name in a type or, in a module, outside of types.
    private func declarations(named name: NameID, in owner: ArraySlice<CompilerType.Name>) -> [MemberReference] {
        guard owner.count > 1 else { return index.globals(named: name) }
        switch resolve(Array(owner)).conjuncts.first ?? .unknown {
        case .nominal(let type, _): return Array(index.members(named: name, of: type))
        case .external(let type, _): return index.extendedType(named: type).map { Array(index.members(named: name, of: $0)) } ?? []
        default: return []
        }
    }

    // MARK: Types

    private func resolve(_ type: CompilerType) -> ResolvedType {
        switch type {
        case .named(let names): resolve(names)
        case .optional(let inner): .optional(resolve(inner))
        case .array(let inner): .array(resolve(inner))
        case .dictionary(let key, let value): .dictionary(resolve(key), resolve(value))
        case .tuple(let elements): elements.isEmpty ? .external(KnownName.Void.id, []) : .tuple(elements.map { resolve($0) })
        case .function(_, let result): .function(resolve(result))
        case .metatype(let inner): .metatype(resolve(inner))
        case .other: .unknown
        }
    }

    private func resolve(_ names: [CompilerType.Name]) -> ResolvedType {
        // `A.Element` is whatever the generic parameter makes of it.
        guard names.count > 1, let last = names.last, !names[0].isGenericParameter else { return .unknown }
        let arguments = last.arguments.map { resolve($0) }
        if let wrapped = wrapped(names, arguments) { return wrapped }
        let name = index.names.lookUp(String(last.written))
        let types = name.flatMap { typesByName[$0] } ?? []
        for type in types {
            guard paths(of: type).contains(where: { $0.elementsEqual(names) { $0.text == $1.text } }) else { continue }
            return index.types[type].kind == .protocol ? index.constrained([.nominal(type, [])]) : .nominal(type, arguments)
        }
        // A name that is damaged by one byte leads nowhere, as that of a type from outside does: what comes from there has to be certain as well.
        let isForeign = types.isEmpty && witness.isOuterModule(String(names[0].text))
        return isForeign ? .external(name ?? KnownName.Any.id, arguments) : .unknown
    }

    /// `Binding<T>`, and what `$x` of an object behind a wrapper is.
    private func wrapped(_ names: [CompilerType.Name], _ arguments: [ResolvedType]) -> ResolvedType? {
        guard names[0].text == "SwiftUI", names.count <= 3 else { return names[0].text == "Combine" ? publisher(names) : nil }
        if names.count == 2, names[1].text == "Binding", arguments.count == 1 { return .binding(arguments[0]) }
        guard names.count == 3, names[2].text == "Wrapper", let object = names[1].arguments.first else { return nil }
        return .wrapper(resolve(object))
    }

    private func publisher(_ names: [CompilerType.Name]) -> ResolvedType? {
        names.last?.text == "Publisher" ? .external(KnownName.Publisher.id, []) : nil
    }

    /// What the compiler calls a type of the project, by each of its declarations; empty where one of them was not seen.
    private func paths(of type: TypeID) -> [[CompilerType.Name]] {
        if let known = declarations[type] { return known }
        var found: [[CompilerType.Name]] = []
        for part in index.types[type].declarations {
            let symbols = witness.symbols(at: Int(index.fact(part).offset), in: index.files[part.file].path)
            let paths = symbols.compactMap { $0.kind == .type ? CompilerDeclaration($0)?.path : nil }
            if paths.isEmpty { found = []; break }
            found += paths
        }
        declarations[type] = found
        return found
    }

    private func findTypesByName() -> [NameID: [TypeID]] {
        var result: [NameID: [TypeID]] = [:]
        for type in index.types.indices where index.types[type].kind != .external { result[index.types[type].name, default: []].append(type) }
        return result
    }
}

/// A name in a file.
public struct CompilerPlace: Hashable, Sendable {
    /// Index of the file in `ProjectIndex.files`.
    public let file: Int
    /// UTF-8 offset.
    public let offset: Int
}
