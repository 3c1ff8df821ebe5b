import SymbolIndex
import Syntax

/// What values of types hold, themselves or by what they hold: types of the project, and what runs unknown code.
// A class, since it keeps what it found.
final class HeldTypes {
    struct Answer {
        /// With their subclasses, and with what conforms to a protocol that is held.
        var types = NumberSet()
        /// True where a function is held, or an object behind a protocol of the project.
        var isUnknownCode = false
        /// The types from outside, by their numbers in `foreignNames`.
        fileprivate var foreign = NumberSet()
        /// True where a part of the type is not known.
        var isUnknown = false

        mutating func add(_ other: Answer) {
            types.formUnion(other.types)
            isUnknownCode = isUnknownCode || other.isUnknownCode
            foreign.formUnion(other.foreign)
            isUnknown = isUnknown || other.isUnknown
        }
    }

    /// What a type holds by itself.
    private struct Parts {
        var answer = Answer()
        /// Types whose own parts are held as well.
        var followed: Set<TypeID> = []
    }

    private unowned let semantics: Semantics
    /// False to leave out what objects hold in turn.
    private let throughObjects: Bool
    private var index: ProjectIndex { semantics.index }
    private var known: [ResolvedType: Answer] = [:]
    private var answers: [Answer?]
    /// The types that are being looked at, or that are within a circle with one which is, and their places in the list.
    private var open: [(type: TypeID, answer: Answer)] = []
    private var places: [TypeID: Int] = [:]
    /// The way from the type that was asked for to the one that is being looked at.
    private var way: [Step] = []

    /// The types from outside that were met.
    private var foreignNames: [NameID] = []
    private var foreignNumbers: [NameID: Int] = [:]

    private struct Step {
        let place: Int
        /// The first place to which the type leads back.
        var firstReached: Int
        var waiting: [TypeID]
    }

    init(throughObjects: Bool, _ semantics: Semantics) {
        self.throughObjects = throughObjects
        self.semantics = semantics
        answers = Array(repeating: nil, count: semantics.index.types.count)
    }

    func answer(for type: ResolvedType) -> Answer {
        if let answer = known[type] { return answer }
        var start = Parts()
        add(type, to: &start)
        for held in start.followed { start.answer.add(answer(of: held)) }
        known[type] = start.answer
        return start.answer
    }

    /// True where a condition holds for a type from outside that is held.
    func holdsForeign(_ answer: Answer, where condition: (NameID) -> Bool) -> Bool {
        answer.foreign.contains { condition(foreignNames[$0]) }
    }

    private func number(of foreign: NameID) -> Int {
        if let number = foreignNumbers[foreign] { return number }
        foreignNumbers[foreign] = foreignNames.count
        foreignNames.append(foreign)
        return foreignNames.count - 1
    }

    /// Types that hold one another have one answer in common (Tarjan 1972).
    func answer(of type: TypeID) -> Answer {
        if let answer = answers[type] { return answer }
        enter(type)
        while let last = way.indices.last {
            guard let next = way[last].waiting.popLast() else {
                leave()
                continue
            }
            if let answer = answers[next] {
                open[way[last].place].answer.add(answer)
            } else if let place = places[next] {
                way[last].firstReached = min(way[last].firstReached, place)
            } else {
                enter(next)
            }
        }
        return answers[type] ?? Answer()
    }

    private func enter(_ type: TypeID) {
        var parts = parts(of: type)
        parts.answer.types.insert(type)
        places[type] = open.count
        way.append(Step(place: open.count, firstReached: open.count, waiting: Array(parts.followed)))
        open.append((type, parts.answer))
    }

    private func leave() {
        let step = way.removeLast()
        var answer = open[step.place].answer
        if step.firstReached == step.place {
            for other in open[(step.place + 1)...] { answer.add(other.answer) }
            for (type, _) in open[step.place...] {
                answers[type] = answer
                places[type] = nil
            }
            open.removeSubrange(step.place...)
        }
        guard let last = way.indices.last else { return }
        way[last].firstReached = min(way[last].firstReached, step.firstReached)
        if step.firstReached == step.place { open[way[last].place].answer.add(answer) }
    }

    private func add(_ type: ResolvedType, to parts: inout Parts) {
        switch type {
        case .function:
            parts.answer.isUnknownCode = true
        case .nominal(let id, let arguments):
            parts.followed.insert(id)
            for argument in arguments { add(argument, to: &parts) }
        case .uncertain(let id): parts.followed.insert(id)
        case .constrained(let types):
            for type in types { add(type, to: &parts) }
            if types.contains(where: { $0.typeID != nil || isOfObjects($0) }) { parts.answer.isUnknownCode = true }
        case .external(let name, let arguments):
            parts.answer.foreign.insert(number(of: name))
            for argument in arguments { add(argument, to: &parts) }
        case .optional(let inner), .array(let inner), .binding(let inner), .wrapper(let inner): add(inner, to: &parts)
        case .dictionary(let key, let value):
            add(key, to: &parts)
            add(value, to: &parts)
        case .tuple(let types, _), .alternatives(let types): for type in types { add(type, to: &parts) }
        case .metatype(let inner): if let id = inner.typeID { parts.answer.types.insert(id) }
        case .unknown: parts.answer.isUnknown = true
        }
    }

    /// `Inner` of `<Inner: ObservableObject>`
    private func isOfObjects(_ constraint: ResolvedType) -> Bool {
        guard case .external(let name, _) = constraint else { return false }
        return name == KnownName.ObservableObject.id || SDKAncestors.ofObjects.contains(index.text(name))
    }

    /// Subclasses or conforming types, and the types of stored properties, those of superclasses too, and of what comes
    /// with enum cases.
    private func parts(of id: TypeID) -> Parts {
        let kind = index.types[id].kind
        let superclasses = index.superclasses(of: id)
        var parts = Parts()
        for superclass in superclasses { parts.answer.types.insert(superclass) }
        if kind == .protocol || kind == .class { parts.followed.formUnion(semantics.conformers(of: id)) }
        if kind == .class, !throughObjects { return parts }
        parts.answer.isUnknownCode = kind == .protocol
        let context = LexicalContext(file: index.declaration(of: id)?.file ?? 0, types: index.enclosingTypes(of: id))
        for member in ([id] + superclasses).flatMap({ index.members(of: $0) }) {
            let fact = index.fact(member)
            if fact.kind == .enumCase {
                for parameter in fact.parameters {
                    let written = index.decode(parameter.type, file: member.file)
                    add(semantics.types.resolve(written, in: context), to: &parts)
                }
            } else if fact.isStored, !fact.flags.contains(.isStatic) {
                add(semantics.members.type(of: MemberResolver.Found(owner: id, member: member)), to: &parts)
            }
        }
        return parts
    }
}
