import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A passed value that is kept in `@State` (catalogue 183).
public let passedStateRule = Rule(
    family: .guidance,
    id: "passed-state",
    summary: "do not declare a value that the parent passes as @State",
    rationale: """
        @State takes its first value once. Values that the parent passes later are ignored silently, and the child \
        shows an outdated value. Declare a value that is only read as a let, and one that the child changes for the \
        parent as a @Binding.
        """,
    safety: """
        Never edits: only the author knows whether the child needs its own copy. Reported if a call outside of \
        previews passes an expression that may change for a property of that name, with the memberwise initializer or \
        one that stores the parameter unchanged. Nothing is reported for literals, for names such as “initialValue”, \
        for parameters with a default, for calls followed by .id(…), and for the content of sheets and popovers, which \
        is created each time.
        """,
    before: """
        struct Stars: View {
            @State var rating: Int
        }

        Stars(rating: film.rating)
        """,
    catalogue: [183],
    names: ["State"],
    check: { context in
        context.properties(with: ["State"]).compactMap { property in
            if ModelClasses(semantics: context.semantics).isObject(property) { return nil }
            guard let place = HandedValue(property: property).placeOfChangingValue(mayBeFresh: false) else {
                return nil
            }
            return context.advise(
                property.declaration, symbol: property.symbol,
                "@State \(property.text) keeps the first value that \(place) passes and ignores later ones")
        }
    })

/// A model that a child was handed and keeps in `@State` (catalogue 183, 195).
public let handedModelInStateRule = Rule(
    family: .guidance,
    id: "handed-model-in-state",
    summary: "declare a model that a view receives as a let or @Bindable, not as @State",
    rationale: """
        @State keeps the first object. When the parent passes another one, the child keeps the old one. With \
        Observation, no wrapper is needed to observe a model; @Bindable creates bindings to it.
        """,
    safety: """
        Never edits. Reported for @Observable and @Model classes if a call outside of previews passes an object that \
        the caller already holds. Nothing is reported if each call creates the object, because then the child owns it.
        """,
    before: """
        struct Player: View {
            @State var model: PlayerModel
        }

        Player(model: model)
        """,
    catalogue: [183, 195],
    names: ["State"],
    check: { context in
        context.properties(with: ["State"]).compactMap { property in
            guard ModelClasses(semantics: context.semantics).observableClass(of: property) != nil else { return nil }
            guard let place = HandedValue(property: property).placeOfChangingValue(mayBeFresh: true) else { return nil }
            return context.advise(
                property.declaration, symbol: property.symbol,
                "@State \(property.text) keeps the first model that \(place) passes; use a let, or @Bindable if bindings are needed"
            )
        }
    })

/// How a `@State` property gets a value from outside.
private struct HandedValue {
    let property: WrappedProperty
    private var semantics: Semantics { property.semantics }

    /// The first place outside of previews that passes something that may change; nil where there is none.
    ///
    /// - Parameter mayBeFresh: what is presented anew each time, as by a sheet, counts as well.
    func placeOfChangingValue(mayBeFresh: Bool) -> String? {
        guard property.isAlone, !HandedValue.saysFirst(property.text), let label else { return nil }
        let calls = InitializerCalls(owner: property.owner, semantics: semantics)
        let passed = calls.arguments(for: label) ?? []
        let found = passed.first { argument in
            argument.isCertain && !argument.isInPreview && !isOwnCode(argument)
                && isChanging(argument, mayBeFresh: mayBeFresh)
        }
        return found.map { $0.value.placeInFile }
    }

    /// `self.init(…)` in an extension, or a view that makes another one of its kind.
    private func isOwnCode(_ argument: InitializerCalls.Passed) -> Bool {
        argument.file.types(around: argument.call)?.contains(property.owner) ?? true
    }

    /// What the argument is called at the call: the property itself, or the parameter of an initializer that stores it
    /// as it is.
    private var label: NameID? {
        let calls = InitializerCalls(owner: property.owner, semantics: semantics)
        guard calls.hasOwnInitializer else { return property.name }
        guard let block = property.declaration.parent else { return nil }
        for item in block.children where item.kind == .initializerDeclaration {
            guard let parameters = item.child(.parameterClause), let body = item.child(.codeBlock) else { continue }
            for parameter in parameters.children where parameter.kind == .parameter && stores(parameter, body) {
                // What may be left out is a beginning, but for an object.
                let hasDefault = parameter.child(.initializer) != nil || parameter.expressionChild != nil
                if hasDefault, ModelClasses(semantics: semantics).observableClass(of: property) == nil { continue }
                let label = property.file.tree.tokens[parameter.labelToken].payload
                if label != KnownName.wildcard.id, !HandedValue.saysFirst(property.index.text(label)) { return label }
            }
        }
        return nil
    }

    /// `_x = State(initialValue: x)`, `_x = .init(wrappedValue: x)`, `self.x = x` with a parameter of the property's
    /// name, or any for an object.
    private func stores(_ parameter: SyntaxNode, _ body: SyntaxNode) -> Bool {
        guard parameter.name == property.name || ModelClasses(semantics: semantics).observableClass(of: property) != nil
        else { return false }
        return property.file.code.nodes(named: parameter.name, in: body).contains { node in
            guard node.kind == .identifierExpression,
                let sequence = node.ancestor(where: { $0.kind == .sequenceExpression })
            else { return false }
            guard let target = sequence.firstChild, target.nextSibling?.kind == .assignmentOperator, isOwn(target)
            else { return false }
            if node.parent == sequence { return true }
            guard let argument = node.parent, argument.kind == .argument, let call = argument.parent,
                call.parent?.parent == sequence
            else { return false }
            return ["initialValue", "wrappedValue"].contains(argument.tree.text(argument.firstToken))
        }
    }

    /// `_x`, `self._x` or `self.x`.
    private func isOwn(_ target: SyntaxNode) -> Bool {
        let text = target.text
        let name = property.text
        return text == "_\(name)" || text == "self._\(name)" || text == "self.\(name)"
    }

    private func isChanging(_ argument: InitializerCalls.Passed, mayBeFresh: Bool) -> Bool {
        guard argument.value.isChangingName,
            let first = argument.value.kind == .chainExpression ? argument.value.firstChild : argument.value
        else { return false }
        // An object that a local holds may have been made for this call.
        if mayBeFresh { return holdsModel(argument, first) }
        if isBehindIdentity(argument.call) || isPresentedAnew(argument.call) { return false }
        // Code that is no view makes the view once.
        return (argument.file.types(around: argument.call) ?? []).contains {
            property.index.isOne(of: .viewWithBody, $0)
        }
    }

    /// A member of a view, or a parameter of a closure in it.
    private func holdsModel(_ argument: InitializerCalls.Passed, _ first: SyntaxNode) -> Bool {
        let types = argument.file.types(around: argument.call) ?? []
        guard types.contains(where: { property.index.isOne(of: .viewWithBody, $0) }) else { return false }
        guard !ExpressionTypes(file: argument.file, search: semantics).isLocal(first.name, at: first) else {
            return false
        }
        let name = first.name == KnownName.`self`.id ? first.nextSibling?.name : first.name
        guard let name,
            let found = types.lazy.compactMap({ self.semantics.members.firstMember(named: name, in: $0) }).first
        else { return false }
        let fact = property.index.fact(found.member)
        return fact.kind == .property && !fact.flags.contains(.isComputed) && !fact.flags.contains(.isStatic)
    }

    /// `.id(…)` behind the call, also with other modifiers between: another value makes another view.
    private func isBehindIdentity(_ call: SyntaxNode) -> Bool {
        var next = call.nextSibling
        while let part = next {
            if part.kind == .memberComponent, property.index.text(part.name) == "id" { return true }
            next = part.nextSibling
        }
        return false
    }

    private func isPresentedAnew(_ call: SyntaxNode) -> Bool {
        var node = call
        while let closure = node.ancestor(where: { $0.kind == .closureExpression }) {
            if let callee = closure.parent?.parent?.previousSibling ?? closure.parent?.previousSibling,
                HandedValue.presenters.contains(property.index.text(callee.name))
            {
                return true
            }
            node = closure
        }
        return false
    }

    private static let presenters: Set<String> = ViewClosures.presenters.union(["WindowGroup", "Window"])

    /// “initialValue”, “startDate”, “draft”: the name says that it is a copy or a beginning.
    private static func saysFirst(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return ["initial", "default", "start", "draft", "edit", "temp", "local", "copy", "original", "new", "seed"]
            .contains { lowered.hasPrefix($0) }
    }
}
