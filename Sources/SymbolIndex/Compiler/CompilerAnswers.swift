import Syntax

/// Turns what the compiler saw into types of the project. Belongs to one thread.
///
/// A name of the compiler is a type of the project only where the compiler saw that type's own declaration under the
/// same name; where it can't be believed there, the answer is unknown, as it is without a compiler.
public final class CompilerAnswers {
    private let index: ProjectIndex
    private let witness: any CompilerWitness
    private lazy var typesByName = findTypesByName()
    private var pathsOfTypes: [TypeID: [CompilerPath]] = [:]
    /// The names that got their meaning from the compiler.
    public private(set) var places: Set<CompilerPlace> = []

    public init(index: ProjectIndex, witness: any CompilerWitness) {
        self.index = index
        self.witness = witness
    }

    /// What a name stands for as a value, where it is used or declared; functions as `.function`, types as `.metatype`.
    /// Nil where the compiler does not tell.
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
            let owner = owner(declaration.path)
            return declaration.isStatic && owner.isKnown ? .metatype(owner) : owner
        }
    }

    /// What a call of a generic function gives that returns what it is passed, or a value of a type that it is passed.
    ///
    /// - Parameter argument: the type of the argument at a position.
    func result(
        ofCallOf callee: SyntaxNode, file: Int, argumentCount: Int, argument: (Int) -> ResolvedType
    ) -> ResolvedType? {
        answer(at: CompilerAnswers.nameOffset(callee), file: file) { declaration in
            let parameters = declaration.parameters
            guard let result = declaration.result, result.isGenericParameter, parameters.count == argumentCount else {
                return .unknown
            }
            let passedType = parameters.firstIndex(of: .metatype(result)).map(argument)
            if case .metatype(let type)? = passedType { return type }
            return parameters.firstIndex(of: result).map(argument) ?? .unknown
        }
    }

    /// For each of the types that a file uses which this run does not read, the first of these places, in the order of
    /// the types: one whose symbol is of the type, or has to do with a value of it.
    public func usesElsewhere(of types: [TypeID]) -> [(type: TypeID, use: CompilerUse)] {
        guard witness.knowsOtherFiles else { return [] }
        var typesByName: [Substring: [(names: [Substring], type: TypeID)]] = [:]
        for type in types {
            // Where one of the declarations was not seen, the others have the name as well.
            for path in Set(index.types[type].declarations.flatMap(seenPaths).map { $0.names.map(\.text) }) {
                path.last.map { typesByName[$0, default: []].append((path, type)) }
            }
        }
        guard !typesByName.isEmpty else { return [] }
        var found: [TypeID: CompilerUse] = [:]
        witness.forEachUseElsewhere { use in
            var reader = CompilerTextReader(Substring(use.symbol.description))
            reader.forEachName { names in
                for known in names.last.flatMap({ typesByName[$0] }) ?? [] where known.names == names {
                    let first = found[known.type] ?? use
                    found[known.type] = (use.path, use.line) < (first.path, first.line) ? use : first
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map { (type: $0.key, use: $0.value) }
    }

    // MARK: Symbols

    /// The offset under which the compiler knows the name of a node.
    package static func nameOffset(_ node: SyntaxNode) -> UInt32 {
        node.anchorToken.start + (node.anchorToken.kind == .dollarIdentifier ? 1 : 0)
    }

    /// What all builds of a file agree on; nil where they do not, or where it is not known.
    private func answer(
        at offset: UInt32, file: Int, _ meaning: (CompilerDeclaration) -> ResolvedType
    ) -> ResolvedType? {
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

    /// True where the compiler saw all that the project declares under a name at the same place: of branches of `#if` a
    /// build has one, and another build may have the other.
    private func isSeen(_ declaration: CompilerDeclaration) -> Bool {
        guard let name = declaration.path.names.last.flatMap(lookUp) else { return true }
        return declarations(named: name, beside: declaration.path).allSatisfy { member in
            !witness.symbols(at: Int(index.fact(member).offset), in: index.files[member.file].path).isEmpty
        }
    }

    /// What the project declares under a name in the type of another member or, in a module, outside of types.
    private func declarations(named name: NameID, beside path: CompilerPath) -> [MemberReference] {
        guard path.names.count > 2 else { return index.globals(named: name) }
        switch owner(path).conjuncts.first ?? .unknown {
        case .nominal(let type, _): return Array(index.members(named: name, of: type))
        case .external(let type, _):
            return index.extendedType(named: type).map { Array(index.members(named: name, of: $0)) } ?? []
        default: return []
        }
    }

    /// The type that declares a member.
    private func owner(_ path: CompilerPath) -> ResolvedType {
        let owners = path.owners.map { resolve($0) }.filter(\.isKnown)
        guard let owner = owners.first, owners.allSatisfy({ $0 == owner }) else { return .unknown }
        return owner
    }

    // MARK: Types

    private func resolve(_ type: CompilerType) -> ResolvedType {
        switch type {
        case .named(let path): resolve(path)
        case .optional(let inner): .optional(resolve(inner))
        case .array(let inner): .array(resolve(inner))
        case .dictionary(let key, let value): .dictionary(resolve(key), resolve(value))
        case .tuple([]): .external(KnownName.Void.id, [])
        case .tuple(let elements): .tuple(elements.map { resolve($0) })
        case .function(_, let result): .function(resolve(result))
        case .metatype(let inner): isTypeNamedType(inner) ? .unknown : .metatype(resolve(inner))
        case .other: .unknown
        }
    }

    private func resolve(_ path: CompilerPath) -> ResolvedType {
        // `A.Element` is whatever the generic parameter makes of it.
        guard path.names.count > 1, !path.names[0].isGenericParameter else { return .unknown }
        let last = path.names[path.names.count - 1]
        let arguments = last.arguments.map { resolve($0) }
        if let framework = frameworkType(path, arguments) { return framework }
        if let type = type(called: path) {
            let isProtocol = index.types[type].kind == .protocol
            return isProtocol ? index.constrained([.nominal(type, [])]) : .nominal(type, arguments)
        }
        // A name that is damaged by one byte leads nowhere, as that of a type from outside does: what comes from there
        // has to be certain as well.
        let name = lookUp(last)
        let isNameOfProject = name.map { typesByName[$0] != nil } ?? false
        let modules = path.extensionModules + [path.names[0].text]
        guard !isNameOfProject, modules.allSatisfy({ witness.isOuterModule(String($0)) }) else { return .unknown }
        return .external(name ?? KnownName.Any.id, arguments)
    }

    private func type(called path: CompilerPath) -> TypeID? {
        let types = path.names.last.flatMap(lookUp).flatMap { typesByName[$0] }
        return types?.first { paths(of: $0).contains { $0.isSame(as: path) } }
    }

    private func lookUp(_ name: CompilerPath.Name) -> NameID? { index.names.lookUp(String(name.written)) }

    /// True for `Main.Store.Type` where the project has a type of this name: the compiler writes a metatype in the same
    /// way.
    private func isTypeNamedType(_ instance: CompilerType) -> Bool {
        guard case .named(var path) = instance else { return false }
        path.names.append(CompilerPath.Name(text: "Type"))
        return type(called: path) != nil
    }

    /// `Binding<T>`, what `$x` of an object behind a wrapper is, and publishers; nil for other types.
    private func frameworkType(_ path: CompilerPath, _ arguments: [ResolvedType]) -> ResolvedType? {
        let names = path.names
        switch (names[0].text, names.count, names[names.count - 1].text) {
        case _ where !path.extensionModules.isEmpty: return nil
        case ("Combine", _, "Publisher"): return .external(KnownName.Publisher.id, [])
        case ("SwiftUI", 2, "Binding") where arguments.count == 1: return .binding(arguments[0])
        case ("SwiftUI", 3, "Wrapper"): return names[1].arguments.first.map { .wrapper(resolve($0)) } ?? .unknown
        default: return nil
        }
    }

    /// What the compiler calls a type of the project, by each of its declarations; empty where one of them was not
    /// seen.
    private func paths(of type: TypeID) -> [CompilerPath] {
        if let known = pathsOfTypes[type] { return known }
        let seen = index.types[type].declarations.map(seenPaths)
        let found = seen.contains(where: \.isEmpty) ? [] : Array(seen.joined())
        pathsOfTypes[type] = found
        return found
    }

    private func seenPaths(of part: TypeFactReference) -> [CompilerPath] {
        witness.symbols(at: Int(index.fact(part).offset), in: index.files[part.file].path)
            .compactMap { $0.kind == .type ? CompilerDeclaration($0)?.path : nil }
    }

    private func findTypesByName() -> [NameID: [TypeID]] {
        var result: [NameID: [TypeID]] = [:]
        for type in index.types.indices where index.types[type].kind != .external {
            result[index.types[type].name, default: []].append(type)
        }
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
