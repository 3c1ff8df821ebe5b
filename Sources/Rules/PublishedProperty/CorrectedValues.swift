import Semantics
import SymbolIndex
import Syntax

/// Properties of which a control may show another value than they hold, until a view is updated: what the control is
/// bound to stores something else than it is given, as a field that limits its text does, or may refuse it. Each
/// assignment updated the view; once equal values are not announced, the control keeps what was entered (catalogue 40).
struct CorrectedValues {
    private let semantics: Semantics
    private let family: Set<TypeID>
    private let classes: [ClassCode]
    private let published: Set<NameID>

    private init(_ family: Set<TypeID>, _ semantics: Semantics) {
        self.semantics = semantics
        self.family = family
        classes = family.sorted().map { semantics.classCode(of: $0) }
        published = classes.reduce(into: []) { $0.formUnion($1.published) }
    }

    private static let question = SharedQuestion<TypeID, Set<NameID>>()

    /// The published properties of a family of classes.
    static func names(of type: TypeID, _ semantics: Semantics) -> Set<NameID> {
        let family = semantics.family(of: type)
        return semantics.answers.answer(question, family.min() ?? type) {
            let values = CorrectedValues(family, semantics)
            return (semantics.bindingsByCode + values.boundAccessors).reduce(into: []) { names, binding in
                names.formUnion(values.names(correctedBy: binding))
            }
        }
    }

    /// What a control is bound to: code that gives the value, and code that is given another one.
    fileprivate struct BoundCode: Sendable {
        let getter: SyntaxNode
        let setter: SyntaxNode
        let analysis: FileAnalysis
        /// The name of what the setter is given; nil for `$0`.
        let given: NameID?
    }

    /// Computed properties that `$model.digits` leads to.
    private var boundAccessors: [BoundCode] {
        let bound = semantics.project.table.hazards.boundNames
        return family.sorted().flatMap { semantics.parts(of: $0) }.flatMap { part, analysis -> [BoundCode] in
            let members = part.child(.memberBlock)?.children.filter { $0.kind == .variableDeclaration } ?? []
            return members.compactMap { member in
                guard let binding = member.child(.binding), let getter = binding.getterBody,
                    let name = binding.firstChild?.name, bound.contains(name, of: family),
                    let setter = binding.child(.accessorBlock)?.children.first(where: \.isSetter),
                    let code = setter.child(.codeBlock)
                else { return nil }
                let given = setter.child(.parameterClause)?.firstChild?.name ?? KnownName.newValue.id
                return BoundCode(getter: getter, setter: code, analysis: analysis, given: given)
            }
        }
    }

    private func names(correctedBy binding: BoundCode) -> Set<NameID> {
        var seen: Set<NameID> = []
        let read = namesRead(in: binding.getter, binding.analysis, &seen)
        guard !read.isEmpty else { return [] }
        let isStored = stores(binding.setter, oneOf: read, given: binding.given, binding.analysis, [])
        return isStored ? [] : read
    }

    // MARK: Getters

    private func namesRead(in code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NameID>) -> Set<NameID> {
        var read: Set<NameID> = []
        var called: [SyntaxNode] = []
        code.walk { node in
            guard node.kind == .memberComponent || node.kind == .identifierExpression,
                analysis.uses.mayMean(node, memberOf: family)
            else { return true }
            if published.contains(node.name) { read.insert(node.name) } else { called.append(node) }
            return true
        }
        for member in called where seen.insert(member.name).inserted {
            for body in classes.flatMap({ $0.bodies(of: member) }) {
                read.formUnion(namesRead(in: body.node, body.analysis, &seen))
            }
        }
        return read
    }

    // MARK: Setters

    /// True for code that stores what it is given in one of some properties, or changes one in place, whatever else it
    /// does: that is announced.
    ///
    /// - Parameter passed: the functions on the way here.
    private func stores(
        _ code: SyntaxNode, oneOf names: Set<NameID>, given: NameID?, _ analysis: FileAnalysis, _ passed: Set<NameID>
    ) -> Bool {
        for statement in code.children {
            switch statement.kind {
            case .guardStatement, .returnStatement, .throwStatement: return false
            case .sequenceExpression:
                guard let target = statement.firstChild, let sign = target.nextSibling,
                    sign.kind == .assignmentOperator, let value = sign.nextSibling
                else { continue }
                if isChanged(target, oneOf: names, to: value, given) { return true }
            case .chainExpression:
                guard let call = statement.lastChild, call.kind == .callComponent else { continue }
                if stores(callOf: call, oneOf: names, given: given, analysis, passed) { return true }
            default: continue
            }
        }
        return false
    }

    private func isChanged(_ target: SyntaxNode, oneOf names: Set<NameID>, to value: SyntaxNode, _ given: NameID?)
        -> Bool
    {
        let parts = target.kind == .chainExpression ? Array(target.children) : [target]
        guard let position = parts.lastIndex(where: { $0.kind.isNameOfMember && names.contains($0.name) })
        else { return false }
        // `model.rows[0].isOn = isOn`
        return position < parts.count - 1 || value.nextSibling == nil && isGiven(value, given)
    }

    /// `model.type(text)`, `withAnimation { model.text = text }`
    private func stores(
        callOf call: SyntaxNode, oneOf names: Set<NameID>, given: NameID?, _ analysis: FileAnalysis,
        _ passed: Set<NameID>
    ) -> Bool {
        guard let callee = call.calledName else { return false }
        let arguments = CallArguments(call).list
        if ClosureTakers.certain.contains(semantics.index.text(callee.name)), given != nil {
            return arguments.contains { argument in
                argument.value.kind == .closureExpression
                    && stores(argument.value, oneOf: names, given: given, analysis, passed)
            }
        }
        guard let position = arguments.firstIndex(where: { isGiven($0.value, given) }), !passed.contains(callee.name)
        else { return false }
        let functions = classes.flatMap { $0.functions[callee.name] ?? [] }
        return !functions.isEmpty
            && functions.allSatisfy { function in
                guard let parameters = function.node.parent?.parameters, parameters.count > position
                else { return false }
                let label = arguments[position].label ?? KnownName.wildcard.id
                let parameter = function.node.parent?.parameter(labeled: label) ?? parameters[position]
                return stores(
                    function.node, oneOf: names, given: parameter.name, function.analysis,
                    passed.union([callee.name]))
            }
    }

    private func isGiven(_ value: SyntaxNode, _ given: NameID?) -> Bool {
        given.map { value.kind == .identifierExpression && value.name == $0 } ?? value.isAnonymousParameter
    }
}

private let bindingsQuestion = SharedQuestion<Int, [CorrectedValues.BoundCode]>()

extension Semantics {
    /// `Binding(get: { … }, set: { … })`, `Binding { … } set: { … }`
    fileprivate var bindingsByCode: [CorrectedValues.BoundCode] {
        answers.answer(bindingsQuestion, 0) {
            analyses(mentioning: KnownName.Binding.id).flatMap { analysis in
                code(of: analysis).nodes(named: KnownName.Binding.id, in: tree(of: analysis).root).compactMap { node in
                    guard let call = node.callOfInitializer else { return nil }
                    let closures = CallArguments(call).list.filter { $0.value.kind == .closureExpression }
                    guard closures.count == 2 else { return nil }
                    let setter = closures[1].value
                    let given = setter.children.first { $0.kind == .closureParameter }?.name
                    return CorrectedValues.BoundCode(
                        getter: closures[0].value, setter: setter, analysis: analysis, given: given)
                }
            }
        }
    }
}

extension SyntaxKind {
    fileprivate var isNameOfMember: Bool { self == .memberComponent || self == .identifierExpression }
}
