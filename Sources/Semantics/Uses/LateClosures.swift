import SymbolIndex
import Syntax

/// The closures that functions and values of the project are given, and call while views are laid out or drawn, when
/// the body that made them has been left: `Bar { model.width }` of a shape, `shifted { model.width }` of a modifier
/// that calls it in an alignment guide (catalogue 107).
struct LateClosures {
    /// A closure, a function by its name, or the argument of an autoclosure.
    struct Given: Sendable {
        let node: SyntaxNode
        let file: Int
    }

    /// What holds such a closure.
    private enum Holder: Hashable {
        case property(PropertyKey)
        case parameter(SyntaxNode)
    }

    private let semantics: Semantics
    private var seen: Set<Holder> = []
    private var waiting: [Holder] = []
    private var found: [Given] = []

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    mutating func find() -> [Given] {
        for name in semantics.layoutCallees {
            for number in semantics.files(mentioning: name) where !index.isOfTests(number) {
                guard let file = semantics.file(number) else { continue }
                for argument in LateClosures.arguments(of: name, in: file) {
                    guard let value = argument.expressionChild else { continue }
                    if value.kind == .closureExpression {
                        addHolders(calledIn: value, file)
                    } else {
                        addHolder(value, file)
                    }
                }
            }
        }
        addHoldersInValues()
        while let holder = waiting.popLast() { addClosures(of: holder) }
        return found
    }

    /// What is given to calls of the SDK by a name, to be run late.
    static func arguments(of name: NameID, in file: ParsedFile) -> [SyntaxNode] {
        file.code.nodes(named: name, in: file.tree.root).flatMap { callee -> [SyntaxNode] in
            guard let call = callee.nextSibling, call.kind == .callComponent else { return [] }
            return call.children.filter { $0.kind == .argument && ReadPlaces.isForLayout($0) }
        }
    }

    // MARK: What calls them

    private mutating func addHolders(calledIn code: SyntaxNode, _ file: ParsedFile) {
        var names: [SyntaxNode] = []
        code.walk { node in
            if node.kind == .identifierExpression || node.kind == .memberComponent, node.isOfSelf, node.isCalled {
                names.append(node)
            }
            return !node.kind.isTypeDeclaration
        }
        for name in names { addHolder(name, file) }
    }

    /// The parameter or the stored property that a name stands for, or the last name of an expression.
    private mutating func addHolder(_ node: SyntaxNode, _ file: ParsedFile) {
        guard let name = node.kind == .chainExpression ? node.lastNamed : node,
            name.kind == .identifierExpression || name.kind == .memberComponent, name.isOfSelf
        else { return }
        if name.kind == .identifierExpression, let local = LocalName(meantBy: name) {
            if local.declaration.kind == .parameter { add(.parameter(local.declaration)) }
            return
        }
        guard let type = file.types(around: name)?.first, isFunction(name.name, of: type) else { return }
        add(.property(PropertyKey(owner: type, name: name.name)))
    }

    private func isFunction(_ name: NameID, of type: TypeID) -> Bool {
        index.members(named: name, of: type).contains { member in
            guard index.fact(member).isStored,
                case .function = semantics.members.type(of: MemberResolver.Found(owner: type, member: member)).unwrapped
            else { return false }
            return true
        }
    }

    private mutating func add(_ holder: Holder) {
        if seen.insert(holder).inserted { waiting.append(holder) }
    }

    /// Shapes, layouts and effects are asked after the body; views of other libraries are updated where reads are tracked.
    private mutating func addHoldersInValues() {
        for type in index.types.indices {
            guard ClosureTakers.askedForLayout.contains(where: { index.conforms(type, to: $0) }) else { continue }
            for name in index.members(of: type).map({ index.name(of: $0) })
            where isFunction(name, of: type) && isCalled(name, in: type) {
                add(.property(PropertyKey(owner: type, name: name)))
            }
        }
    }

    private func isCalled(_ name: NameID, in type: TypeID) -> Bool {
        index.types[type].parts.contains { part in
            guard let file = semantics.file(part.file) else { return false }
            return file.typeDeclarations.contains { declaration, declared in
                declared == type
                    && file.code.contains(name, in: declaration) { node in
                        node.isCalled && node.isOfSelf && !node.isRunByInitializer
                    }
            }
        }
    }

    // MARK: What gives them

    private mutating func addClosures(of holder: Holder) {
        switch holder {
        case .property(let property):
            for value in semantics.functionsHeld(by: property) ?? [] { addClosure(value.node, value.file) }
        case .parameter(let parameter):
            guard let function = parameter.parent?.parent, function.kind == .functionDeclaration else { return }
            let label = parameter.tree.tokens[parameter.labelToken].payload
            let isLast = function.parameters.last == parameter
            for number in semantics.files(mentioning: function.name) where !index.isOfTests(number) {
                guard let file = semantics.file(number) else { continue }
                for name in file.code.nodes(named: function.name, in: file.tree.root) {
                    guard name.isCalled, let call = name.nextSibling, call.kind == .callComponent else { continue }
                    let given = CallArguments(call).list.filter { argument in
                        argument.isTrailing && argument.label == nil
                            ? isLast : (argument.label ?? KnownName.wildcard.id) == label
                    }
                    for argument in given { addClosure(argument.value, file, isEvaluatedLate: parameter.isAutoclosure) }
                }
            }
        }
    }

    private mutating func addClosure(_ value: SyntaxNode, _ file: ParsedFile, isEvaluatedLate: Bool = false) {
        guard !file.isInPreview(value) else { return }
        if value.kind == .closureExpression || isEvaluatedLate {
            found.append(Given(node: value, file: file.number))
            // What it calls in turn may be such a closure.
            addHolders(calledIn: value, file)
            return
        }
        let count = waiting.count
        addHolder(value, file)
        if waiting.count == count { found.append(Given(node: value, file: file.number)) }
    }
}

private let givenQuestion = SharedQuestion<Int, [LateClosures.Given]>()

extension Semantics {
    /// What code of a file gives the SDK, or functions and values of the project, to be run while views are laid out or
    /// drawn.
    package func lateClosures(in context: FileSemantics) -> [SyntaxNode] {
        let given = answers.answer(givenQuestion, 0) {
            var closures = LateClosures(self)
            return closures.find()
        }
        let direct = layoutCallees.flatMap {
            LateClosures.arguments(of: $0, in: context.parsed).compactMap(\.expressionChild)
        }
        return direct + given.filter { $0.file == context.analysis.file }.map(\.node)
    }
}
