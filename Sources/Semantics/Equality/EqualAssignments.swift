import SymbolIndex
import Syntax

/// Tells whether code sets a property to what it may hold already, which an `@Observable` object tells to no view
/// (catalogue 40, 213).
package struct EqualAssignments {
    package let context: FileSemantics
    package let type: TypeID
    package let family: Set<TypeID>
    /// The properties that the view reads and that tell it each change.
    package let read: Set<NameID>
    /// The properties that are set to changed copies of their values instead of being changed in place.
    package let setByCopies: Set<NameID>
    /// Those that are taken to announce equal values too.
    package let announced: Set<NameID>
    /// True to count bindings into objects, which are told by these objects themselves unless they stay as they are.
    package let countsBindings: Bool

    package init(
        context: FileSemantics, type: TypeID, family: Set<TypeID>, read: Set<NameID>, setByCopies: Set<NameID>,
        announced: Set<NameID> = [], countsBindings: Bool = false
    ) {
        self.context = context
        self.type = type
        self.family = family
        self.read = read
        self.setByCopies = setByCopies
        self.announced = announced
        self.countsBindings = countsBindings
    }

    private var semantics: Semantics { context.semantics }
    private var hazards: HazardCollector { context.project.table.hazards }
    private var turn: SameTurn { SameTurn(semantics: semantics) }

    /// True where the view misses an update by that.
    package func mayBeEqual(_ name: NameID) -> Bool {
        guard !isAlwaysAnnounced(name) else { return false }
        return setByCopies.contains(name) || mayBeAssignedEqual(name) || isSetAgainByBinding(name)
            || UnseenAssignments(semantics: semantics, family: family).mayBeEqual(name)
    }

    /// `$parent.child.isOn`, and what is given `$parent.child`: a binding into an object also sets the property that
    /// holds the object, to the same one, whatever stands between the two.
    private func isSetAgainByBinding(_ name: NameID) -> Bool {
        countsBindings && hazards.boundNames.contains(name, of: family)
            && semantics.heldDirectly.answer(for: resolvedType(of: name)).types.contains {
                context.index.types[$0].kind == .class
            }
    }

    private func mayBeAssignedEqual(_ name: NameID) -> Bool {
        hazards.assignedNames.contains(name, of: family)
            && semantics.analyses(mentioning: name).contains { analysis in
                guard analysis.hazards.writtenNames.contains(name) else { return false }
                let assigned = uses(of: name, in: semantics.tree(of: analysis).root, analysis)
                    .filter { $0.isSetWhole && !isFirstValue($0, analysis) }
                return assigned.contains { node in
                    !isNew(node, analysis) && !isSetToAnother(node, assigned, analysis)
                        && !isToldBesides(node, analysis)
                }
            }
    }

    /// True where the view, which does not read a property, is told all the same whenever it changes: each time the
    /// same code sets a property that it reads, before anything can update the view in between.
    package func isAnnouncedTogether(_ name: NameID) -> Bool {
        guard !read.isEmpty else { return false }
        if tellingCode.isRunByObserver(of: name) { return true }
        guard let places = semantics.laterChanges.places(changing: name, of: family)
        else { return false }
        return places.allSatisfy { place in
            isToldBesides(place.node, place.analysis)
                && !semantics.backgroundWrites.isInBackground(place.node, place.analysis)
        }
    }

    /// True where each assignment counts, or what is lost by one the property itself says: equal values differ all the
    /// same, or the class is to announce them (catalogue 40).
    private func isAlwaysAnnounced(_ name: NameID) -> Bool {
        let resolved = resolvedType(of: name)
        let check = EqualityCheck(semantics: semantics)
        let isCompared = Equatability(index: context.index).mayBeEquatable(resolved) || isObject(resolved)
        return !isCompared || check.mayHideChange(resolved)
            || check.comparesIdentity(resolved) || hazards.selfAssignedNames.contains(name, of: family)
    }

    /// The macro compares objects whose class is known, or is a generic parameter; not those of a protocol.
    private func isObject(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _) where context.index.types[id].kind == .protocol: return false
        case .constrained(let parts):
            return parts.contains { part in
                guard case .external(let name, _) = part else { return PropertyWrites.isObject(part, context.index) }
                return SDKAncestors.ofObjects.contains(context.index.text(name))
            }
        default: return PropertyWrites.isObject(type, context.index)
        }
    }

    private func resolvedType(of name: NameID) -> ResolvedType { semantics.members.type(ofProperty: name, in: type) }

    private func uses(of name: NameID, in root: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        semantics.code(of: analysis).nodes(named: name, in: root)
            .filter { ($0.isWrittenHere || $0.isSetUnseen) && analysis.uses.mayMean($0, propertyOf: family) }
    }

    private func isFirstValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if isSetByPublisher(node) { return false }
        return isOfOwnObject(node, analysis) && (node.isRunByInitializer || isRunByInitializersOnly(node, analysis))
    }

    /// In `setUp()` that initializers call: a private method that nothing else calls, nor hands on.
    private func isRunByInitializersOnly(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let code = node.ancestor { $0.kind == .functionDeclaration || $0.kind == .closureExpression }
        guard let code, code.kind == .functionDeclaration, code.parent?.kind == .memberBlock, isPrivate(code),
            !code.isAsynchronous && code.child(.attribute) == nil
        else { return false }
        let type = analysis.enclosingType(of: code)
        let mentions = semantics.code(of: analysis).nodes(named: code.name, in: code.tree.root).filter { $0 != code }
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                mention.isCalled && mention.isOfSelf && mention.isRunByInitializer
                    && analysis.enclosingType(of: mention) == type
            }
    }

    private func isPrivate(_ method: SyntaxNode) -> Bool {
        let modifiers = Modifiers(method)
        guard !modifiers.isOverride, !modifiers.isStatic else { return false }
        let around = method.enclosingDeclaration.flatMap { $0.kind == .extensionDeclaration ? Modifiers($0) : nil }
        return modifiers.access <= .fileprivate || around.map { $0.access <= .fileprivate } ?? false
    }

    /// True for a place at which a publisher is told to set the property later.
    private func isSetByPublisher(_ node: SyntaxNode) -> Bool {
        node.isProjection || node.parent?.kind == .keyPathExpression
    }

    private func value(setAt node: SyntaxNode) -> SyntaxNode? {
        node.isAssignedWhole ? node.wholeExpression.nextSibling?.nextSibling : nil
    }

    /// `stamp = UUID()`, `isOn = !isOn`, `count = count + 1`
    private func isNew(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let value = value(setAt: node) else { return false }
        guard let sign = value.nextSibling else {
            if isOther(value, than: node, analysis) { return true }
            guard value.kind == .prefixExpression, semantics.operators["!"] == nil
            else { return isAnotherEachTime(value, node.name) }
            return value.tree.text(value.anchor) == "!" && value.expressionChild.map { isSame($0, as: node) } ?? false
        }
        // `count + step` and `isOn || isForced` may be what there was.
        guard isSame(value, as: node), sign.kind == .binaryOperator, StandardOperators.stepping.contains(sign.text),
            semantics.operators[sign.text] == nil, let step = sign.nextSibling, step.nextSibling == nil
        else { return false }
        return step.stringValue.map { !$0.isEmpty } ?? step.literalNumber.map { $0 != 0 } ?? false
    }

    /// True for the same property of the same object: `isOn` beside `self.isOn`, where no local has the name.
    private func isSame(_ value: SyntaxNode, as node: SyntaxNode) -> Bool {
        guard let named = value.lastNamed, named.name == node.name, named.isOfSelf == node.isOfSelf,
            SameTurn.receiver(of: named).map(\.text) == SameTurn.receiver(of: node).map(\.text)
        else { return false }
        let first = named.parent?.kind == .chainExpression ? named.parent?.firstChild ?? named : named
        return first != named || LocalName(named.name, at: named) == nil
    }

    /// `UUID()`, `.now` of a `Date`, and not of a type of the project that has the name.
    private func isAnotherEachTime(_ value: SyntaxNode, _ name: NameID) -> Bool {
        guard OutsideNames.alwaysNew.contains(value.text), case .external = resolvedType(of: name).unwrapped
        else { return false }
        return true
    }

    /// `guard !isDone else { return }` before `isDone = true`, with nothing that waits in between.
    private func isOther(_ value: SyntaxNode, than node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let statement = SameTurn.statement(around: node), node.wholeExpression.parent == statement,
            let block = statement.parent
        else { return false }
        var before = statement.previousSibling
        while let current = before, !turn.waits(current.tokenRange, analysis) {
            if current.kind == .guardStatement, differs(in: current, node, from: value) { return true }
            before = current.previousSibling
        }
        guard before == nil, let condition = block.parent, condition.kind == .ifStatement,
            condition.child(.codeBlock) == block, !turn.waits(condition.firstToken..<block.firstToken, analysis)
        else { return false }
        return differs(in: condition, node, from: value)
    }

    /// True where a statement tests that a property does not hold a value: `model.text != text`, `!isDone`.
    private func differs(in statement: SyntaxNode, _ node: SyntaxNode, from value: SyntaxNode) -> Bool {
        guard value.kind == .identifierExpression else { return isFalse(node, before: value.text, in: statement) }
        let (target, value) = (node.wholeExpression.text, value.text)
        let tests = ["\(target) != \(value)", "\(value) != \(target)"]
        return statement.children.contains { tests.contains($0.text) }
    }

    /// True where a statement tests that a property of the object itself is the other one of `true` and `false`.
    private func isFalse(_ node: SyntaxNode, before value: String, in statement: SyntaxNode) -> Bool {
        guard ["true", "false"].contains(value), node.isOfSelf else { return false }
        let (name, sign) = (context.index.text(node.name), value == "true" ? "!" : "")
        return statement.children.contains { test in
            guard [sign + name, sign + "self." + name].contains(test.text) else { return false }
            return !test.contains { $0.kind == .identifierExpression && LocalName($0.name, at: $0) != nil }
        }
    }

    // MARK: What is set besides

    /// True where each way through the code also sets another literal before a view can update, such as `false` after
    /// `true`: one of them is another value.
    private func isSetToAnother(_ node: SyntaxNode, _ places: [SyntaxNode], _ analysis: FileAnalysis) -> Bool {
        // A type of the project may make equal values of several literals.
        guard let value = value(setAt: node), case .external = resolvedType(of: node.name).unwrapped
        else { return false }
        let others = places.filter { place in self.value(setAt: place).map { value.isLiteral(otherThan: $0) } ?? false }
        return turn.comes(toOneOf: others, with: node, analysis)
    }

    /// True where the code also sets, on the same way through it, a property that the view reads to what never equals
    /// the value before: the view is updated then, with all that it shows.
    ///
    /// - Parameter running: the functions that lead here.
    private func isToldBesides(
        _ node: SyntaxNode, _ analysis: FileAnalysis, within running: Set<MemberReference> = []
    ) -> Bool {
        if isSetByPublisher(node) { return isRunByRead(node, analysis) }
        guard let function = node.functionAround else { return false }
        let isSetBeside = read.contains { name in
            guard name != node.name else { return false }
            let others = uses(of: name, in: function, analysis).filter { alwaysTells($0, in: function, analysis) }
            return turn.comes(toOneOf: others, with: node, analysis)
        }
        return isSetBeside || turn.comes(toOneOf: tellingCode.calls(in: function, analysis), with: node, analysis)
            || isRunByRead(node, analysis) || isCalledBesides(node, analysis, running)
    }

    /// True where an assignment of what the view reads runs the place each time.
    private func isRunByRead(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard isOfOwnObject(node, analysis),
            let source = WriteSource(semantics: semantics, analysis: analysis).source(of: node), source != node.name
        else { return false }
        return read.contains(source) && announced.contains(source)
    }

    /// True in a function of the object where each call of it comes with what tells.
    private func isCalledBesides(
        _ node: SyntaxNode, _ analysis: FileAnalysis, _ running: Set<MemberReference>
    ) -> Bool {
        guard isOfOwnObject(node, analysis), let function = WriteSource.code(running: node),
            function.kind == .functionDeclaration,
            let type = analysis.enclosingType(of: node), !turn.waits(function.tokenRange, analysis),
            let member = semantics.unwatchedCode.function(calledByName: function, of: type, analysis),
            !running.contains(member), !isNamedUnapplied(function.name)
        else { return false }
        var isCalled = false
        let isCalledAlone = semantics.mayBeNamed(member) { place, analysis in
            if isFirstValue(place, analysis) { return false }
            isCalled = true
            if place.isOfSelf, place.functionAround?.bindsSelfAnew == true { return true }
            return !place.isCalled || !isToldBesides(place, analysis, within: running.union([member]))
        }
        return isCalled && !isCalledAlone
    }

    /// `Store.note`, a function of the object that it is given.
    private func isNamedUnapplied(_ function: NameID) -> Bool {
        semantics.isNamed(function) { node, _ in
            guard node.kind == .memberComponent, let base = node.previousSibling, base.kind != .callComponent
            else { return false }
            return base.name == KnownName.Self.id || base.name == KnownName.`self`.id && base.previousSibling != nil
                || context.semantics.types(ofAnyPlaceNamed: base.name).contains { family.contains($0) }
        }
    }

    private func isOfOwnObject(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        node.isOfSelf && analysis.enclosingType(of: node).map { family.contains($0) } == true
            && node.functionAround?.bindsSelfAnew != true
    }

    private var tellingCode: TellingCode {
        TellingCode(semantics: semantics, family: family) { node, function, analysis in
            read.contains(node.name) && (node.isWrittenHere || node.isSetUnseen)
                && analysis.uses.mayMean(node, propertyOf: family) && alwaysTells(node, in: function, analysis)
        }
    }

    /// A change in place, a value that can't equal the one before, and one whose type has no `==`.
    private func alwaysTells(_ node: SyntaxNode, in function: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if isSetByPublisher(node) { return false }
        if isNew(node, analysis) { return true }
        if !node.isSetWhole {
            guard changesOwnValue(node, analysis) else { return false }
            if !setByCopies.contains(node.name) { return true }
        }
        if announced.contains(node.name) { return true }
        if !isObject(resolvedType(of: node.name)), isAlwaysAnnounced(node.name) {
            return true
        }
        // `isLoading = true` before `isLoading = false`
        return isSetToAnother(node, uses(of: node.name, in: function, analysis), analysis)
    }

    private func changesOwnValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        PropertyWrites(context: semantics.context(of: analysis), type: type, property: node.name).isOfOwnValue(node)
    }
}

extension SyntaxNode {
    /// `guard let self = owner`, and `[self = twin]`
    fileprivate var bindsSelfAnew: Bool {
        tokenRange.dropLast(2).contains { position in
            guard tree.tokens[position].isWord(KnownName.`self`.id), tree.text(position + 1) == "=" else {
                return false
            }
            let isSame = tree.tokens[position + 2].isWord(KnownName.`self`.id)
            return !isSame || [".", "?"].contains(tree.text(position + 3))
        }
    }

    /// The function, the accessor or the like with all that stands in it.
    fileprivate var functionAround: SyntaxNode? {
        let outer: [SyntaxKind] = [.memberBlock, .accessorBlock, .sourceFile]
        return ancestor { node in node.parent.map { outer.contains($0.kind) } ?? false }
    }

    fileprivate var isSetWhole: Bool { isAssignedWhole || isSetUnseen }

    /// The value of a number that is written without exponent and in decimal digits.
    fileprivate var literalNumber: Double? { kind == .literalExpression ? Double(text) : nil }

    /// True where both are written out, and mean different values.
    fileprivate func isLiteral(otherThan other: SyntaxNode) -> Bool {
        if let own = literalNumber, let number = other.literalNumber { return own != number }
        if let own = stringValue, let string = other.stringValue { return own != string }
        return isFixed && other.isFixed && text != other.text
    }

    private var isFixed: Bool {
        ["true", "false", "nil"].contains(text) || literalNumber != nil || stringValue != nil
    }
}
