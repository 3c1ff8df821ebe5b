import SymbolIndex
import Syntax

/// A view that shows what no object publishes and was kept fresh by the redraws that came with each change of an object that it observes
/// (catalogue 212, 213, 219, 220): with changes that it reads nothing of, and with values that equal the ones before.
struct LostRedraws {
    struct Finding {
        let behaviour: BehaviourCode
        /// What is shown.
        let place: SyntaxNode
        /// The view shows objects of these classes only: nothing gets lost where they move too.
        let unlessMoving: [TypeID]
    }

    let context: RuleContext
    let reference: Reference

    private var search: CodeSearch { context.search }
    private var hazards: HazardCollector { context.project.table.hazards }

    var finding: Finding? {
        guard let key = reference.property, reference.isCertain, let type = reference.types.first,
            let view = reference.node.ancestor(where: { $0.kind.isTypeDeclaration }), view.kind != .extensionDeclaration,
            reference.types.contains(where: { search.isObserved($0) })
        else { return nil }
        switch WrapperOwner(key.owner, context.project).kind {
        case .view, .app: break
        default: return nil
        }
        let answer = search.outsideReads.answer(ofBodyOf: key.owner)
        let observed = Set((context.project.table.followedTypes[key.owner] ?? []).flatMap { search.family(of: $0) })
        let others = answer.place == nil ? answer.objects.subtracting(observed).sorted() : []
        guard let place = answer.place ?? (others.isEmpty ? nil : reference.node), let behaviour = behaviour(key, type, in: view) else { return nil }
        return Finding(behaviour: behaviour, place: place, unlessMoving: others)
    }

    // MARK: What the view reads of the object

    private func behaviour(_ key: PropertyKey, _ type: TypeID, in view: SyntaxNode) -> BehaviourCode? {
        let family = search.family(of: type)
        let published = family.reduce(into: Set<NameID>()) { $0.formUnion(search.classCode(of: $1).published) }
        let read = propertiesRead(key, type, in: view)
        if let read, read.isEmpty { return .redrawOnly }
        if let read, published.subtracting(read).contains(where: { isWritten($0, family) }) { return .piggyBack }
        return published.intersection(read ?? published).contains { mayBeSetToEqual($0, type, family) } ? .sameValueRefresh : nil
    }

    /// The properties that the body reads, plain ones too; nil where that can't be told.
    private func propertiesRead(_ key: PropertyKey, _ type: TypeID, in view: SyntaxNode) -> Set<NameID>? {
        // An extension in another file may read anything.
        guard !context.index.types[key.owner].extensions.contains(where: { context.index.mentions(key.name, file: $0.file) }) else { return nil }
        var places = ReadPlaces(view: view, context)
        guard let uses = context.usesWhileUpdating(of: key.name, in: view, &places) else { return nil }
        let object = ObjectReads(context: context, type: type, view: key.owner)
        var read: Set<NameID> = []
        for node in uses where !node.isHandedOn(context) {
            guard let member = node.nextSibling, member.kind == .memberComponent else { return nil }
            if member.anchorToken.kind == .dollarIdentifier {
                // `onReceive` reads nothing, but for the `onChange` that stands in for it.
                let property = PropertyKey(owner: type, name: member.name)
                if ViewReception.mayReceive(member, context.index), ViewReception(member, property, context) != nil { read.insert(member.name) }
                continue
            }
            guard reference.types.count == 1, context.index.types[type].superclass == nil else { return nil }
            if case .nothing = object.outcome(of: member), !announcesChanges(member, object.code) { continue }
            read.formUnion(propertiesRead(by: member, object.code))
        }
        return read
    }

    /// A property itself, or what a getter or a method names of its own object.
    private func propertiesRead(by member: SyntaxNode, _ code: ClassCode) -> Set<NameID> {
        var result: Set<NameID> = []
        var visited: Set<NameID> = []
        func collect(_ node: SyntaxNode) {
            let bodies = code.bodies(of: node)
            guard !bodies.isEmpty else {
                result.insert(node.name)
                return
            }
            guard visited.insert(node.name).inserted else { return }
            for body in bodies {
                body.node.walk { part in
                    let isName = part.kind == .identifierExpression || part.kind == .memberComponent
                    if isName, part.isOfSelf, code.published.contains(part.name) || !code.bodies(of: part).isEmpty { collect(part) }
                    return true
                }
            }
            // What it reads besides is tracked as well.
            result.insert(node.name)
        }
        collect(member)
        return result
    }

    private func announcesChanges(_ member: SyntaxNode, _ code: ClassCode) -> Bool {
        code.bodies(of: member).contains { OutsideReads.announcesChanges($0.node, search.code(of: $0.analysis)) }
    }

    // MARK: What is set

    private func isWritten(_ name: NameID, _ family: Set<TypeID>) -> Bool {
        hazards.writtenNames.contains(name, of: family) || hazards.boundNames.contains(name, of: family) || hazards.changedNames.contains(name)
    }

    /// True where code sets the property to what it may hold already, which an `@Observable` object tells to no view (catalogue 40).
    private func mayBeSetToEqual(_ name: NameID, _ type: TypeID, _ family: Set<TypeID>) -> Bool {
        guard hazards.assignedNames.contains(name, of: family) else { return false }
        let members = search.members
        if let found = members.firstMember(named: name, in: type) {
            let resolved = members.type(of: found, isImplicitSelf: true)
            let check = EqualityCheck(search: search)
            // Where equal values count, or differ all the same, the property itself says so.
            guard Equatability(index: context.index).mayBeEquatable(resolved), !check.mayHideChange(resolved), !check.comparesIdentity(resolved),
                !hazards.selfAssignedNames.contains(name, of: family)
            else { return false }
        }
        return search.analyses(mentioning: name).contains { analysis in
            guard analysis.hazards.writtenNames.contains(name) else { return false }
            let nodes = search.code(of: analysis).nodes(named: name, in: search.tree(of: analysis).root)
            let assigned = nodes.filter { $0.isAssignedWhole && analysis.uses.mayMean($0, propertyOf: family) && !isFirstValue($0, analysis, family) }
            return assigned.contains { node in !isNew(node) && !assigned.contains { isSetBesides(node, $0) } }
        }
    }

    private func isFirstValue(_ node: SyntaxNode, _ analysis: FileAnalysis, _ family: Set<TypeID>) -> Bool {
        let function = node.ancestor { $0.kind == .initializerDeclaration || $0.kind == .functionDeclaration || $0.kind == .closureExpression }
        return function?.kind == .initializerDeclaration && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }

    private func value(setAt node: SyntaxNode) -> SyntaxNode? {
        let expression = node.parent?.kind == .chainExpression ? node.parent ?? node : node
        return expression.nextSibling?.nextSibling
    }

    /// `stamp = UUID()`, `isOn = !isOn`, `count = count + 1`
    private func isNew(_ node: SyntaxNode) -> Bool {
        guard let value = value(setAt: node) else { return false }
        if value.kind == .chainExpression, ["UUID()", "Date()", "Date.now"].contains(value.text) { return true }
        if value.kind == .prefixExpression { return value.expressionChild?.lastName == node.name }
        return value.lastName == node.name && value.nextSibling?.kind == .binaryOperator
    }

    /// True where a function sets the property to two different literals, such as `true` and `false`: one of them is another value.
    private func isSetBesides(_ node: SyntaxNode, _ other: SyntaxNode) -> Bool {
        guard let value = value(setAt: node), let second = self.value(setAt: other), value.kind == .literalExpression, second.kind == .literalExpression
        else { return false }
        func function(_ node: SyntaxNode) -> SyntaxNode? { node.ancestor { $0.kind == .functionDeclaration } }
        return value.text != second.text && function(node) != nil && function(node) == function(other)
    }
}
