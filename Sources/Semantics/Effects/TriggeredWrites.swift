import SymbolIndex
import Syntax

/// Tells whether an update that a property causes makes SwiftUI run an action that sets the property once more:
/// tracked, it goes round for ever, where a property that told no view came to rest (catalogue 59, 202).
///
/// What is told is the same for any number of threads: of several places the first one in the order of files.
package struct TriggeredWrites {
    private let semantics: Semantics
    private let property: PropertyKey
    /// The class of the property with its superclasses and subclasses.
    private let family: Set<TypeID>

    package init(of property: PropertyKey, _ semantics: Semantics) {
        self.property = property
        self.semantics = semantics
        family = semantics.family(of: property.owner)
    }

    /// Where code, or what it runs, sets members to what may be another value each time, by their names.
    private typealias Place = (node: SyntaxNode, analysis: FileAnalysis)
    private typealias Changes = [NameID: [Place]]

    /// Where names stand in values that modifiers of a file compare, by the names: with the calls of the modifiers.
    private typealias Triggers = [NameID: [(node: SyntaxNode, call: SyntaxNode)]]

    private static let triggers = SharedQuestion<Int, Triggers>()
    private static let changes = SharedQuestion<SyntaxNode, Changes>()
    private static let triggered = SharedQuestion<PropertyKey, [ClassCode.Body]>()
    private static let layout = SharedQuestion<Int, [ClassCode.Body]>()
    private static let repeated = SharedQuestion<Int, Changes>()

    /// Where the property may be set once more; nil for nowhere.
    ///
    /// - Parameter isShown: a view reads the property in its body.
    func place(isShown: @autoclosure () -> Bool) -> SyntaxNode? {
        guard isSetAfterMaking else { return nil }
        if let place = placeSetByTriggered ?? placeSetByBranches { return place }
        if let place = layoutMethods.firstValue({ placeChanged(by: $0) }) { return place }
        return placeSet(by: changesOfEachUpdate).flatMap { isShown() ? $0 : nil }
    }

    /// True for a name that may mean the property. Where types don't tell, a file that comes to no object of the class
    /// names others.
    private func mayMean(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard analysis.uses.mayMean(node, propertyOf: family) else { return false }
        return analysis.uses.knownOwner(of: node) != nil
            || semantics.mayName(property.name, of: family, in: analysis.file)
    }

    /// True where it gets another value; what only calls a method that leaves it as it is counts for nothing.
    private func mayChange(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard mayMean(node, analysis) else { return false }
        let context = semantics.context(of: analysis)
        return PropertyWrites(context: context, type: property.owner, property: property.name)
            .mayBeLaterWrite(node, in: analysis)
    }

    private static func isBefore(_ place: Place, _ other: Place) -> Bool {
        (place.analysis.file, place.node.firstToken) < (other.analysis.file, other.node.firstToken)
    }

    /// What only initializers set needs no look at what actions run.
    private var isSetAfterMaking: Bool {
        semantics.analyses(mentioning: property.name).contains { analysis in
            semantics.code(of: analysis).contains(property.name, in: semantics.tree(of: analysis).root) { node in
                node.writeForm != nil && !node.isRunByInitializer && mayChange(node, analysis)
            }
        }
    }

    // MARK: What triggers

    /// In the action of `onChange(of: store.page)`, `task(id: store.page)` or `id(store.page)` that sets `page`, or
    /// another property that triggers such an action.
    private var placeSetByTriggered: SyntaxNode? {
        var seen: Set<PropertyKey> = []
        var waiting = [property]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            for action in actions(triggeredBy: next) {
                let changes = changes(by: action)
                if let place = placeSet(by: changes) { return place }
                let changed = changes.values.joined().filter { !isConstant($0.node) }
                waiting += changed.sorted(by: TriggeredWrites.isBefore).compactMap { node, analysis in
                    analysis.uses.knownOwner(of: node).map { PropertyKey(owner: $0, name: node.name) }
                }
            }
        }
        return nil
    }

    /// True where the action of one modifier that compares a value certainly sets the property, at once or later, or
    /// another property that triggers such an action.
    package func isSet(byActionOf call: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen: Set<PropertyKey> = []
        var waiting = actions(of: call, analysis).map { ClassCode.Body(node: $0, analysis: analysis) }
        while let action = waiting.popLast() {
            for (node, analysis) in semantics.summaries.certainMentions(in: action)
            where node.writeForm != nil && !isConstant(node) {
                guard let owner = analysis.uses.knownOwner(of: node) else { continue }
                if node.name == property.name, family.contains(owner) { return true }
                let changed = PropertyKey(owner: owner, name: node.name)
                if seen.insert(changed).inserted { waiting += actions(triggeredBy: changed) }
            }
        }
        return false
    }

    private func actions(triggeredBy property: PropertyKey) -> [ClassCode.Body] {
        semantics.answers.answer(TriggeredWrites.triggered, property) {
            let family = semantics.family(of: property.owner)
            return semantics.analyses(mentioning: property.name).flatMap { analysis in
                (triggers(in: analysis)[property.name] ?? []).filter { node, _ in
                    analysis.uses.mayMean(node, propertyOf: family)
                }.flatMap { _, call in
                    actions(of: call, analysis).map { ClassCode.Body(node: $0, analysis: analysis) }
                }
            }
        }
    }

    private func triggers(in analysis: FileAnalysis) -> Triggers {
        semantics.answers.answer(TriggeredWrites.triggers, analysis.file) {
            var triggers: Triggers = [:]
            let code = semantics.code(of: analysis)
            let root = semantics.tree(of: analysis).root
            for modifier in ClosureTakers.comparing.compactMap({ semantics.name($0) })
                .flatMap({ code.nodes(named: $0, in: root) })
            {
                guard let call = modifier.nextSibling, nameOfModifier(call) != nil, let value = call.firstChild
                else { continue }
                code.forEach(in: value, where: { _ in true }) { node in
                    if trigger(around: node) == call { triggers[node.name, default: []].append((node, call)) }
                }
            }
            return triggers
        }
    }

    /// In `if store.isOpen { … } else { … }` with views in both branches that set `isOpen` as they appear: one replaces
    /// the other.
    private var placeSetByBranches: SyntaxNode? {
        semantics.analyses(mentioning: property.name).lazy.firstValue { analysis in
            let root = semantics.tree(of: analysis).root
            return semantics.code(of: analysis).nodes(named: property.name, in: root).firstValue { node in
                mayMean(node, analysis) ? placeSetByBranches(around: node, analysis) : nil
            }
        }
    }

    private func placeSetByBranches(around condition: SyntaxNode, _ analysis: FileAnalysis) -> SyntaxNode? {
        let statements: [SyntaxKind] = [.ifStatement, .switchStatement]
        let kinds: [SyntaxKind] = statements + [.codeBlock, .switchCase, .closureExpression, .memberBlock]
        guard var statement = condition.ancestor(where: { kinds.contains($0.kind) }),
            statements.contains(statement.kind)
        else { return nil }
        while let outer = statement.parent, outer.kind == .ifStatement { statement = outer }
        let set = statement.branches.map { branch -> [Place] in
            let actions = actionsOfAppearance(in: branch, analysis).map { ClassCode.Body(node: $0, analysis: analysis) }
            return actions.flatMap { changes(by: $0)[property.name] ?? [] }
                .filter { mayChange($0.node, $0.analysis) }
        }.filter { !$0.isEmpty }
        let values = Set(set.joined().map { isConstant($0.node) ? $0.node.valueOfAssignment?.text : nil })
        guard set.count > 1, values.count > 1 || values.contains(nil) else { return nil }
        return set.joined().min(by: TriggeredWrites.isBefore)?.node
    }

    /// What UIKit and AppKit run to lay out and to draw: from iOS 26 on UIKit follows what it reads (catalogue 173), so
    /// that two such views would lay out each other.
    private var layoutMethods: [ClassCode.Body] {
        semantics.answers.answer(TriggeredWrites.layout, 0) {
            let index = semantics.index
            let names = ViewClosures.layoutMethods.compactMap { semantics.name($0) }
            let methods = names.flatMap { semantics.membersOfAnyType(named: $0) }
            return methods.filter { method in
                guard let owner = method.owner else { return false }
                // `draw()` of a class of the project is no such method.
                return index.fact(method.member).flags.contains(.isOverride)
                    && index.superclasses(of: owner)
                        .flatMap { index.members(named: index.name(of: method.member), of: $0) }
                        .allSatisfy { index.fact($0).flags.contains(.isOverride) }
            }.compactMap { semantics.node(of: $0.member) }.map { ClassCode.Body(node: $0.node, analysis: $0.analysis) }
        }
    }

    /// By its own code: what this names may be anything in a large app.
    private func placeChanged(by method: ClassCode.Body) -> SyntaxNode? {
        semantics.summaries.summary(of: method).mentions.first { node, analysis in
            node.name == property.name && node.writeForm != nil && !node.isAssignedWhole && mayMean(node, analysis)
        }?.node
    }

    /// The modifier that looks whether a value has changed of which a node is a part.
    private func trigger(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent, parent.kind != .memberBlock {
            if current.kind == .argument, current == parent.firstChild, let name = nameOfModifier(parent),
                ClosureTakers.comparing.contains(name), current.expressionChild?.kind != .closureExpression
            {
                return parent
            }
            current = parent
        }
        return nil
    }

    /// What all actions change that run with each update of a view: by one walk, since most lead to the same code.
    private var changesOfEachUpdate: Changes {
        semantics.answers.answer(TriggeredWrites.repeated, 0) { changes(by: actionsOfEachUpdate) }
    }

    /// The actions that run with each update of a view, since something is measured once more, or sent once more.
    private var actionsOfEachUpdate: [ClassCode.Body] {
        let modifiers = ClosureTakers.measuring + ClosureTakers.comparing + ["onReceive"]
        return modifiers.compactMap { semantics.name($0) }.flatMap { name in
            semantics.analyses(mentioning: name).flatMap { analysis in
                let root = semantics.tree(of: analysis).root
                return semantics.code(of: analysis).nodes(named: name, in: root).flatMap { modifier in
                    guard modifier.kind == .memberComponent, let call = modifier.nextSibling,
                        call.kind == .callComponent,
                        runsWithEachUpdate(call, of: modifier.tree.text(modifier.anchor), analysis)
                    else { return [ClassCode.Body]() }
                    return actions(of: call, analysis).map { ClassCode.Body(node: $0, analysis: analysis) }
                }
            }
        }
    }

    private func runsWithEachUpdate(_ call: SyntaxNode, of modifier: String, _ analysis: FileAnalysis) -> Bool {
        if ClosureTakers.measuring.contains(modifier) { return true }
        return ClosureTakers.comparing.contains(modifier) ? comparesSize(call) : receivesAnew(call, analysis)
    }

    /// `onChange(of: proxy.size)` within `GeometryReader { proxy in … }`
    private func comparesSize(_ call: SyntaxNode) -> Bool {
        call.firstChild?.contains { name in
            guard name.kind == .identifierExpression, let local = LocalName(name.name, at: name) else { return false }
            let closure = local.declaration.ancestor { $0.kind == .closureExpression }
            guard let argument = closure?.parent, argument.kind == .argument else { return false }
            return argument.parent?.calledName?.text == "GeometryReader"
        } ?? false
    }

    /// `onReceive(Just(store.query))`: the body makes a publisher that has a value at once, by itself or by a getter.
    private func receivesAnew(_ call: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen: Set<SyntaxNode> = []
        return call.firstChild?.expressionChild.map { replays($0, analysis, &seen) } ?? false
    }

    private func replays(_ code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>) -> Bool {
        guard seen.insert(code).inserted else { return false }
        var getters: [(SyntaxNode, FileAnalysis)] = []
        let isMade = code.contains { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent else { return false }
            if ClosureTakers.replaying.contains(node.tree.text(node.anchor)), !isOfNotifications(node, analysis) {
                return true
            }
            for found in MeantDeclarations(semantics: semantics).declarations(of: node, analysis) {
                guard let (declaration, analysis) = semantics.node(of: found.member) else { continue }
                let code = declaration.parent?.getterBody ?? declaration.child(.codeBlock)
                if let code { getters.append((code, analysis)) }
            }
            // `subject.map { … }` is another publisher each time.
            guard let next = node.partBehindUnwrapping, next.kind == .memberComponent,
                case .external(let type, _) = semantics.types(at: next, analysis).type(before: next).unwrapped
            else { return false }
            return ClosureTakers.replaying.contains(semantics.index.text(type))
        }
        return isMade || getters.contains { replays($0.0, $0.1, &seen) }
    }

    /// `NotificationCenter.default.publisher(for: .didSave)`, which sends nothing before the next notification.
    private func isOfNotifications(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard case .external(let type, _) = semantics.types(at: node, analysis).type(before: node).unwrapped else {
            return false
        }
        guard semantics.index.text(type) == "NotificationCenter" else { return false }
        guard let chain = node.parent else { return true }
        return chain.children.drop { $0 != node }.dropFirst().allSatisfy {
            $0.kind != .memberComponent || TriggeredWrites.passingOn.contains($0.tree.text($0.anchor))
        }
    }

    /// Operators that send nothing before they get something.
    private static let passingOn: Set<String> = [
        "map", "compactMap", "filter", "receive", "debounce", "throttle", "delay", "removeDuplicates",
        "eraseToAnyPublisher", "dropFirst",
    ]

    private func nameOfModifier(_ call: SyntaxNode) -> String? {
        guard call.kind == .callComponent, let callee = call.previousSibling, callee.kind == .memberComponent else {
            return nil
        }
        return callee.tree.text(callee.anchor)
    }

    // MARK: What is run

    /// The closures of a modifier; for a new identity those that run where a view appears, in the same view.
    private func actions(of call: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        guard nameOfModifier(call) == "id" else { return closures(of: call) }
        return call.ancestor { $0.kind.isTypeDeclaration }.map { actionsOfAppearance(in: $0, analysis) } ?? []
    }

    private func actionsOfAppearance(in code: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        ClosureTakers.appearing.compactMap { semantics.name($0) }.flatMap { name in
            semantics.code(of: analysis).nodes(named: name, in: code).flatMap { modifier -> [SyntaxNode] in
                guard let call = modifier.nextSibling, nameOfModifier(call) != nil else { return [] }
                return closures(of: call)
            }
        }
    }

    private func closures(of call: SyntaxNode) -> [SyntaxNode] {
        CallArguments(call).list.map(\.value).filter { $0.kind == .closureExpression }
    }

    private func placeSet(by changes: Changes) -> SyntaxNode? {
        changes[property.name]?.filter { !isConstant($0.node) && mayChange($0.node, $0.analysis) }
            .min(by: TriggeredWrites.isBefore)?.node
    }

    /// What an action starts for later counts as far as types tell what is meant: by its names alone it could lead to any
    /// code of an app.
    private func changes(by action: ClassCode.Body) -> Changes {
        semantics.answers.answer(TriggeredWrites.changes, action.node) {
            changes(by: [action]).merging(changes(semantics.summaries.certainMentions(in: action))) { $0 + $1 }
        }
    }

    private func changes(by actions: [ClassCode.Body]) -> Changes {
        var mentions: [Place] = []
        _ = semantics.summaries.anything(in: Summary(runs: actions)) { part in
            mentions += part.mentions
            return false
        }
        return changes(mentions)
    }

    private func changes(_ mentions: [Place]) -> Changes {
        Dictionary(grouping: mentions.filter { $0.node.writeForm != nil }) { $0.node.name }
    }

    /// `isLoaded = true`, `state = .loaded`, which is another value once at most.
    private func isConstant(_ node: SyntaxNode) -> Bool {
        guard let value = node.valueOfAssignment, value.nextSibling == nil else { return false }
        return value.kind == .literalExpression
            || value.kind == .implicitMemberExpression
                && semantics.declarations(named: value.name).contains {
                    semantics.index.fact($0).kind == .enumCase
                }
    }
}

extension SyntaxNode {
    fileprivate var valueOfAssignment: SyntaxNode? { isAssignedWhole ? wholeExpression.nextSibling?.nextSibling : nil }

    /// The blocks of `if`, `else if` and `else`, or the cases of a `switch`.
    fileprivate var branches: [SyntaxNode] {
        children.flatMap { part -> [SyntaxNode] in
            switch part.kind {
            case .codeBlock, .switchCase: return [part]
            case .ifStatement: return part.branches
            default: return []
            }
        }
    }
}
