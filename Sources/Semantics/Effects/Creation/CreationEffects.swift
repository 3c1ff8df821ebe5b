import SourceText
import SymbolIndex
import Syntax

/// Finds what can be noticed where a value is made more often than before.
///
/// `@StateObject` made its object once; `State(initialValue:)` gets a new one with each value of the view and drops all
/// but the first (catalogue 80, 83). Where making and dropping it only assigns properties, nothing but the owner of the
/// first one can tell.
// A class, since it keeps what it found out.
package final class CreationEffects {
    /// What is run where it is found, with the way to it.
    package struct Found {
        /// The place that does what can be noticed.
        package let effect: SyntaxNode
        /// The types that are made and the members that run on the way to it, from the outside in.
        package let path: [String]
    }

    /// What a question is about.
    enum Subject: Hashable {
        case making(TypeID, labels: [NameID]?)
        /// A global, a static or a lazy member by its first mention, a function or a getter by its code.
        case member(MemberReference)
        /// A parameter of an initializer that takes code, or a function that runs on an object which nothing else knows.
        case code(SyntaxNode)
    }

    unowned let semantics: Semantics
    private var found = FixedPoint<Subject, SyntaxNode?>(Circles())
    /// Where an effect was found by the answer about something else.
    private var next: [Subject: Subject] = [:]
    /// The last subject about which the answer is an effect.
    private var last: (subject: Subject, effect: SyntaxNode)?

    /// The names of properties behind wrappers of the project, which run code where they are read.
    private(set) lazy var wrapped = semantics.namesBehindOwnWrappers

    init(_ semantics: Semantics) { self.semantics = semantics }

    var index: ProjectIndex { semantics.index }

    /// What evaluating the expression does that can be noticed, seen from a file: the first place that does so.
    ///
    /// - Parameter expected: the type the place asks for, which `.init(…)` and `.name(…)` mean.
    package func effect(
        of expression: SyntaxNode, file: Int, types: [TypeID], expected: ResolvedType = .unknown
    ) -> Found? {
        last = nil
        let place = Place(file: file, types: types)
        return effect(of: expression, at: place, expected: expected, isPart: false).map { effect in
            Found(effect: effect, path: path(to: effect))
        }
    }

    private func path(to effect: SyntaxNode) -> [String] {
        var names: [String] = []
        var seen: Set<Subject> = []
        var step = last?.effect == effect ? last?.subject : nil
        // What is created is told anyway.
        if let subject = step, case .making = subject { step = next[subject] }
        while let subject = step, seen.insert(subject).inserted {
            if let name = name(of: subject), names.last != name { names.append(name) }
            step = next[subject]
        }
        if let name = effect.enclosingMember?.nameOfMember, names.last != name { names.append(name) }
        return names
    }

    private func name(of subject: Subject) -> String? {
        switch subject {
        case .making(let type, _): index.text(index.types[type].name)
        case .member(let member): semantics.nodeInAnyFile(of: member)?.node.enclosingMember?.nameOfMember
        case .code(let node): node.enclosingMember?.nameOfMember
        }
    }

    /// The answer about a subject, which is found once.
    func effect(of subject: Subject, _ find: () -> SyntaxNode?) -> SyntaxNode? {
        let known = found[subject]
        let answer: SyntaxNode?
        if let known {
            answer = known
        } else {
            let question = found.ask(subject, first: nil)
            last = nil
            answer = found.close(question, subject, find())
            if let answer, last?.effect == answer { next[subject] = last?.subject }
        }
        if let answer { last = (subject, answer) }
        return answer
    }

    /// - Parameter isPart: another value is made with this one.
    func effect(
        of expression: SyntaxNode, at place: Place, expected: ResolvedType = .unknown, isPart: Bool = true
    ) -> SyntaxNode? {
        switch expression.kind {
        case .identifierExpression:
            if getters(place).mayRunCode(expression), let effect = effect(ofGetter: expression, on: nil, at: place) {
                return effect
            }
            if let effect = effect(ofReadingWrapped: expression, on: nil, at: place) { return effect }
            return effect(ofName: expression, at: place, isPart: isPart)
        case .implicitMemberExpression:
            return effect(ofImplicit: expression, called: nil, expected, at: place, isPart: isPart)
        case .closureExpression, .keyPathExpression, .typeExpression, .castOperator, .wildcardExpression,
            .bindingPattern:
            return nil
        case .macroExpression:
            return PureFunctions.macros.contains(expression.tree.text(expression.anchor)) ? nil : expression
        case .literalExpression: return effect(ofLiteral: expression, for: expected)
        case .arrayExpression:
            let element: ResolvedType = if case .array(let element) = expected.unwrapped { element } else { .unknown }
            return effect(ofLiteral: expression, for: expected)
                ?? expression.children.firstValue { effect(of: $0, at: place, expected: element) }
        case .stringExpression, .dictionaryExpression:
            return effect(ofLiteral: expression, for: expected) ?? effect(ofPartsOf: expression, at: place)
        case .interpolation:
            return effect(ofPartsOf: expression, at: place) ?? effect(ofAsking: expression, of: nil, at: place)
        case .tupleExpression, .argument, .ternaryOperator, .sequenceExpression:
            return effect(ofPartsOf: expression, at: place)
        case .binaryOperator: return effect(ofOperator: expression, at: place)
        case .prefixExpression:
            guard expression.anchorToken.kind != .prefixAmpersand, let value = expression.expressionChild
            else { return expression }
            return effect(of: value, at: place) ?? effect(ofOperator: expression, at: place)
        case .chainExpression: return effect(ofChain: expression, at: place, expected: expected, isPart: isPart)
        default: return expression
        }
    }

    func effect(ofPartsOf node: SyntaxNode, at place: Place) -> SyntaxNode? {
        node.children.firstValue { effect(of: $0, at: place) }
    }

    /// An operator that the project declares.
    private func effect(ofOperator node: SyntaxNode, at place: Place) -> SyntaxNode? {
        if node.isAssignmentOperator { return node }
        return semantics.operators(meantBy: node, getters(place).expressions).firstValue { effect(ofRunning: $0.code) }
    }

    // MARK: Globals and static members

    /// That of the first mention of a global, or of a static member of a type around.
    private func effect(ofName name: SyntaxNode, at place: Place, isPart: Bool) -> SyntaxNode? {
        guard LocalName(name.name, at: name) == nil else { return nil }
        let members = place.types.lazy.map { Array(self.index.members(named: name.name, of: $0)) }.first { !$0.isEmpty }
        return (members ?? Array(index.globals(named: name.name))).firstValue {
            effect(ofMentioning: $0, at: name, isPart: isPart)
        }
    }

    func effect(
        ofStatic member: SyntaxNode, of base: ResolvedType, after first: SyntaxNode, isPart: Bool
    ) -> SyntaxNode? {
        if case .metatype(.nominal(let type, _)) = base {
            return semantics.members.members(named: member.name, in: type).firstValue {
                effect(ofMentioning: $0.member, at: member, isPart: isPart)
            }
        }
        // `Analytics.shared` of a package.
        guard first == member.previousSibling, first.kind == .identifierExpression,
            LocalName(first.name, at: first) == nil,
            index.text(first.name).first?.isUppercase == true
        else { return nil }
        guard semantics.mayBeOfPackage(first.name) else { return nil }
        return ContainerFactories(semantics).isShared(member, of: first.name) ? nil : member
    }

    /// An object that is shared, and kept as the state itself, is made once anyway (catalogue 90). What a lazy variable
    /// holds is made when somebody asks for it, which is earlier where a view is made that may never be shown.
    func effect(ofMentioning member: MemberReference, at place: SyntaxNode, isPart: Bool) -> SyntaxNode? {
        let fact = index.fact(member)
        guard isPart || fact.flags.contains(.isLazy), fact.kind == .property, fact.flags.isDisjoint(with: .isComputed)
        else { return nil }
        let isStatic = fact.flags.contains(.isStatic)
        guard let (pattern, analysis) = semantics.nodeInAnyFile(of: member) else { return isStatic ? place : nil }
        let owner = analysis.enclosingType(of: pattern)
        guard isStatic || owner == nil || fact.flags.contains(.isLazy), let binding = pattern.parent,
            binding.kind == .binding,
            let value = binding.child(.initializer)?.expressionChild
        else { return nil }
        let types = owner.map { index.enclosingTypes(of: $0) } ?? []
        return effect(of: .member(member)) {
            effect(of: value, at: Place(file: analysis.file, types: types), expected: typeAsked(of: pattern, in: owner))
        }
    }

    func effect(ofLazy member: SyntaxNode, of base: ResolvedType) -> SyntaxNode? {
        let isLazy = { (found: MeantDeclarations.Declaration) in self.index.fact(found.member).flags.contains(.isLazy) }
        guard semantics.membersOfAnyType(named: member.name).contains(where: isLazy) else { return nil }
        let found = MeantDeclarations(semantics: semantics).declarations(named: member.name, in: base)
        return found.filter(isLazy).firstValue { effect(ofMentioning: $0.member, at: member, isPart: true) }
    }

    /// The type of what a static or global variable holds, as it is written; without one its value tells what it is.
    private func typeAsked(of pattern: SyntaxNode, in owner: TypeID?) -> ResolvedType {
        owner.map { semantics.members.type(ofProperty: pattern.name, in: $0).unwrapped } ?? .unknown
    }

    func getters(_ place: Place) -> GetterLookup {
        GetterLookup(semantics: semantics, file: place.file, types: place.types)
    }

    /// Nil for a member that is stored, or only computes.
    func effect(ofReading member: SyntaxNode, of base: ResolvedType, at place: Place) -> SyntaxNode? {
        if getters(place).mayRunCode(member.name, of: base) { return effect(ofGetter: member, on: base, at: place) }
        return effect(ofReadingWrapped: member, on: base, at: place)
    }

    // MARK: Types

    /// That of what a literal that stands for a value of a type runs.
    private func effect(ofLiteral literal: SyntaxNode, for type: ResolvedType) -> SyntaxNode? {
        guard let type = type.unwrapped.typeID else { return nil }
        return index.members(named: KnownName.`init`.id, of: type).firstValue { initializer in
            guard let label = semantics.labels(of: initializer).first,
                LibraryRequirements.literals.contains(index.text(label))
            else { return nil }
            return effect(ofMaking: type, labels: [label], at: literal)
        }
    }

    /// Nil where every way of making a value of the type only assigns, and dropping it does nothing.
    ///
    /// - Parameter labels: the argument labels of the call, which tell the initializers that it can't mean; nil for
    ///   any.
    func effect(ofMaking type: TypeID, labels: [NameID]?, at place: SyntaxNode) -> SyntaxNode? {
        effect(of: .making(type, labels: labels)) { findEffect(ofMaking: type, labels, at: place) }
    }

    private func findEffect(ofMaking type: TypeID, _ labels: [NameID]?, at place: SyntaxNode) -> SyntaxNode? {
        let symbol = index.types[type]
        if symbol.kind == .enum, index.members(named: KnownName.`init`.id, of: type).isEmpty { return nil }
        guard [.class, .struct, .enum, .actor].contains(symbol.kind) else { return place }
        if let base = symbol.superclass {
            if let effect = effect(ofMaking: base, labels: nil, at: place) { return effect }
        } else if symbol.kind == .class, superclassesFromOutside(of: symbol).contains(where: { mayAct($0) }) {
            return place
        }
        let parts = self.parts(of: type)
        guard parts.count == symbol.parts.count else { return place }
        return parts.firstValue { node, file in effect(ofMaking: type, by: node, labels: labels, file: file) }
    }

    /// What may be the superclass: it stands first in the declaration.
    func superclassesFromOutside(of symbol: TypeSymbol) -> [NameID] {
        symbol.inherited.filter { $0.position == 0 && symbol.declarations.contains($0.part) }.flatMap(\.type.conjuncts)
            .compactMap { if case .external(let name, _) = $0 { name } else { nil } }
    }

    /// The declaration of a type and its extensions, also in files that lead to no class of interest.
    func parts(of type: TypeID) -> [(node: SyntaxNode, file: Int)] {
        Set(index.types[type].parts.map(\.file)).sorted().flatMap { number in
            (semantics.file(number)?.typeDeclarations ?? []).filter { $0.type == type }.map { ($0.node, number) }
        }
    }

    private func mayAct(_ superclass: NameID) -> Bool {
        SDKAncestors.mayActWhenMade(index.text(superclass)) || semantics.mayBeOfPackage(superclass)
    }

    private func effect(
        ofMaking type: TypeID, by declaration: SyntaxNode, labels: [NameID]?, file: Int
    ) -> SyntaxNode? {
        let place = Place(file: file, types: index.enclosingTypes(of: type))
        let properties = semantics.storedProperties(of: declaration, file: file)
        for property in properties {
            let asked = semantics.members.type(ofProperty: property.name, in: type).unwrapped
            if let value = property.initialValue, !property.isLazy,
                let effect = effect(of: value, at: place, expected: asked)
            {
                return effect
            }
            if property.valueInAttribute != nil { return property.pattern }
            if let effect = effect(ofWrappersOf: property, at: place) { return effect }
        }
        var initializing = place
        let isClass = index.types[type].kind == .class
        // An initializer of a structure may stand in an extension.
        let all =
            isClass ? properties : parts(of: type).flatMap { semantics.storedProperties(of: $0.node, file: $0.file) }
        initializing.plain = Set(all.filter { isSetFreely($0, of: type, isFirst: true) }.map(\.name))
        if isClass {
            initializing.plain.formUnion(inheritedPlainProperties(of: type))
        } else {
            // `self = .done`
            initializing.plain.insert(KnownName.`self`.id)
        }
        return declaration.child(.memberBlock)?.children.firstValue {
            effect(ofMember: $0, labels: labels, at: initializing)
        }
    }

    /// True for a property that can be set without running code.
    ///
    /// - Parameter isFirst: an initializer sets it; the first value runs no observers.
    private func isSetFreely(_ property: StoredProperty, of type: TypeID, isFirst: Bool) -> Bool {
        guard !property.hasObservers || isFirst && !property.hasFirstValue else { return false }
        return isWrappedFreely(property) && !isRelation(property, of: type)
    }

    /// True for a property of a `@Model` class that holds another one: what it is set to refers back, and brings the
    /// object into its store (SwiftData, "Relationship").
    private func isRelation(_ property: StoredProperty, of type: TypeID) -> Bool {
        guard index.hasAttribute("Model", type) else { return false }
        var isRelation = false
        semantics.members.type(ofProperty: property.name, in: type).forEachType {
            isRelation = isRelation || index.hasAttribute("Model", $0)
        }
        return isRelation
    }

    /// True for a property that no wrapper watches.
    func isWrappedFreely(_ property: StoredProperty) -> Bool {
        property.wrappers(in: index).filter { !isOfModel($0, property) }.map { index.text($0.name) }.allSatisfy {
            SDKWrappers.madeUnnoticed.contains($0) && !SDKWrappers.settingOutside.contains($0)
        }
    }

    /// The properties that a method can set unnoticed in an object which nothing else knows.
    func plainProperties(of type: TypeID) -> Set<NameID> {
        semantics.answers.answer(CreationEffects.plain, type) {
            let properties = parts(of: type).flatMap { semantics.storedProperties(of: $0.node, file: $0.file) }
            return Set(properties.filter { isSetFreely($0, of: type, isFirst: false) }.map(\.name))
        }
    }

    private static let plain = SharedQuestion<TypeID, Set<NameID>>()

    /// Those of superclasses that no class of the hierarchy overrides, which may observe them.
    func inheritedPlainProperties(of type: TypeID) -> Set<NameID> {
        let bases = index.superclasses(of: type)
        guard !bases.isEmpty else { return [] }
        let overrides = (bases + [type] + index.subclasses(of: type)).flatMap { index.members(of: $0) }
            .filter { index.fact($0).flags.contains(.isOverride) }
        return Set(bases.flatMap { plainProperties(of: $0) }).subtracting(overrides.map { index.name(of: $0) })
    }

    /// What a member other than a property does where an object is made or dropped; in `#if` for all that any branch
    /// declares (catalogue 20).
    private func effect(ofMember member: SyntaxNode, labels: [NameID]?, at place: Place) -> SyntaxNode? {
        switch member.kind {
        case .deinitializerDeclaration:
            guard let type = place.types.first else { return member }
            return effect(ofRelease: member, of: type)
        case .conditionalCompilation, .conditionalCompilationClause:
            return member.children.firstValue { effect(ofMember: $0, labels: labels, at: place) }
        case .initializerDeclaration:
            if let labels, !member.accepts(labels: labels) { return nil }
            return effect(ofInitializer: member, given: labels, at: place)
        default: return nil
        }
    }

    /// Published ones with observers that an initializer sets once the object is complete: the wrapper runs them.
    private func observedProperties(
        setAgainIn body: SyntaxNode, by initializer: SyntaxNode, at place: Place
    ) -> [NameID] {
        guard let type = place.types.first, index.types[type].kind == .class else { return [] }
        let properties = parts(of: type).flatMap { semantics.storedProperties(of: $0.node, file: $0.file) }
        let observed = properties.filter { $0.isPublished && $0.hasObservers && place.plain.contains($0.name) }
        guard !observed.isEmpty else { return [] }
        let order = InitializationOrder(initializer, properties: properties, type: type, semantics: semantics)
        return observed.map(\.name).filter { name in
            body.contains {
                $0.name == name && $0.isWrittenHere && $0.isOfSelf && !order.setsStorage($0)
            } outside: {
                $0.kind == .closureExpression
            }
        }
    }

    private func effect(
        ofInitializer initializer: SyntaxNode, given: [NameID]?, at place: Place
    ) -> SyntaxNode? {
        guard let body = initializer.child(.codeBlock) else { return nil }
        if let effect = effect(ofDefaultsOf: initializer, given: given ?? [], at: place) { return effect }
        var place = place
        place.absent = given.map { Set(initializer.parametersLeftNil(by: $0)) } ?? []
        place.plain.subtract(observedProperties(setAgainIn: body, by: initializer, at: place))
        return body.children.map(\.behindEffects).firstValue { statement in
            guard statement.isSuperInitializerCall || statement.isOwnInitializerCall
            else { return effect(ofCode: statement, at: place) }
            guard let call = statement.children.first(where: { $0.kind == .callComponent }) else { return statement }
            let ofArguments = effect(ofPartsOf: call, at: place)
            guard ofArguments == nil, statement.isOwnInitializerCall else { return ofArguments }
            guard let type = place.types.first else { return statement }
            return effect(ofMaking: type, labels: labels(of: call), at: statement)
        }
    }
}

extension SyntaxNode {
    /// The parameters that are nil where a call with some labels leaves them out.
    fileprivate func parametersLeftNil(by labels: [NameID]) -> [SyntaxNode] {
        parameters.filter { parameter in
            let label = tree.tokens[parameter.labelToken].payload
            return label != KnownName.wildcard.id && !labels.contains(label)
                && parameter.child(.initializer)?.expressionChild?.text == "nil"
        }
    }
}
