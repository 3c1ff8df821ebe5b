import SymbolIndex
import Syntax

/// Where values of a type may be, other than where they are made and given away at once as views are.
///
/// An object, since it remembers; it belongs to one thread.
package final class TypeHolders {
    private let index: ProjectIndex
    private let members: MemberResolver
    /// The members and globals in whose written type or initial value a name stands.
    private lazy var membersByTypeName = findMembers()
    private var namesByType: [TypeID: Set<NameID>] = [:]
    /// The members, globals and aliases in whose declaration a name stands, by their own names.
    private lazy var namesByPart = findNames()
    private var namesLeadingTo: [NameID: Set<NameID>] = [:]
    private var answers: [Key: Bool] = [:]

    private struct Key: Hashable {
        let file: Int
        let type: TypeID
    }

    init(_ index: ProjectIndex, _ members: MemberResolver) {
        self.index = index
        self.members = members
    }

    /// True where code of a file may have a value of a type in a variable or a member.
    package func mayHold(_ type: TypeID, in file: ParsedFile) -> Bool {
        let key = Key(file: file.number, type: type)
        if let known = answers[key] { return known }
        let answer = names(for: type).contains { index.mentions($0, file: file.number) } || holdsLocally(type, file)
        answers[key] = answer
        return answer
    }

    /// False for a file that can't have a value of a type: it names neither the type nor anything that leads to it, by
    /// way of whatever declarations.
    func mayReach(_ type: TypeID, from file: Int) -> Bool {
        names(leadingTo: index.types[type].name).contains { isUnwritten($0) || index.mentions($0, file: file) }
    }

    /// True for subscripts, operators, iterators and what wrappers project, which code has without their names.
    private func isUnwritten(_ name: NameID) -> Bool {
        if name == KnownName.subscript.id || name == KnownName.callAsFunction.id { return true }
        let text = index.text(name)
        return ["projectedValue", "wrappedValue", "makeIterator", "next"].contains(text)
            || text.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? true
    }

    private func names(leadingTo name: NameID) -> Set<NameID> {
        if let known = namesLeadingTo[name] { return known }
        var found: Set<NameID> = [name]
        var waiting = [name]
        while let next = waiting.popLast() {
            for leading in namesByPart[next] ?? [] where found.insert(leading).inserted { waiting.append(leading) }
        }
        namesLeadingTo[name] = found
        return found
    }

    private func findNames() -> [NameID: Set<NameID>] {
        var result: [NameID: Set<NameID>] = [:]
        for (file, facts) in index.files.enumerated() {
            func note(_ name: NameID, _ parts: [CodeOffset]) {
                let name = index.translate(name, file: file)
                for part in parts where part != 0 {
                    index.decode(part, file: file).forEachName(includingParameters: true) {
                        result[$0, default: []].insert(name)
                    }
                }
            }
            for member in facts.members {
                note(member.name, [member.type, member.initialValue] + member.parameters.map(\.type))
            }
            for alias in facts.typealiases { note(alias.name, [alias.target]) }
            for type in facts.types {
                if type.kind != .extension { note(type.name, type.inherited) }
                // `Runner { item in … }`
                for number in type.memberRange where facts.members[Int(number)].name == KnownName.`init`.id {
                    note(type.name, facts.members[Int(number)].parameters.map(\.type))
                }
            }
        }
        return result
    }

    /// The names of the members that may give a value of the type.
    private func names(for type: TypeID) -> Set<NameID> {
        if let known = namesByType[type] { return known }
        var found: Set<NameID> = []
        for (owner, member) in membersByTypeName[index.types[type].name] ?? [] {
            let given =
                owner.map { members.type(of: MemberResolver.Found(owner: $0, member: member)) }
                ?? members.type(ofGlobal: member)
            var isConcerned = !given.isKnown
            given.forEachType { if $0 == type { isConcerned = true } }
            if isConcerned { found.insert(index.name(of: member)) }
        }
        namesByType[type] = found
        return found
    }

    private func findMembers() -> [NameID: [(owner: TypeID?, member: MemberReference)]] {
        var result: [NameID: [(owner: TypeID?, member: MemberReference)]] = [:]
        for file in index.files.indices {
            let facts = index.files[file]
            var owners: [Int32: TypeID] = [:]
            for (number, fact) in facts.types.enumerated() {
                guard let type = index.type(of: TypeFactReference(file: file, type: number)) else { continue }
                for member in fact.memberRange { owners[member] = type }
            }
            for (number, member) in facts.members.enumerated() where member.type != 0 || member.initialValue != 0 {
                var names: Set<NameID> = []
                for code in [member.type, member.initialValue] where code != 0 {
                    index.decode(code, file: file).forEachName { names.insert($0) }
                }
                for name in names {
                    result[name, default: []].append(
                        (owners[Int32(number)], MemberReference(file: file, member: number)))
                }
            }
        }
        return result
    }

    /// True where the type is written as a type, or what its initializer makes is kept in a variable.
    private func holdsLocally(_ type: TypeID, _ file: ParsedFile) -> Bool {
        let name = index.types[type].name
        guard index.mentions(name, file: file.number) else { return false }
        for node in file.tree.nodes where node.name == name {
            switch node.kind {
            case .typeComponent:
                // `extension Type` declares nothing.
                guard let written = node.parent, written.parent?.kind != .extensionDeclaration else { continue }
                if mayMean(type, TypeResolver(index: index).resolve(written, in: file.place(of: node))) { return true }
            case .identifierExpression, .memberComponent:
                let chain = node.parent?.kind == .chainExpression ? node.parent : nil
                if let chain, !mayMean(type, named(node, in: chain, file)) { continue }
                guard let call = node.nextSibling, call.kind == .callComponent || call.kind == .memberComponent else {
                    return true
                }
                if chain.map({ TypeHolders.isKept($0) }) ?? true { return true }
            default: break
            }
        }
        return false
    }

    /// The type that the names of a chain up to a node stand for.
    private func named(_ node: SyntaxNode, in chain: SyntaxNode, _ file: ParsedFile) -> ResolvedType {
        var components: [TypeReference.Component] = []
        for part in chain.children {
            guard part.kind == .identifierExpression || part.kind == .memberComponent else { return .unknown }
            components.append(TypeReference.Component(name: part.name))
            if part == node { break }
        }
        return TypeResolver(index: index).resolve(.named(components), in: file.place(of: node))
    }

    /// False where a type is known to have nothing to do with another one.
    private func mayMean(_ type: TypeID, _ found: ResolvedType) -> Bool {
        var isConcerned = !found.isKnown
        found.forEachType { if $0 == type { isConcerned = true } }
        return isConcerned
    }

    /// True for the value of a variable, and for what is assigned.
    private static func isKept(_ expression: SyntaxNode) -> Bool {
        guard let parent = expression.parent else { return true }
        switch parent.kind {
        case .initializer, .optionalBindingCondition, .forStatement, .arrayExpression, .dictionaryExpression:
            return true
        case .sequenceExpression: return parent.children.contains { $0.kind == .assignmentOperator }
        case .prefixExpression: return isKept(parent)
        default: return false
        }
    }
}

extension Semantics {
    /// False for a file that can't have an object of some classes, and so can't name a member of theirs, unless a
    /// protocol asks for the member.
    func mayName(_ member: NameID, of family: Set<TypeID>, in file: Int) -> Bool {
        mayHave(family, in: file) || family.contains { isRequirement(member, of: $0) }
    }

    /// False for a file that can't have a value of some types.
    package func mayHave(_ types: Set<TypeID>, in file: Int) -> Bool {
        types.contains { holders.mayReach($0, from: file) }
    }
}
