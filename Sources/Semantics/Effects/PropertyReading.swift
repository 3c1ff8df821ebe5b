import SymbolIndex
import Syntax

/// Where a property of a class is read, as far as that decides whether a view may depend on it.
package struct PropertyReading {
    package let context: FileSemantics
    package let type: TypeID
    private let declaration: SyntaxNode
    private let initializers: [SyntaxNode]
    private let deinitializers: [SyntaxNode]
    /// A class with its superclasses and subclasses.
    let family: Set<TypeID>

    package init(context: FileSemantics, declaration: SyntaxNode, type: TypeID) {
        self.context = context
        self.type = type
        self.declaration = declaration
        family = context.semantics.family(of: type)
        var initializers: [SyntaxNode] = []
        var deinitializers: [SyntaxNode] = []
        declaration.child(.memberBlock)?.walk { node in
            switch node.kind {
            case .initializerDeclaration: initializers.append(node)
            case .deinitializerDeclaration: deinitializers.append(node)
            case .memberBlock, .conditionalCompilation, .conditionalCompilationClause: return true
            default: break
            }
            return false
        }
        self.initializers = initializers
        self.deinitializers = deinitializers
    }

    var index: ProjectIndex { context.index }

    /// True where a view body may read the property, directly or through a computed property or a function with a
    /// result.
    ///
    /// What a name belongs to is not always known, so the answer errs towards yes.
    package func mayBeReadByViews(_ property: StoredProperty) -> Bool {
        let key = context.analysis.file << 32 | Int(property.pattern.index)
        return context.semantics.answers.answer(PropertyReading.readsByViews, key) { isNamedForViews(property) }
    }

    /// Stored properties are known by their files and nodes.
    private static let readsByViews = SharedQuestion<Int, Bool>()

    private func isNamedForViews(_ property: StoredProperty) -> Bool {
        if property.access > .fileprivate {
            for file in context.semantics.files(mentioning: property.name) where Int(file) != context.analysis.file {
                if mayBeRead(property, inFile: Int(file)) { return true }
            }
        }
        let isPrivate = property.access == .private
        let reads = context.semantics.shownReads
        return contains(context.tree.root, property.name) { node in
            (!isPrivate || isWithinType(node)) && reads.mayBeShown(node, in: context.analysis)
        }
            || context.code.contains(property.name, in: context.tree.root) { node in
                isReadByShorthand(node, context.analysis) && reads.mayBeShown(node, in: context.analysis)
            }
    }

    /// `if let name` in the code of the class, where no local has the name.
    func isReadByShorthand(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.isShorthandBinding, let owner = analysis.enclosingType(of: node) else { return false }
        return family.contains(owner) && LocalName(meantBy: node) == nil
    }

    /// True within the class or one of its extensions: a private property is seen from nowhere else, so that `.task` of
    /// a view is no property `task`.
    private func isWithinType(_ node: SyntaxNode) -> Bool {
        node.ancestor { $0.kind.isTypeDeclaration && context.analysis.typeOfNode[$0.index] == type } != nil
    }

    /// A mention of any kind: by name, by `$name`, by key path.
    func isUse(_ node: SyntaxNode) -> Bool {
        node.kind == .identifierExpression || node.kind == .memberComponent || node.kind == .implicitMemberExpression
    }

    private func mentions(_ node: SyntaxNode, _ name: NameID) -> Bool {
        switch node.kind {
        case .identifierExpression, .memberComponent: node.name == name && node.anchorToken.kind == .identifier
        default: false
        }
    }

    // MARK: Hazards

    /// The property is read in an initializer before everything is initialized, which only a plain stored property
    /// allows (catalogue 35).
    package func isReadBeforeInitialized(_ property: StoredProperty, among properties: [StoredProperty]) -> Bool {
        isNamedBeforeInitialized(property, among: properties, countsWrites: false)
    }

    /// The same where it is set there.
    package func isUsedBeforeInitialized(_ property: StoredProperty, among properties: [StoredProperty]) -> Bool {
        isNamedBeforeInitialized(property, among: properties, countsWrites: true)
    }

    private func isNamedBeforeInitialized(
        _ property: StoredProperty, among properties: [StoredProperty], countsWrites: Bool
    ) -> Bool {
        // Names first: few properties are read in an initializer at all.
        initializers.contains { initializer in
            guard let body = initializer.child(.codeBlock) else { return false }
            let fromFirst = Array(
                body.children.drop { !names(property.name, $0, hiddenBy: initializer, countsWrites: countsWrites) })
            guard !fromFirst.isEmpty else { return false }
            var pending = Set(properties.lazy.filter { needsInitialisation($0) }.map(\.name))
            guard countsWrites else { return fromFirst.contains { initializes($0, pending) } }
            pending.formUnion(pending.compactMap { context.semantics.name("_" + context.index.text($0)) })
            return callsSuperInitializerAtEnd(body) || fromFirst.contains { initializes($0, pending) }
        }
    }

    /// `super.init()` of `NSObject`, which Swift calls behind the last statement where none is written.
    private func callsSuperInitializerAtEnd(_ body: SyntaxNode) -> Bool {
        context.index.foreignConformances(of: type).contains { context.index.text($0) == "NSObject" }
            && !body.contains { $0.isSuperInitializerCall }
    }

    /// The elements of a tuple get their values in an initializer that sets it nowhere as a whole, which only a stored
    /// property allows.
    package func isInitializedByElements(_ property: StoredProperty) -> Bool {
        guard property.writtenType?.kind == .tupleType, needsInitialisation(property) else { return false }
        return initializers.contains { initializer in
            guard let body = initializer.child(.codeBlock) else { return false }
            return names(property.name, body, hiddenBy: initializer, countsWrites: false)
                && !context.code.contains(property.name, in: body, where: \.isAssignedWhole)
        }
    }

    private func needsInitialisation(_ property: StoredProperty) -> Bool {
        guard !property.hasInitialValue else { return false }
        guard let kind = property.writtenType?.kind else { return true }
        return property.isLet || (kind != .optionalType && kind != .implicitlyUnwrappedType)
    }

    private func initializes(_ statement: SyntaxNode, _ pending: Set<NameID>) -> Bool {
        statement.contains { node in
            if node.isSuperInitializerCall { return true }
            return (node.kind == .identifierExpression || node.kind == .memberComponent) && pending.contains(node.name)
                && node.isAssignedWhole
        } outside: {
            $0.kind == .closureExpression
        }
    }

    private func names(
        _ name: NameID, _ statement: SyntaxNode, hiddenBy initializer: SyntaxNode, countsWrites: Bool
    ) -> Bool {
        let isParameter =
            initializer.child(.parameterClause)?.children.contains { $0.kind == .parameter && $0.name == name } ?? false
        return context.code.contains(name, in: statement) { node in
            guard countsWrites || !node.isAssignedWhole else { return false }
            switch node.kind {
            case .identifierExpression: return !isParameter && LocalName(name, at: node) == nil
            case .memberComponent: return node.isMemberOfSelf
            default: return false
            }
        }
    }

    /// The property is mentioned in `deinit`, where a tracked property of an isolated class can't be reached (catalogue
    /// 162).
    package func isMentionedInDeinit(_ property: StoredProperty) -> Bool {
        deinitializers.contains { body in
            contains(body, property.name) { _ in true }
                || context.code.contains(property.name, in: body, where: \.isShorthandBinding)
        }
    }

    /// Observers of a plain property change the property itself (catalogue 38).
    package func assignsItselfInObservers(_ property: StoredProperty) -> Bool {
        guard let block = property.binding.child(.accessorBlock) else { return false }
        let writes = PropertyWrites(context: context, type: type, property: property.name)
        return contains(block, property.name) { writes.mayChange($0) }
    }

    /// Where observers of a plain property set the property itself, which did not run them again: what a closure in
    /// them sets did.
    ///
    /// Nil where the macro can't track the property for another reason, or a place is not understood.
    package func placesOfCorrection(_ property: StoredProperty, among properties: [StoredProperty]) -> [SyntaxNode]? {
        guard let block = property.binding.child(.accessorBlock), property.declaration.parent?.kind == .memberBlock,
            !property.pattern.anchorToken.isBackticked,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1,
            property.attributes.allSatisfy({ $0.name == KnownName.MainActor.id }),
            !isAssignedInInitializer(property, among: properties), !isWrittenDuringUpdates(property),
            !isMentionedInNonisolatedInitializer(property),
            !isMentionedInDeinit(property)
        else { return nil }
        let writes = PropertyWrites(context: context, type: type, property: property.name)
        let nodes = context.code.nodes(named: property.name, in: block).filter {
            mentions($0, property.name) && writes.mayChange($0)
        }
        let direct = nodes.filter {
            $0.ancestor { $0.kind == .accessor || $0.kind == .closureExpression || $0.kind == .functionDeclaration }?
                .kind == .accessor
        }
        let isUnderstood = direct.allSatisfy {
            writes.isOwnWrite($0) && context.analysis.uses.means($0, memberOf: family)
        }
        return direct.isEmpty || !isUnderstood ? nil : direct
    }

    /// Something may write the property while views update: tracked, each such view would invalidate the others
    /// (catalogue 59, 202, 222, 229).
    package func isWrittenDuringUpdates(_ property: StoredProperty) -> Bool {
        writeDuringUpdates(of: property) != nil
    }

    /// The first place that may set it while a view updates.
    package func writeDuringUpdates(of property: StoredProperty) -> SyntaxNode? {
        let writes = PropertyWrites(context: context, type: type, property: property.name)
        let semantics = context.semantics
        var found: SyntaxNode?
        _ = analysesThatSee(property).contains { analysis in
            contains(context.semantics.tree(of: analysis).root, property.name, in: analysis) { node in
                if property.access == .private, analysis.enclosingType(of: node) != type { return false }
                if node.isInKeyPath {
                    guard semantics.eventCode.updatesWriteThroughKeyPaths else { return false }
                } else {
                    let events = node.isOfSelf ? semantics.eventCodeOfSelf : semantics.eventCode
                    guard writes.changes(node), !fillsCache(node, writes, analysis),
                        !events.contains(node, in: analysis)
                    else { return false }
                }
                found = node
                return true
            }
        }
        return found
    }

    /// The first place where an update that the property causes may set it once more.
    package func writeInAnswerToUpdates(of property: StoredProperty) -> SyntaxNode? {
        let key = PropertyKey(owner: type, name: property.name)
        return TriggeredWrites(of: key, context.semantics).place(isShown: mayBeReadByViews(property))
    }

    private func analysesThatSee(_ property: StoredProperty) -> [FileAnalysis] {
        guard property.access > .fileprivate else { return [context.analysis] }
        return context.semantics.analyses(mentioning: property.name).filter { analysis in
            context.semantics.mayName(property.name, of: family, in: analysis.file)
                && !context.index.isOfTests(analysis.file)
        }
    }

    /// True for a write in a getter of the class that looked before whether it has to: what is found filled is all that
    /// the view reads, so that such a cache stays tracked. One that may be filled with nil is filled again each time,
    /// and one that several getters fill may hold what another one needs.
    private func fillsCache(_ node: SyntaxNode, _ writes: PropertyWrites, _ analysis: FileAnalysis) -> Bool {
        guard analysis.file == context.analysis.file, writes.isOwnWrite(node), node.isAssignedInPart,
            let getter = node.ancestor(where: { $0.kind == .binding && $0.parent?.isMemberOfType == true })?.getterBody,
            node.ancestor(where: { $0 == getter }) != nil
        else { return false }
        guard isConditional(node, in: getter), !mayBeSetToNil(node), isLookedAt(before: node, in: getter) else {
            return false
        }
        return !contains(context.tree.root, node.name) { other in
            writes.isOwnWrite(other)
                && other.ancestor { $0 == getter || $0.kind == .binding && $0.getterBody != nil }?.kind == .binding
        }
    }

    /// True where the getter read, before it sets the property, that one or another one that it sets.
    private func isLookedAt(before node: SyntaxNode, in getter: SyntaxNode) -> Bool {
        var read: Set<NameID> = []
        var set: Set<NameID> = [node.name]
        getter.walk { part in
            let isRead = !part.isAssignedInPart && part.firstToken < node.firstToken
            if isRead, mentions(part, part.name) || part.isShorthandBinding { read.insert(part.name) }
            if !isRead, mentions(part, part.name), part.isAssignedInPart { set.insert(part.name) }
            return true
        }
        return !read.isDisjoint(with: set)
    }

    /// `cache = value as? Value` and the like.
    private func mayBeSetToNil(_ node: SyntaxNode) -> Bool {
        let left = node.wholeExpression
        guard let sequence = left.parent, sequence.kind == .sequenceExpression else { return false }
        let values = sequence.children.filter { $0 != left && $0.kind != .assignmentOperator }
        guard !values.contains(where: { $0.kind == .binaryOperator && $0.text == "??" }), let value = values.last else {
            return false
        }
        // `as?` and `try?`
        if value.kind == .castOperator || value.kind == .prefixExpression {
            return context.tree.tokens[value.firstToken + 1].kind == .postfixQuestion
        }
        guard values.count == 1 else { return false }
        if value.children.contains(where: { $0.kind == .optionalComponent }) || mayFail(value) { return true }
        return context.semantics.types(at: node, context.analysis).type(of: value).isOptional
    }

    /// `Card(text)` of a type with `init?`; of a type from outside what is made of something may fail.
    private func mayFail(_ value: SyntaxNode) -> Bool {
        guard value.kind == .chainExpression, let first = value.firstChild, first.kind == .identifierExpression,
            let call = first.nextSibling, call.kind == .callComponent, index.text(first.name).first?.isUppercase == true
        else { return false }
        let types = context.semantics.types(meantBy: first, context.analysis)
        guard !types.isEmpty else { return call.firstChild != nil }
        return types.flatMap { index.members(named: KnownName.`init`.id, of: $0) }.contains { member in
            context.semantics.nodeInAnyFile(of: member).map {
                $0.node.tree.tokens[$0.node.anchor + 1].kind == .postfixQuestion
            } ?? true
        }
    }

    /// True where a condition decides whether code runs: around it, or before it, where it may have left the getter.
    private func isConditional(_ node: SyntaxNode, in getter: SyntaxNode) -> Bool {
        var current = node
        while current != getter, let parent = current.parent {
            switch parent.kind {
            case .ifStatement, .guardStatement, .switchStatement, .switchCase, .whileStatement, .forStatement,
                .closureExpression, .catchClause, .ternaryOperator:
                return true
            case .codeBlock, .accessorBlock:
                for sibling in parent.children {
                    if sibling == current { break }
                    // Behind `guard let cache else { … }` it is filled.
                    if sibling.kind == .guardStatement, sibling.binds(node.name) { return false }
                    if sibling.kind == .ifStatement || sibling.kind == .guardStatement
                        || sibling.kind == .switchStatement
                    {
                        return true
                    }
                }
            default: break
            }
            current = parent
        }
        return false
    }

    /// A lazy property gets another value once the object is in use.
    package func isChangedLater(_ property: StoredProperty) -> Bool {
        let writes = PropertyWrites(context: context, type: type, property: property.name)
        return isChangedLater(property) { writes.isLaterWrite($0, in: $1) }
    }

    private func isChangedLater(_ property: StoredProperty, by isWrite: (SyntaxNode, FileAnalysis) -> Bool) -> Bool {
        if context.project.table.hazards.boundNames.contains(property.name, of: family) { return true }
        if contains(context.tree.root, property.name, where: { isWrite($0, context.analysis) }) { return true }
        guard property.access > .fileprivate else { return false }
        return context.semantics.analyses(mentioning: property.name).contains { analysis in
            contains(context.semantics.tree(of: analysis).root, property.name, in: analysis) { isWrite($0, analysis) }
        }
    }

    /// True for a property that always holds what it got first, as if it were a `let`; where that is an object, it may
    /// change by itself, which is not asked here.
    package func holdsFirstValue(_ property: StoredProperty) -> Bool {
        guard property.attributes.isEmpty, !property.has(.weak), !property.has(.dynamic),
            !index.hasAttribute("objcMembers", type),
            !isSetFromElsewhere(property), !context.project.table.hazards.bindsByKeyPath
        else { return false }
        let isInKeyPath = context.semantics.isNamed(property.name) { node, analysis in
            node.parent?.kind == .keyPathExpression && analysis.uses.mayMean(node, propertyOf: family)
        }
        let held = context.semantics.members.type(ofProperty: property.name, in: type, isImplicitSelf: false)
        let holdsObject = context.semantics.isAlwaysObject(held.unwrapped)
        let writes = PropertyWrites(context: context, type: type, property: property.name, holdsObject: holdsObject)
        return !isInKeyPath
            && !isChangedLater(property) {
                writes.mayBeLaterWrite($0, in: $1) && !isSetWhileMade($0, $1)
            }
    }

    /// `setUp()` of an initializer: what only code sets that runs while its own object is made stays as it was made.
    private func isSetWhileMade(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.isOfSelf, node.kind == .memberComponent || LocalName(node.name, at: node) == nil,
            analysis.enclosingType(of: node) == type
        else { return false }
        return context.semantics.codeStarts.start(of: node, isOfSelf: true, in: analysis) == .whileMade
    }

    /// True where code of other projects, or what knows the class by a protocol only, may set the property.
    private func isSetFromElsewhere(_ property: StoredProperty) -> Bool {
        let isOpen = property.access >= .public && context.project.isOpen(type)
        return isOpen || context.semantics.isRequirement(property.name, of: type)
    }

    /// A property with observers is assigned in an initializer where the macro's setter runs them (catalogue 39).
    ///
    /// Observers that a closure causes to run always did.
    package func isAssignedInInitializer(_ property: StoredProperty, among properties: [StoredProperty]) -> Bool {
        let writes = PropertyWrites(context: context, type: type, property: property.name)
        return initializers.contains { initializer in
            let order = InitializationOrder(
                initializer, properties: properties, type: type, semantics: context.semantics)
            return contains(initializer, property.name) { node in
                // Observers run for what closures and `defer` set.
                let code = node.ancestor {
                    $0.kind == .closureExpression || $0.kind == .deferStatement || $0 == initializer
                }
                return writes.mayChange(node) && !order.setsStorage(node) && code == initializer
            }
        }
    }

    /// A `nonisolated` initializer of an isolated class mentions the property, which only plain storage allows
    /// (catalogue 163).
    package func isMentionedInNonisolatedInitializer(_ property: StoredProperty) -> Bool {
        initializers.contains { initializer in
            let isNonisolated = initializer.children.contains {
                $0.kind == .modifier && $0.name == KnownName.nonisolated.id
            }
            return isNonisolated && contains(initializer, property.name) { _ in true }
        }
    }

    private func contains(
        _ node: SyntaxNode, _ name: NameID, in analysis: FileAnalysis? = nil, where condition: (SyntaxNode) -> Bool
    ) -> Bool {
        let uses = (analysis ?? context.analysis).uses
        let code = analysis.map { context.semantics.code(of: $0) } ?? context.code
        return code.contains(name, in: node) {
            mentions($0, name) && uses.mayMean($0, propertyOf: family) && condition($0)
        }
    }
}

extension Semantics {
    /// The stored properties in the class's own declarations, each with what tells where it is read.
    package func storedProperties(ofClass type: TypeID) -> [(property: StoredProperty, reading: PropertyReading)] {
        parts(of: type).filter { $0.node.kind == .classDeclaration }.flatMap { declaration, analysis in
            let context = context(of: analysis)
            let reading = PropertyReading(context: context, declaration: declaration, type: type)
            return context.storedProperties(of: declaration).map { ($0, reading) }
        }
    }
}

extension SyntaxNode {
    /// `guard let cache else { … }`, `guard let value = self.cache else { … }`
    fileprivate func binds(_ property: NameID) -> Bool {
        children.contains { condition in
            guard condition.kind == .optionalBindingCondition else { return false }
            let value = condition.child(.initializer)?.expressionChild
            return value == nil ? condition.firstChild?.name == property : value?.lastName == property
        }
    }
}
