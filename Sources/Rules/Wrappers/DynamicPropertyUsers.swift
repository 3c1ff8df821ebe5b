import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// What may change where a property wrapper or another `DynamicProperty` of the project observes an object for the
/// views that hold it (catalogue 109).
///
/// Bodies that read the object through it follow what they read. What it reads in `update()` is not tracked, and views
/// that read less than they show were kept fresh by each change of the object.
struct DynamicPropertyUsers {
    private let owner: TypeID
    /// The classes of the object.
    private let classes: Set<TypeID>
    private let semantics: Semantics

    init(of owner: TypeID, observing classes: [TypeID], _ semantics: Semantics) {
        self.owner = owner
        self.classes = classes.reduce(into: []) { $0.formUnion(semantics.family(of: $1)) }
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    var behavior: BehaviorCode? {
        // Nothing was ever updated by what announces nothing.
        guard semantics.laterChanges.areAnnounced(by: classes) else { return nil }
        var visited: Set<TypeID> = []
        return behavior(of: owner, &visited)
    }

    private func behavior(of type: TypeID, _ visited: inout Set<TypeID>) -> BehaviorCode? {
        // SwiftUI asks nothing of what does not conform.
        guard visited.insert(type).inserted, index.isOne(of: .dynamicProperty, type) else { return nil }
        if mayRunUpdate(type) { return .dynamicProperty }
        guard let users = users(of: type) else { return .piggyBack }
        if !users.isEmpty, asks(index.members(of: type)) { return .piggyBack }
        for user in users.sorted() {
            if let behavior = lost(by: user, &visited) { return behavior }
        }
        return nil
    }

    /// True where SwiftUI may run an `update()` of the project, by a protocol of a library too.
    private func mayRunUpdate(_ type: TypeID) -> Bool {
        if let update = semantics.name("update"),
            index.inheritedTypes(of: type).contains(where: { !index.members(named: update, of: $0).isEmpty })
        {
            return true
        }
        return !index.foreignConformances(of: type).allSatisfy { name in
            let text = index.text(name)
            return SDKAncestors.withoutState.contains(text) || SDKAncestors.plain.contains(text)
        }
    }

    /// True where what code shows is not all told by the object.
    private func asks(_ members: some Sequence<MemberReference>) -> Bool {
        let asked = semantics.outsideReads.answer(of: members)
        return asked.asks || !asked.closures.isEmpty || !asked.objects.isSubset(of: classes)
    }

    private func lost(by user: TypeID, _ visited: inout Set<TypeID>) -> BehaviorCode? {
        let owner = WrapperOwner(user, semantics.project)
        switch owner.kind {
        case .dynamicProperty: return behavior(of: user, &visited)
        case .view, .app:
            return asks(index.members(named: KnownName.body.id, of: user)) ? .piggyBack : nil
        default: return owner.behavior
        }
    }

    // MARK: Who holds it

    /// The types with a property of the type or behind it as a wrapper; nil where something else may hold or hand out
    /// values of it.
    private func users(of type: TypeID) -> Set<TypeID>? {
        let name = index.types[type].name
        var users: Set<TypeID> = []
        for file in semantics.files(mentioning: name) {
            let facts = index.files[file]
            if facts.typealiases.contains(where: { mentions($0.target, name, file) }) { return nil }
            var members = Set(facts.members.indices.filter { isGiven(facts.members[$0], name, file) })
            for (position, fact) in facts.types.enumerated() {
                guard let holder = index.type(of: TypeFactReference(file: file, type: position)) else { continue }
                for member in fact.memberRange where members.remove(Int(member)) != nil && holder != type {
                    guard facts.members[Int(member)].isStored else { return nil }
                    users.insert(holder)
                }
            }
            if !members.isEmpty { return nil }
        }
        return isNamedInConstraint ? nil : users
    }

    private func isGiven(_ member: MemberFact, _ name: NameID, _ file: Int) -> Bool {
        member.attributes.contains { index.translate($0, file: file) == name } || mentions(member.type, name, file)
            || mentions(member.initialValue, name, file)
    }

    private func mentions(_ code: CodeOffset, _ name: NameID, _ file: Int) -> Bool {
        guard code != 0 else { return false }
        var isFound = false
        index.decode(code, file: file).forEachName { if $0 == name { isFound = true } }
        return isFound
    }

    /// `Holder<Value: DynamicProperty>`, which may hold any.
    private var isNamedInConstraint: Bool {
        guard let name = semantics.name("DynamicProperty") else { return false }
        return semantics.files(mentioning: name).contains { number in
            guard let file = semantics.file(number) else { return true }
            return file.code.contains(name, in: file.tree.root) { $0.ancestor { $0.kind == .inheritanceClause } == nil }
        }
    }
}
