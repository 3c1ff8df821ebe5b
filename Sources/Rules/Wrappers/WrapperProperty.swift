import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A property behind `@StateObject`, `@ObservedObject` or `@EnvironmentObject`, or a library's wrapper for the same, as
/// rules see it.
struct WrapperProperty {
    let context: FileSemantics
    let reference: Reference
    let attribute: SyntaxNode
    let binding: SyntaxNode
    let pattern: SyntaxNode

    init?(_ context: FileSemantics, _ reference: Reference) {
        guard case .wrapperProperty(let wrapper) = reference.kind,
            let attribute = reference.node.attribute(named: wrapper.name),
            let binding = reference.node.child(.binding), let pattern = binding.firstChild
        else { return nil }
        self.context = context
        self.reference = reference
        self.attribute = attribute
        self.binding = binding
        self.pattern = pattern
    }

    var declaration: SyntaxNode { reference.node }
    /// `Item` of `@ObservedObject<Item> var item`.
    var attributeArgument: SyntaxNode? { attribute.typeChild }
    var name: String { context.index.text(pattern.name) }
    var initialValue: SyntaxNode? { binding.child(.initializer)?.expressionChild }
    var owner: WrapperOwner { isPreviewable ? .view : WrapperOwner(reference.property?.owner, context.project) }
    /// What may change for what the type around shows of the object: nothing where no class of it ever announces a
    /// change (catalogue 218).
    var ownerBehavior: BehaviorCode? {
        guard reference.types.contains(where: { context.semantics.isObserved($0) }) else { return nil }
        guard let type = reference.property?.owner else { return owner.behavior }
        switch owner.kind {
        case .dynamicProperty:
            return DynamicPropertyUsers(of: type, observing: reference.types, context.semantics).behavior
        case .commands where isNamedByEventsOnly && !asksInBody(of: type): return nil
        case .representable where context.semantics.isNeverUpdated(representable: type): return nil
        default: return owner.behavior
        }
    }

    /// True where nothing reads the object, nor hands it on, while a body is made.
    private var isNamedByEventsOnly: Bool {
        guard let type = declaration.enclosingDeclaration else { return false }
        let name = pattern.name
        let places = ReadPlaces(view: type, context)
        return !places.mayBeNamedUnseen(name)
            && places.parts.allSatisfy { part in
                !part.context.namesProjectionOrStorage(of: name, in: part.declaration)
                    && part.context.code.nodes(named: name, in: part.declaration).allSatisfy {
                        !$0.isOwnName(name)
                            || context.semantics.eventCodeOfAnyFile.contains($0, in: part.context.analysis)
                    }
            }
    }

    /// True where the body shows what no object announces, so that changes of this one kept it fresh.
    private func asksInBody(of type: TypeID) -> Bool {
        guard let around = declaration.enclosingDeclaration else { return true }
        let asked = context.semantics.outsideReads.answer(ofBodyOf: type, in: around, context.analysis)
        return asked.asks || !asked.objects.isEmpty
    }
    var isPrivate: Bool { Modifiers(declaration).access <= .fileprivate }

    /// A local of a `#Preview` that lives as a property of a view that the macro makes.
    var isPreviewable: Bool {
        declaration.children.contains { $0.kind == .attribute && context.index.text($0.name) == "Previewable" }
    }

    /// True where `$x` of the property is used anywhere in the project.
    var usesBindings: Bool {
        reference.property.map { context.project.table.projectedProperties.contains($0) } ?? false
    }

    /// What stops any of the wrappers: an unknown type, a type in a function, a second wrapper.
    func commonRefusal(_ context: RuleContext) -> Diagnostic? {
        if !reference.isCertain {
            let isUncertain = self.context.index.isUncertain(reference.type)
            let refusal: Refusal = isUncertain ? .uncertainType : .unresolvedExpression
            return context.refuse(pattern, reference.types, refusal, "the type of \(name) was not resolved")
        }
        guard reference.property != nil || isPreviewable else {
            let isOfType =
                declaration.ancestor {
                    $0.kind == .memberBlock || $0.kind == .codeBlock || $0.kind == .closureExpression
                }?.kind == .memberBlock
            let holder = isOfType ? "a type that is declared in a function" : "the enclosing code"
            return context.refuse(pattern, reference.types, .localView, "\(name) belongs to \(holder)")
        }
        if let module = self.context.index.names.lookUp("SwiftUI"),
            self.context.index.importsInPart(module, file: self.context.analysis.file)
        {
            return context.refuse(
                pattern, reference.types, .nameClash,
                "the file imports single declarations of SwiftUI, without the new wrapper")
        }
        if attribute.hasAttributeArguments, attribute.name != KnownName.InjectedObject.id {
            return context.refuse(
                attribute, reference.types, .wrapperStorage, "the wrapper of \(name) has an argument")
        }
        let others = declaration.children.filter { $0.kind == .attribute && $0 != attribute && isWrapper($0) }
        if let other = others.first {
            return context.refuse(
                other, reference.types, .composedWrapper, "\(name) has a second property wrapper")
        }
        if declaration.children.filter({ $0.kind == .binding }).count > 1 {
            return context.refuse(
                declaration, reference.types, .composedWrapper, "several properties share one wrapper")
        }
        if hasForcedDefault {
            let message =
                "the default value of \(name) is an implicitly unwrapped optional, which only the wrapper unwraps"
            return context.refuse(pattern, reference.types, .wrapperStorage, message)
        }
        if isPreviewable, attribute.name != KnownName.StateObject.id, isProjectedInPreview {
            let message = "the preview uses $\(name), but no other wrapper is possible there"
            return context.refuse(pattern, reference.types, .wrapperStorage, message)
        }
        return nil
    }

    /// `@ObservedObject var session = Session.shared` of `static var shared: Session!`
    private var hasForcedDefault: Bool {
        guard declaration.child(.binding)?.child(.typeAnnotation) == nil, let value = initialValue else { return false }
        let type = context.semantics.types(at: value, context.analysis).type(of: value)
        if case .optional = type { return true }
        return false
    }

    /// True where the code around names `$x` of a local.
    private var isProjectedInPreview: Bool {
        guard let scope = declaration.parent else { return true }
        return context.code.contains(pattern.name, in: scope) { $0.isProjection }
    }

    private func isWrapper(_ attribute: SyntaxNode) -> Bool {
        let text = context.index.text(attribute.name)
        return !SDKAttributes.onProperties.contains(text) && text != "Previewable" && text != "ViewBuilder"
    }

    /// The new wrapper's name, qualified where the old one was or where the project has a type of the name.
    func spelledWrapper(_ name: KnownName) -> String {
        let isQualified = context.editing.token(max(attribute.anchor - 1, 0)).separatesNames
        return isQualified ? name.text : context.spelled(name, in: declaration)
    }

    /// The name that a written type begins with, where it means a member of the types around when it stands in an
    /// expression.
    func memberHiding(_ type: SyntaxNode) -> String? {
        let first = context.tree.tokens[type.firstToken]
        guard let owner = reference.property?.owner, first.kind == .identifier else { return nil }
        let members = MemberResolver(index: context.index)
        let isHidden = context.index.enclosingTypes(of: owner).contains {
            members.firstMember(named: first.payload, in: $0) != nil
        }
        return isHidden ? context.index.text(first.payload) : nil
    }

    /// The files that assign `_x`, one entry for each assignment: without those of other declarations of the type,
    /// which are built instead of this one (catalogue 20).
    var storageAssignments: [Int] {
        guard let key = reference.property, let files = context.project.table.storageAssignments[key] else { return [] }
        let owner = context.index.types[key.owner]
        return files.filter { file in
            let isDeclaredThere = file != context.analysis.file && owner.declarations.contains { $0.file == file }
            return !isDeclaredThere || owner.extensions.contains { $0.file == file }
        }
    }

    /// True where the property is assigned somewhere in its file: by name, in a tuple, through any value, or in place;
    /// and where a key path may set it, or a protocol asks for a setter.
    var isAssigned: Bool {
        if let key = reference.property, context.semantics.isRequiredWithSetter(key.name, of: key.owner) { return true }
        return context.code.contains(pattern.name, in: context.tree.root) { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent,
                node.anchorToken.kind == .identifier, !isOfOther(node)
            else { return false }
            return node.isSet || mayBeSet(byKeyPathTo: node)
        }
    }

    /// `\.x` or `\Owner.x`, but for those of the environment.
    private func mayBeSet(byKeyPathTo node: SyntaxNode) -> Bool {
        guard let path = node.parent, path.kind == .keyPathExpression, let owner = reference.property?.owner else {
            return false
        }
        if EnvironmentKeys.isKey(path) || path.ancestor(where: { $0.kind == .attribute }) != nil { return false }
        if isOfContainer(path) { return false }
        guard let root = node.previousSibling else { return true }
        return root.previousSibling == nil && [context.index.types[owner].name, KnownName.Self.id].contains(root.name)
    }

    /// `Services[\.tilt]` of `static subscript<T>(_ path: KeyPath<Services, T>) -> T` of another type.
    private func isOfContainer(_ path: SyntaxNode) -> Bool {
        guard let part = path.parent?.parent, part.kind == .subscriptComponent else { return false }
        let semantics = context.semantics
        let base = semantics.types(at: path, context.analysis).type(before: part)
        var value = base.boundValue
        if case .metatype(let instance) = base { value = instance }
        guard let container = value.typeID, container != reference.property?.owner else { return false }
        let found = semantics.members.members(named: KnownName.subscript.id, in: container)
        return !found.isEmpty
            && found.allSatisfy { found in
                let type = semantics.nodeInAnyFile(of: found.member)?.node.parameters.first?.typeChild?.text
                let roots = [context.index.text(context.index.types[container].name), "Self"]
                return type.map { type in roots.contains { type.contains("KeyPath<\($0),") } } ?? false
            }
    }

    /// `extension Editing where Self: Editor`
    private func mayStandForOthers(_ type: TypeID) -> Bool {
        [.protocol, .external].contains(context.index.types[type].kind)
    }

    /// True for a name in another type that means that type's own member: by itself, or behind `self` (catalogue 230).
    private func isOfOther(_ node: SyntaxNode) -> Bool {
        guard let owner = reference.property?.owner, let type = context.analysis.enclosingType(of: node), type != owner,
            !context.index.superclasses(of: type).contains(owner), !mayStandForOthers(type)
        else { return false }
        return node.kind != .memberComponent || node.isMemberOfSelf
    }
}

extension WrapperOwner {
    /// The behavior that may change where a property of such an owner loses its wrapper.
    var behavior: BehaviorCode? {
        switch kind {
        case .view, .app, .isolatedObject, .other: nil
        case .representable: .representable
        case .style: .untrackedReads
        case .commands: .commands
        case .dynamicProperty: .dynamicProperty
        }
    }
}
