import Semantics
import SymbolIndex
import Syntax

/// Tells whether making an object may set a property, at once or by what it starts: where making reads the property too,
/// each change makes the body again that made the object, which makes another one, without end (catalogue 103, 222).
///
/// Climbs from all that sets the property to what runs it, up to the initializers. What else runs code that nothing names
/// may be run by whatever the object was given to.
final class ChangesByMaking {
    let semantics: Semantics
    /// The classes whose objects are made and not yet seen, so that what their initializers set at once updates nothing.
    private let fresh: Set<TypeID>
    /// The type that a body makes, with those whose initializers this one runs.
    private let made: Set<TypeID>
    /// All objects but the first are dropped at once, and with them closures that hold them weakly.
    private let areDropped: Bool
    private var seen: Set<Step> = []
    /// The property belongs to the objects that are made.
    private var isOwn = true

    private struct Step: Hashable {
        let code: NamedCode
        let run: Run
    }

    private struct Run: Hashable {
        var isLate = false
        var isWeak = false
    }

    init(semantics: Semantics, classes: [TypeID], view: TypeID? = nil, areDropped: Bool = false) {
        self.semantics = semantics
        let families = classes.reduce(into: Set<TypeID>()) { $0.formUnion(semantics.family(of: $1)) }
        fresh = families
        made = families.union([view].compactMap { $0 })
        self.areDropped = areDropped
    }

    private var eventCode: EventCode { semantics.eventCode }
    private var index: ProjectIndex { semantics.index }

    func maySet(_ property: NameID, of owner: TypeID) -> Bool {
        seen = []
        isOwn = fresh.contains(owner)
        return isStarted(bySetting: property, of: owner, Run())
    }

    private func isStarted(bySetting property: NameID, of owner: TypeID, _ run: Run) -> Bool {
        let family = semantics.family(of: owner)
        return semantics.isNamed(property) { node, analysis in
            guard node.isWrittenHere || node.isSetUnseen, analysis.uses.mayMean(node, propertyOf: family) else { return false }
            return isStarted(node, analysis, Run(isLate: run.isLate || !node.isWrittenHere, isWeak: run.isWeak))
        }
    }

    // MARK: Around a place

    private func isStarted(_ place: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        var run = run
        var current = place
        while let parent = current.parent {
            switch parent.kind {
            case .closureExpression:
                if parent.isOfBinding { return false }
                pass(parent, analysis, &run)
            case .functionDeclaration: return isStarted(byFunction: parent, analysis, run)
            case .accessorBlock: return isStarted(byAccessor: current, parent, analysis, run)
            case .initializerDeclaration: return isStarted(making: analysis.enclosingType(of: parent), run)
            case .deinitializerDeclaration: return !isOwn && isStarted(making: analysis.enclosingType(of: parent), run)
            case .variableDeclaration:
                guard let owner = eventCode.owner(of: parent, in: analysis) else { break }
                // A static value is made once.
                guard !Modifiers(parent).isStatic else { return false }
                return isStarted(making: owner, run)
            default: if parent.kind.isTypeDeclaration { return false }
            }
            current = parent
        }
        return false
    }

    private func pass(_ closure: SyntaxNode, _ analysis: FileAnalysis, _ run: inout Run) {
        if closure.hasWeakCapture { run.isWeak = true }
        let type = analysis.enclosingType(of: closure) ?? -1
        if !SynchronousClosures(semantics: semantics, type: type, analysis: analysis).runsOnlyAtOnce(closure) { run.isLate = true }
    }

    private func isStarted(making type: TypeID?, _ run: Run) -> Bool {
        guard let type else { return false }
        guard made.contains(type) else { return isStarted(byNaming: NamedCode(name: index.types[type].name, kind: .initializer), run) }
        if run.isLate { return !(run.isWeak && areDropped && isOwn) }
        return !isOwn
    }

    private func isStarted(byFunction function: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        var run = run
        if function.isAsynchronous { run.isLate = true }
        return isStarted(byNaming: eventCode.code(of: function, in: analysis), run)
            || isStarted(byGivingAwayOwnerOf: function, analysis, run)
    }

    private func isStarted(byAccessor code: SyntaxNode, _ block: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        guard let pattern = block.parent?.firstChild, let variable = block.parent?.parent, variable.kind == .variableDeclaration,
            let owner = eventCode.owner(of: variable, in: analysis)
        else { return false }
        if code.isSetter, semantics.project.legacy.classes[owner] != nil {
            let setter = NamedCode(name: pattern.name, kind: .setter, owner: owner)
            return seen.insert(Step(code: setter, run: run)).inserted && isStarted(bySetting: pattern.name, of: owner, run)
        }
        guard pattern.name != KnownName.body.id else { return false }
        return isStarted(byNaming: eventCode.member(pattern.name, code.isSetter ? .setter : .getter, of: owner, variable, analysis), run)
    }

    private func isStarted(byNaming code: NamedCode, _ run: Run) -> Bool {
        guard seen.insert(Step(code: code, run: run)).inserted else { return false }
        return (eventCode.places(of: code) ?? []).contains { place in
            !LocalName.isFreshObject(before: place.node) && isStarted(place.node, place.analysis, Run(isLate: run.isLate || place.isValue, isWeak: run.isWeak))
        }
    }

    // MARK: Code that runs unnamed

    /// `manager.delegate = self` where the object is made: what it has for others is called by them, when they like.
    private func isStarted(byGivingAwayOwnerOf function: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        guard let owner = eventCode.owner(of: function, in: analysis), index.types[owner].kind == .class,
            mayBeCalledUnnamed(function, owner)
        else { return false }
        let code = NamedCode(name: KnownName.`self`.id, kind: .closure, owner: owner)
        guard seen.insert(Step(code: code, run: run)).inserted else { return false }
        return index.types[owner].parts.contains { part in
            guard let analysis = semantics.project.analysis(of: part.file) else { return true }
            return semantics.parts(of: owner, in: analysis).contains { declaration in
                semantics.code(of: analysis).contains(KnownName.`self`.id, in: declaration) {
                    $0.isGivenAway && isStarted($0, analysis, Run(isLate: true, isWeak: false))
                }
            }
        }
    }

    /// What a protocol asks for, a superclass calls or the Objective-C run time sends.
    private func mayBeCalledUnnamed(_ function: SyntaxNode, _ owner: TypeID) -> Bool {
        let modifiers = Modifiers(function)
        if modifiers.attributes.contains(where: { index.text($0) == "objc" }) || modifiers.isOverride { return true }
        guard modifiers.access > .fileprivate else { return false }
        let isAskedFor = index.inheritedTypes(of: owner).contains { type in
            index.types[type].kind == .protocol && !index.members(named: function.name, of: type).isEmpty
        }
        return isAskedFor
            || index.foreignConformances(of: owner).contains { !SDKAncestors.withoutEvents.contains(index.text($0)) }
    }
}

extension SyntaxNode {
    /// `{ [weak self] in … }`
    fileprivate var hasWeakCapture: Bool {
        guard let list = child(.captureList) else { return false }
        return (list.firstToken..<list.endToken).contains { tree.text($0) == "weak" }
    }

    /// `Binding(get: { … }, set: { … })`, of which controls make use.
    fileprivate var isOfBinding: Bool {
        guard let argument = parent, argument.kind == .argument, let callee = argument.parent?.calledName else { return false }
        return callee.kind == .identifierExpression && tree.text(callee.anchor) == "Binding"
    }

    /// `self` as an argument, or as what something is set to.
    fileprivate var isGivenAway: Bool {
        guard kind == .identifierExpression, let parent else { return false }
        switch parent.kind {
        case .argument:
            // `assign(to:on:)` sets what its key path says.
            return parent.parent?.calledName.map { tree.text($0.anchor) != "assign" } ?? true
        case .sequenceExpression: return previousSibling?.kind == .assignmentOperator
        default: return false
        }
    }
}
