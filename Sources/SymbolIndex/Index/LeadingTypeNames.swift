import Syntax

/// The names that lead to a legacy class where a type is written.
///
/// A generic parameter leads only within its own declaration: the `Element` of `extension Array where Element == Model`
/// is no other list's.
///
/// A class, since it is asked for every member, and a structure of this size would be copied for each.
// `@exclusivity(unchecked)`: everything is written within `init`.
final class LeadingTypeNames {
    /// A name of the project, or behind these one that stands for something else within a declaration.
    typealias Node = UInt32
    /// What names stand for in a declaration of a type, where that is not what they are elsewhere.
    typealias Scope = [NameID: Node]

    private let index: ProjectIndex
    @exclusivity(unchecked) private(set) var names: NameSet
    private let nameCount: Node
    @exclusivity(unchecked) private var localNames: [NameID] = []
    @exclusivity(unchecked) private var localLeads: [Bool] = []
    @exclusivity(unchecked) private var scopes: [TypeFactReference: Scope] = [:]
    /// `target` leads where `source` does.
    @exclusivity(unchecked) private var links: [(source: Node, target: Node)] = []

    init(_ index: ProjectIndex, seeds: NameSet) {
        self.index = index
        names = seeds
        nameCount = Node(index.names.count)
        for file in index.files.indices { addLinks(of: file) }
        spread()
    }

    /// The names that lead within some declaration of a type.
    var leadingLocalNames: [NameID] { localNames.indices.filter { localLeads[$0] }.map { localNames[$0] } }

    /// What names stand for in the members of a type.
    func scope(ofType number: Int, _ file: Int) -> Scope {
        scopes.isEmpty ? [:] : scopes[TypeFactReference(file: file, type: number)] ?? [:]
    }

    /// True where a type or a value, as it is written in a scope, names a type that leads.
    ///
    /// - Parameter parameters: generic parameters of a member that lead.
    func leads(_ code: CodeOffset, _ file: Int, in scope: Scope, parameters: [NameID] = []) -> Bool {
        guard code != 0 else { return false }
        var result = false
        index.forEachName(in: code, file: file) { name in
            if leads(scope.isEmpty ? name : scope[name] ?? name) || parameters.contains(name) { result = true }
        }
        return result
    }

    /// The generic parameters of a member that lead.
    func leadingParameters(_ details: MemberDetails, _ file: Int, in scope: Scope) -> [NameID] {
        guard !details.genericParameters.isEmpty || !details.requirements.isEmpty else { return [] }
        var found: [NameID] = []
        for parameter in details.genericParameters where leads(parameter.constraint, file, in: scope) {
            found.append(index.translate(parameter.name, file: file))
        }
        var isGrowing = !details.requirements.isEmpty
        while isGrowing {
            isGrowing = false
            for pair in stride(from: 0, to: details.requirements.count - 1, by: 2)
            where leads(details.requirements[pair + 1], file, in: scope, parameters: found) {
                index.forEachName(in: details.requirements[pair], file: file) { subject in
                    guard !found.contains(subject) else { return }
                    found.append(subject)
                    isGrowing = true
                }
            }
        }
        return found
    }

    private func leads(_ node: Node) -> Bool {
        if node < nameCount { return names.contains(node) }
        return node != LeadingTypeNames.noName && localLeads[Int(node - nameCount)]
    }

    /// What `SyntaxNode.name` is where a bracket stands in the place of a name.
    private static let noName = Node.max

    // MARK: Links

    private func addLinks(of file: Int) {
        let facts = index.files[file]
        for alias in facts.typealiases {
            let scope = alias.parent < 0 ? [:] : makeScope(TypeFactReference(file: file, type: Int(alias.parent)))
            link(alias.target, to: index.translate(alias.name, file: file), file, scope)
        }
        for (number, type) in facts.types.enumerated() {
            let scope = makeScope(TypeFactReference(file: file, type: number))
            let name = index.translate(type.name, file: file)
            for code in type.inherited { link(code, to: name, file, scope, onlyArguments: true) }
            // What has no name of its own is reached through the type's.
            for member in type.memberRange {
                let memberName = index.translate(facts.members[Int(member)].name, file: file)
                guard memberName == KnownName.subscript.id || memberName == KnownName.callAsFunction.id else {
                    continue
                }
                let member = facts.members[Int(member)]
                link(member.type, to: name, file, scope)
                for parameter in member.parameters { link(parameter.type, to: name, file, scope) }
                for parameter in member.genericParameters { link(parameter.constraint, to: name, file, scope) }
                for constraint in member.requirements { link(constraint, to: name, file, scope) }
            }
        }
    }

    /// Those of the types around, of the extended type, and the declaration's own.
    private func makeScope(_ reference: TypeFactReference) -> Scope {
        guard mayHaveScope(reference) else { return [:] }
        if let known = scopes[reference] { return known }
        // While it is made, since a type may be nested in an extension of itself.
        scopes[reference] = [:]
        let fact = index.fact(reference)
        var scope = fact.parent < 0 ? [:] : makeScope(TypeFactReference(file: reference.file, type: Int(fact.parent)))
        if fact.kind == .extension, let type = index.type(of: reference) {
            for declaration in index.types[type].declarations { scope.merge(makeScope(declaration)) { $1 } }
        }
        for parameter in fact.genericParameters {
            _ = declare(index.translate(parameter.name, file: reference.file), &scope)
        }
        for parameter in fact.genericParameters where parameter.constraint != 0 {
            link(
                parameter.constraint, to: declare(index.translate(parameter.name, file: reference.file), &scope),
                reference.file, scope)
        }
        for pair in stride(from: 0, to: fact.requirements.count - 1, by: 2) {
            var subjects: [Node] = []
            index.forEachName(in: fact.requirements[pair], file: reference.file) {
                subjects.append(declare($0, &scope))
            }
            for subject in subjects { link(fact.requirements[pair + 1], to: subject, reference.file, scope) }
        }
        scopes[reference] = scope
        return scope
    }

    /// False for most types: they have no parameters, nor has anything around them.
    private func mayHaveScope(_ reference: TypeFactReference) -> Bool {
        let types = index.files[reference.file].types
        return types[reference.type].parent >= 0 || types[reference.type].kind == .extension
            || !types[reference.type].genericParameters.isEmpty || !types[reference.type].requirements.isEmpty
    }

    /// The node of a name in a scope, made where there is none. It leads where the name does elsewhere.
    private func declare(_ name: NameID, _ scope: inout Scope) -> Node {
        if let known = scope[name] { return known }
        let node = nameCount + Node(localNames.count)
        localNames.append(name)
        localLeads.append(names.contains(name))
        links.append((name, node))
        scope[name] = node
        return node
    }

    /// - Parameter onlyArguments: links only the names among generic arguments.
    private func link(_ code: CodeOffset, to target: Node, _ file: Int, _ scope: Scope, onlyArguments: Bool = false) {
        guard code != 0, target != LeadingTypeNames.noName, !leads(target) else { return }
        var encoded = EncodedNames(index.files[file].codes, at: code)
        encoded.forEach { name, role in
            if onlyArguments, role == .type { return }
            let name = index.translate(name, file: file)
            let source = scope[name] ?? name
            if leads(source) { mark(target) } else { links.append((source, target)) }
        }
    }

    private func mark(_ node: Node) {
        if node < nameCount { names.insert(node) } else { localLeads[Int(node - nameCount)] = true }
    }

    private func spread() {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for link in links where leads(link.source) && !leads(link.target) {
                mark(link.target)
                isGrowing = true
            }
        }
        links = []
    }
}
