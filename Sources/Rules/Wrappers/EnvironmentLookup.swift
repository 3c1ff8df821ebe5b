import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// When an object of the environment is looked up: `@EnvironmentObject` does so when it is read, `@Environment(T.self)`
/// each time the view is updated, so that it traps where nobody injects the object even if nothing reads it (catalogue
/// 121, 131).
struct EnvironmentLookup {
    let property: WrapperProperty

    private var context: FileSemantics { property.context }

    /// What may change, and where that was found, as the end of a sentence.
    struct Finding {
        let behavior: BehaviorCode
        let text: String
    }

    /// What may change where the view may have appeared without the object: its code never names it, or only on
    /// conditions or in answer to events, and not all that shows the view stands below an injection.
    var finding: Finding? {
        guard let key = property.reference.property, !isReadAlways else { return nil }
        switch InjectionCoverage(of: property.reference, context.semantics).answer(for: key.owner) {
        case .covered: return nil
        case .without(let place):
            return Finding(behavior: .earlyLookup, text: ", and \(name(of: place)) shows the view without it")
        case .withoutInPreviews(let place): return finding(inPreview: place)
        case .unknown(let preview):
            // Nobody ever had to see to it that an object is there which nothing reads.
            if isNeverNamed { return Finding(behavior: .earlyLookup, text: ", and nothing read it before") }
            if !isInjectedOutsideOfViews {
                return Finding(behavior: .earlyLookup, text: ", and not all that shows the view is known to inject it")
            }
            return preview.map { finding(inPreview: $0) }
        }
    }

    private func finding(inPreview place: InjectionCoverage.Place) -> Finding {
        let path = context.index.files[place.analysis.file].path
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return Finding(behavior: .previewLookup, text: ", and a preview in \(file) shows the view without it")
    }

    private func name(of place: InjectionCoverage.Place) -> String {
        let type = place.analysis.enclosingType(of: place.node)
        return type.map { context.index.qualifiedName($0) } ?? context.index.files[place.analysis.file].path
    }

    /// True where the view reads the object each time that its body runs, or once it has appeared.
    var isReadAlways: Bool {
        guard let key = property.reference.property, let view = property.declaration.enclosingDeclaration
        else { return false }
        let parts = ReadPlaces(view: view, context).parts
        let uses = uses(of: key.name, in: parts)
        if uses.contains(where: { moment(of: $0, in: parts) == .appearance && !isConditional($0) }) { return true }
        let reads = Dictionary(uses.map { (containerShowing($0), Set([key.name])) }) { first, _ in first }
        return CertainReads(context.semantics, parts: parts, reads: reads).names.contains(key.name)
    }

    /// `GeometryReader` of `GeometryReader { _ in Text(model.title) }`: its closure runs once the view is laid out, and
    /// failed without the object before.
    private func containerShowing(_ use: SyntaxNode) -> SyntaxNode {
        var shown = use
        while let closure = shown.ancestor(where: { $0.kind == .closureExpression || $0.kind == .memberBlock }),
            closure.kind == .closureExpression, closure.parent?.kind == .argument,
            let callee = closure.parent?.parent?.calledName, callee.kind == .identifierExpression,
            ClosureTakers.showingAll.contains(context.index.text(callee.name)),
            context.index.types(named: callee.name).isEmpty, !isConditional(shown, within: closure)
        {
            shown = callee
        }
        return shown
    }

    /// True where neither the view nor an extension of it names the object.
    private var isNeverNamed: Bool {
        guard let key = property.reference.property, let view = property.declaration.enclosingDeclaration
        else { return false }
        let places = ReadPlaces(view: view, context)
        return !places.mayBeNamedUnseen(key.name) && uses(of: key.name, in: places.parts).isEmpty
            && !places.parts.contains { $0.context.namesProjectionOrStorage(of: key.name, in: $0.declaration) }
    }

    /// Where the view reads the object: by its name, or by `$model`, which fails without it as well.
    private func uses(of name: NameID, in parts: [ReadPlaces.Part]) -> [SyntaxNode] {
        parts.flatMap { part in
            part.context.code.nodes(named: name, in: part.declaration).filter {
                // A type within the view has its own object of the name.
                ($0.isOwnName(name) || $0.isProjection && $0.isOfSelf) && $0.enclosingDeclaration == part.declaration
            }
        }
    }

    // MARK: When the object is read

    private enum Moment {
        case body
        /// In `onAppear`, `task` and the like.
        case appearance
        /// In the closure of a button and the like, in what is shown once it is presented, and in helpers that only
        /// such code names.
        case event
    }

    private func moment(
        of node: SyntaxNode, in parts: [ReadPlaces.Part], within helpers: Set<NameID> = []
    ) -> Moment {
        var current = node
        while let parent = current.parent, !parent.kind.isTypeDeclaration {
            if parent.kind == .argument,
                let callee = parent.parent?.previousSibling.map({ node.tree.text($0.anchor) })
            {
                if AppearanceClosures(context.semantics).areRun(parent) { return .appearance }
                let isClosure = current.kind == .closureExpression
                if isClosure, ViewClosures.presenters.contains(callee) || ViewUpdate.waitsForEvent(parent) {
                    return .event
                }
            }
            if parent.kind == .memberBlock { return moment(ofHelper: current, in: parts, helpers) }
            current = parent
        }
        return .body
    }

    private func moment(
        ofHelper member: SyntaxNode, in parts: [ReadPlaces.Part], _ helpers: Set<NameID>
    ) -> Moment {
        guard let name = member.kind == .variableDeclaration ? member.child(.binding)?.firstChild?.name : member.name,
            name != KnownName.body.id, !helpers.contains(name)
        else { return .body }
        let uses = uses(of: name, in: parts)
        let moments = uses.map { moment(of: $0, in: parts, within: helpers.union([name])) }
        if moments.contains(.appearance) { return .appearance }
        return uses.isEmpty || moments.contains(.body) ? .body : .event
    }

    // MARK: Conditions

    /// True for a branch of a condition.
    private func isConditional(_ node: SyntaxNode, within scope: SyntaxNode? = nil) -> Bool {
        var current = node
        while let parent = current.parent, !parent.kind.isTypeDeclaration, current != scope {
            if parent.kind == .ternaryOperator || parent.kind == .switchCase { return true }
            if current.kind == .codeBlock, parent.kind == .ifStatement { return true }
            if parent.kind == .sequenceExpression,
                parent.children.prefix(while: { $0 != current }).contains(where: { $0.kind == .ternaryOperator })
            {
                return true
            }
            current = parent
        }
        return false
    }

    /// True where an app, or code that shows a view from outside of views, injects the object: all views below have it.
    private var isInjectedOutsideOfViews: Bool {
        context.project.analyses.contains { analysis in
            analysis.references.contains { reference in
                guard reference.kind == .injection, reference.mayInject(into: property.reference) else { return false }
                let owner = WrapperOwner(analysis.enclosingType(of: reference.node), context.project)
                return owner.kind == .app || owner.kind == .other || owner.kind == .isolatedObject
            }
        }
    }
}

extension Reference {
    /// True where an injection may be one of the object that a property looks up: not where both are of one generic
    /// class with other arguments.
    func mayInject(into property: Reference) -> Bool {
        guard !Set(property.types).isDisjoint(with: types) else { return false }
        guard case .nominal(let injected, let given) = type.unwrapped,
            case .nominal(let wanted, let asked) = property.type.unwrapped
        else { return true }
        return injected != wanted || given == asked || (given + asked).contains { !$0.isConcrete }
            || given.count != asked.count
    }
}

extension ResolvedType {
    /// True for a type that is known to its last argument.
    fileprivate var isConcrete: Bool {
        switch self {
        case .nominal(_, let arguments), .external(_, let arguments): arguments.allSatisfy(\.isConcrete)
        case .array(let element): element.isConcrete
        default: false
        }
    }
}
