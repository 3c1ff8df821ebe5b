import Semantics
import SymbolIndex
import Syntax

/// A change of a property in place, and whether code that may come to the property runs meanwhile: the macro holds
/// exclusive access to its storage then (catalogue 55, 200, 201).
///
/// What such code does is in its summary (`Summaries`); a kept function or a message may run anything.
struct ExclusiveChange {
    private let mention: SyntaxNode
    private let form: WriteForm
    private let context: FileSemantics
    private let property: PropertyKey
    /// What stands between the property and what changes it, each with the type of the value before it.
    private var path: [(part: SyntaxNode, base: ResolvedType)] = []
    /// The type of the value that is changed.
    private var changed: ResolvedType
    private let held: ResolvedType
    private let isSetWhole: Bool
    private let reached = Reached()

    /// The first place that was found to come to the property.
    private final class Reached {
        var place: SyntaxNode?
    }

    /// Code that may read or set the property while it changes, where that has a place: once it is known that some may.
    var placeThatReaches: SyntaxNode? { reached.place }

    private var index: ProjectIndex { context.index }
    private var semantics: Semantics { context.semantics }
    private var meant: MeantDeclarations { MeantDeclarations(semantics: semantics) }
    private var analysis: FileAnalysis { context.analysis }

    /// Nil where the property is not changed: it is only read, or an object that it holds is changed.
    init?(_ mention: SyntaxNode, of owner: TypeID, _ context: FileSemantics) {
        guard let form = mention.writeForm,
            context.semantics.members.firstMember(named: mention.name, in: owner) != nil
        else { return nil }
        self.mention = mention
        self.form = form
        self.context = context
        property = PropertyKey(owner: owner, name: mention.name)
        changed = context.semantics.members.type(ofProperty: mention.name, in: owner)
        let expressions = context.semantics.types(in: nil, context.analysis)
        var next = mention.parent?.kind == .chainExpression ? mention.nextSibling : nil
        while let part = next, !PropertyWrites.isObject(changed.unwrapped, context.index) {
            if case .called(let method) = form, part == method { break }
            path.append((part, changed))
            changed = expressions.step(part, from: changed)
            next = part.nextSibling
        }
        held = path.first?.base ?? changed
        if case .assigned = form, path.isEmpty { isSetWhole = true } else { isSetWhole = false }
        // What an object holds is another property.
        let holdsObject = PropertyWrites.isObject(changed.unwrapped, context.index)
        if isSetWhole || holdsObject, next != nil { return nil }
        if holdsObject, !path.isEmpty { return nil }
    }

    /// True where the property may be read or set while it changes.
    var mayBeReached: Bool {
        if case .called(let method) = form, !isChanged(by: method) { return false }
        if isReachedByRelease { return true }
        if isSetWhole { return false }
        if path.contains(where: { isReached(along: $0.part, of: $0.base) }) { return true }
        if beginsEarly, isReachedFromSubscripts { return true }
        switch form {
        case .assigned: return beginsEarly && isReached(byOperandsAfter: mention.parent?.nextSibling)
        case .operated(let node): return isReached(byOperator: node)
        case .handedOver(let reference): return isReached(byCallWith: reference)
        case .called(let method): return isReached(byMethod: method)
        }
    }

    /// True where the property may hold the last reference to an object whose `deinit` may come to the property: the
    /// macro holds access while the old value goes, whether it is changed in place or set. To what such an object holds
    /// in turn others nearly always hold a reference too.
    var isReachedByRelease: Bool { isReached { $0.release(held, throughObjects: false) } }

    private func isReached(_ look: (inout SummaryMaker) -> Void) -> Bool {
        var maker = SummaryMaker(semantics, analysis)
        look(&maker)
        guard semantics.summaries.mayTouch(property, maker.summary) else { return false }
        reached.place = semantics.summaries.placeTouching(property, maker.summary)
        return true
    }

    private func isReached(byRunning code: SyntaxNode) -> Bool { isReached { $0.run(code) } }

    private func isReached(byRunning functions: [ClassCode.Body]) -> Bool {
        isReached { maker in
            for function in functions { maker.run(function) }
        }
    }

    /// True for `a.b?.c = …`: where `b` is nil nothing else is evaluated, so the access begins before the right side,
    /// the arguments and what stands in brackets are; in `a.b!.c = …` it begins after them.
    private var beginsEarly: Bool { path.contains { $0.part.kind == .optionalComponent } }

    // MARK: The way to what is changed

    private var isReachedFromSubscripts: Bool {
        path.contains { $0.part.kind == .subscriptComponent && isReached(byRunning: $0.part) }
    }

    /// The code of a member or a subscript through which a part of the value is changed.
    private func isReached(along part: SyntaxNode, of base: ResolvedType) -> Bool {
        switch part.kind {
        case .memberComponent:
            let fit = NameFit(part, of: base, in: analysis, semantics)
            let found = meant.declarations(named: part.name, in: base).filter { fit.mayMean($0) }
            if found.isEmpty, let id = base.typeID, index.hasAttribute("dynamicMemberLookup", id) {
                return isReached { $0.use(subscript: part, of: base) }
            }
            return isReached { maker in
                for member in found { maker.use(storage: member, isWritten: true, at: part) }
            }
        case .subscriptComponent:
            return isReached { maker in
                let isLate = maker.subscripts(meantBy: part, of: base).contains { $0.node.takesAutoclosure }
                for argument in CallArguments(part).list where isLate || argument.label == KnownName.default.id {
                    maker.run(argument.value)
                }
                maker.use(subscript: part, of: base)
                maker.askLibrary(atSubscript: part, of: base)
            }
        default: return false
        }
    }

    // MARK: Operators

    private func isReached(byOperator node: SyntaxNode) -> Bool {
        let text = node.text
        let own = (semantics.operators[text] ?? []).map(\.code)
        if isReached(byRunning: own) || isReached(byElementsOfOperandsAfter: node) { return true }
        // The right side of an operator from elsewhere may be evaluated late.
        let isLate =
            own.isEmpty
            ? !StandardOperators.setting.contains(text) : own.contains(where: { $0.node.takesAutoclosure })
        return (isLate || beginsEarly) && isReached(byOperandsAfter: node)
    }

    /// `items += unseen`, where `unseen` is a sequence whose elements are made now.
    private func isReached(byElementsOfOperandsAfter node: SyntaxNode) -> Bool {
        isReached { maker in
            var operand = node.nextSibling
            while let value = operand {
                maker.goThrough(value, isOperand: true)
                operand = value.nextSibling
            }
        }
    }

    private func isReached(byOperandsAfter node: SyntaxNode?) -> Bool {
        var operand = node?.nextSibling
        while let value = operand {
            if isReached(byRunning: value) { return true }
            operand = value.nextSibling
        }
        return false
    }

    // MARK: Calls

    /// `change(&items)`
    private func isReached(byCallWith reference: SyntaxNode) -> Bool {
        guard let argument = reference.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent, let callee = call.calledName
        else { return reference.parent?.kind != .sequenceExpression }
        if isReached({ maker in
            maker.use(callee, in: callee)
            maker.goThrough(reference)
        }) {
            return true
        }
        let found =
            callee.kind == .identifierExpression && LocalName(callee.name, at: callee) != nil
            ? [] : meant.declarations(of: callee, analysis)
        let isOwn = !found.isEmpty
        if isOwn, isAwaited { return true }
        return isReached(byArgumentsOf: call, besides: reference, declared: found)
    }

    /// `items.removeAll { … }`, `state.advance(with: self)`
    private func isReached(byMethod method: SyntaxNode) -> Bool {
        guard let call = method.nextSibling else { return false }
        let changing = declarations(of: method).filter { index.fact($0.member).flags.contains(.isMutating) }
        if changing.isEmpty {
            // The order or the equality of elements.
            return isReached(byArgumentsOf: call, besides: nil, declared: [])
                || isReached {
                    $0.askLibrary(at: method, of: semantics.types(at: method, analysis).type(before: method))
                }
        }
        let runs = isReached { maker in
            for function in changing { maker.call(function, at: method) }
        }
        if isAwaited || runs { return true }
        return isReached(byArgumentsOf: call, besides: nil, declared: changing)
    }

    /// True for a method that may change the value, one of the project or of a library.
    private func isChanged(by method: SyntaxNode) -> Bool {
        let own = declarations(of: method)
        if own.contains(where: { index.fact($0.member).flags.contains(.isMutating) }) { return true }
        return ExclusiveChange.isLibraryChange(method) && (own.isEmpty || !isOwnType(changed))
    }

    private func declarations(of method: SyntaxNode) -> [MeantDeclarations.Declaration] {
        meant.declarations(named: method.name, in: changed).filter { index.fact($0.member).kind == .function }
    }

    private func isOwnType(_ type: ResolvedType) -> Bool { if case .nominal = type.unwrapped { true } else { false } }

    /// Other code runs while the call waits; where another one waits for the closure around, the change itself does
    /// not.
    private var isAwaited: Bool {
        mention.ancestor { $0.isAwait || $0.kind == .closureExpression || $0.kind == .functionDeclaration }?.isAwait
            ?? false
    }

    private static func isLibraryChange(_ method: SyntaxNode) -> Bool {
        SyntaxNode.changesInPlace(method.name) || ClosureTakers.changing.contains(method.tree.text(method.anchor))
    }

    // MARK: Arguments

    /// - Parameter declared: the functions of the project that the call may mean; none for one of a library.
    private func isReached(
        byArgumentsOf call: SyntaxNode, besides reference: SyntaxNode?, declared: [MeantDeclarations.Declaration]
    ) -> Bool {
        let isLate = beginsEarly || declared.contains { semantics.node(of: $0.member)?.node.takesAutoclosure ?? false }
        return CallArguments(call).list.contains { argument in
            guard argument.value != reference else { return false }
            if !isElement(argument), isReached({ $0.goThrough(argument.value) }) { return true }
            if isLate || isSecondReference(argument.value) {
                return isReached(byRunning: argument.value)
            }
            let isFunction =
                declared.isEmpty
                && argument.label.map { ClosureTakers.labels.contains(index.text($0)) } ?? false
            return isReached { $0.call(value: argument.value, isFunction: isFunction) }
        }
    }

    /// `swap(&items[0], &items[1])`: the same storage is changed twice.
    private func isSecondReference(_ value: SyntaxNode) -> Bool {
        value.kind == .prefixExpression && value.anchorToken.kind == .prefixAmpersand
    }

    /// `items.append(item)`, which takes the value as it is.
    private func isElement(_ argument: CallArguments.Argument) -> Bool {
        guard case .called(let method) = form, argument.label == nil else { return false }
        return LibraryRequirements.takingElements.contains(method.tree.text(method.anchor))
    }
}

private let exclusiveChangesQuestion = SharedQuestion<Int, [ExclusiveChange.Found]>()

extension ExclusiveChange {
    /// A mention of a published property that may be read or set while it is changed in place.
    struct Found: Sendable {
        let mention: SyntaxNode
        /// The class of which this is so.
        let owner: TypeID
        /// Code that may do it, where that has a place.
        let place: SyntaxNode?
    }
}

extension FileSemantics {
    /// Those in the file.
    var exclusiveChanges: [ExclusiveChange.Found] {
        answers.answer(exclusiveChangesQuestion, analysis.file) { findExclusiveChanges() }
    }

    private func findExclusiveChanges() -> [ExclusiveChange.Found] {
        analysis.hazards.publishedChanges.map { tree.node(at: $0) }.flatMap { mention in
            ownersOfPublished(mention).compactMap { owner in
                guard let change = ExclusiveChange(mention, of: owner, self), change.mayBeReached else { return nil }
                return ExclusiveChange.Found(mention: mention, owner: owner, place: change.placeThatReaches)
            }
        }
    }

    /// The classes whose published property a mention may be.
    func ownersOfPublished(_ mention: SyntaxNode) -> [TypeID] {
        (legacy.publishedProperties[mention.name] ?? []).sorted().filter {
            analysis.uses.mayMean(mention, propertyOf: semantics.family(of: $0))
        }
    }
}
