import SymbolIndex
import Syntax

/// The functions and closures that a stored property may hold, by what gives it a value anywhere (catalogue 213).
struct HeldFunctions {
    /// An expression, and the file that it stands in.
    struct Value {
        let node: SyntaxNode
        let file: ParsedFile
        /// It stands in a call that makes a value with the property.
        let isPassed: Bool
    }

    /// What the values ask, all of them or those that are not looked at elsewhere.
    struct Question: Hashable {
        let property: PropertyKey
        let isWhole: Bool
    }

    private let property: PropertyKey
    private let semantics: Semantics

    init(of property: PropertyKey, _ semantics: Semantics) {
        self.property = property
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }
    private var calls: InitializerCalls { InitializerCalls(owner: property.owner, semantics: semantics) }

    /// Nil where it may hold what is not seen, as where nothing gives it a value. What previews and tests give it
    /// nobody else sees.
    var values: [Value]? {
        guard !semantics.project.isOpen(property.owner), !semantics.laterChanges.setsByKeyPath, !isSetLater,
            index.directSubclasses(of: property.owner).isEmpty,
            let own = declaredValue, let set = valuesOfInitializers, let passed = memberwiseValues
        else { return nil }
        let values = (own + set + passed).filter { !index.isOfTests($0.file.number) && !$0.file.isInPreview($0.node) }
        return values.isEmpty ? nil : values
    }

    // MARK: Where it is declared

    private var member: MemberReference? {
        let found = index.members(named: property.name, of: property.owner)
        return found.count == 1 ? found.first : nil
    }

    private var declaredValue: [Value]? {
        guard let member, index.fact(member).attributes.isEmpty, let file = semantics.file(member.file),
            let binding = semantics.nodeInAnyFile(of: member)?.node.parent, binding.kind == .binding
        else { return nil }
        guard let value = binding.child(.initializer)?.expressionChild else { return [] }
        return [Value(node: value, file: file, isPassed: false)]
    }

    // MARK: Where it is set

    /// True where code other than an initializer of the type may set it.
    private var isSetLater: Bool {
        guard let member else { return true }
        if index.fact(member).flags.contains(.isLet) { return false }
        return semantics.files(mentioning: property.name).contains { number in
            guard !index.isOfTests(number) else { return false }
            guard let file = semantics.file(number) else { return true }
            return file.code.contains(property.name, in: file.tree.root) { node in
                node.getsOtherValue && !isOfOtherType(node, file) && !file.isInPreview(node)
            }
        }
    }

    private func isOfOtherType(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        guard node.isOfSelf, let types = file.types(around: node), !types.isEmpty else { return false }
        let family = semantics.family(of: property.owner)
        return !types.contains { index.types[$0].kind == .protocol || family.contains($0) }
    }

    private var valuesOfInitializers: [Value]? {
        var values: [Value] = []
        for part in index.types[property.owner].parts {
            guard let file = semantics.file(part.file) else { return nil }
            for (declaration, type) in file.typeDeclarations where type == property.owner {
                for assignment in semantics.assignments(
                    to: property.name, byInitializersIn: declaration, of: type, file.code)
                {
                    guard let set = self.values(setBy: assignment, in: file) else { return nil }
                    values += set
                }
            }
        }
        return values
    }

    /// What an initializer is given for a parameter, or the value that it sets by itself.
    private func values(setBy assignment: InitializerAssignment, in file: ParsedFile) -> [Value]? {
        guard let value = assignment.value, assignment.operands == [value] else { return nil }
        let local = value.kind == .identifierExpression ? LocalName(value.name, at: value) : nil
        guard let local else { return [Value(node: value, file: file, isPassed: false)] }
        guard local.declaration.kind == .parameter,
            let initializer = local.declaration.parent?.parent, initializer.kind == .initializerDeclaration,
            let passed = calls.code(for: local.declaration, of: initializer)
        else { return nil }
        let own =
            local.declaration.child(.initializer)?.expressionChild
            .map { [Value(node: $0, file: file, isPassed: false)] } ?? []
        return own + passed.map { Value(node: $0.value, file: $0.file, isPassed: true) }
    }

    private var memberwiseValues: [Value]? {
        guard index.types[property.owner].kind == .struct, !calls.hasOwnInitializer else { return [] }
        let labels = index.members(of: property.owner).filter { index.fact($0).isStored }.map { index.name(of: $0) }
        return calls.code(forProperty: property.name, among: labels)?.map {
            Value(node: $0.value, file: $0.file, isPassed: true)
        }
    }
}

private let heldFunctionsQuestion = Question<PropertyKey, [HeldFunctions.Value]?>()

extension Semantics {
    /// What a stored property may hold that is a function; nil where that is not all seen.
    func functionsHeld(by property: PropertyKey) -> [HeldFunctions.Value]? {
        answers.answer(heldFunctionsQuestion, property) { HeldFunctions(of: property, self).values }
    }
}

extension OutsideReads {
    /// What running the value of a property asks; nil where it may hold code that is not seen.
    ///
    /// - Parameter isWhole: false to leave out what a view is handed, which is looked at where it is written: a view is
    ///   evaluated with the code that makes it.
    func answer(ofValueOf property: PropertyKey, isWhole: Bool) -> Answer? {
        let key = HeldFunctions.Question(property: property, isWhole: isWhole)
        if let answer = held[key] { return answer }
        let question = held.ask(key, first: Answer())
        var result: Answer?
        if let values = semantics.functionsHeld(by: property) {
            let isOfView = semantics.project.owners.isView(property.owner)
            let answers = values.compactMap {
                answer(of: $0, isWhole: isWhole, isSeen: !isWhole && isOfView && $0.isPassed)
            }
            if answers.count == values.count { result = answers.reduce(into: Answer()) { $0.add($1) } }
        }
        return held.close(question, key, result)
    }

    /// Nil for a value of which it is not known what it runs.
    private func answer(of value: HeldFunctions.Value, isWhole: Bool, isSeen: Bool) -> Answer? {
        let analysis = semantics.analysis(of: value.file)
        switch value.node.kind {
        case .closureExpression: return isSeen ? Answer() : answer(ofClosure: value.node, in: analysis)
        case .literalExpression: return value.node.text == "nil" ? Answer() : nil
        case .identifierExpression, .chainExpression:
            let declarations = MeantDeclarations(semantics: semantics)
            guard let name = value.node.lastNamed, name.isOfSelf,
                let meant = declarations.declarations(ofValue: value.node, analysis)
            else { return nil }
            if meant.count == 1, let kept = meant.first, let owner = kept.owner, index.fact(kept.member).isStored {
                let property = PropertyKey(owner: owner, name: name.name)
                var answer = answer(ofValueOf: property, isWhole: isWhole)
                answer?.closures.insert(property)
                return answer
            }
            guard declarations.areFunctions(meant) else { return nil }
            return isSeen ? Answer() : answer(of: meant.map(\.member))
        default: return nil
        }
    }
}
