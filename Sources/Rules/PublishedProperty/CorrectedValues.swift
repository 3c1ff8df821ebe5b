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

    /// Of bindings that stand in extensions of `Binding`, and pass on what that holds.
    private init(ofBindings semantics: Semantics) {
        self.semantics = semantics
        family = []
        classes = []
        published = [KnownName.wrappedValue.id]
    }

    private func isMeant(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        family.isEmpty || analysis.uses.mayMean(node, memberOf: family)
    }

    private static let question = SharedQuestion<TypeID, Set<NameID>>()

    /// The published properties of a family of classes.
    static func names(of type: TypeID, _ semantics: Semantics) -> Set<NameID> {
        let family = semantics.family(of: type)
        return semantics.answers.answer(question, family.min() ?? type) {
            let values = CorrectedValues(family, semantics)
            var names = values.namesBoundThroughExtensions
            for binding in semantics.bindingsByCode + values.boundAccessors {
                names.formUnion(values.names(correctedBy: binding))
            }
            return names
        }
    }

    private static let extensionsQuestion = SharedQuestion<Int, Set<NameID>>()

    /// `text` of `$model.text.limited(to: 4)`, where an extension of `Binding` stores another value.
    private var namesBoundThroughExtensions: Set<NameID> {
        let members = semantics.answers.answer(CorrectedValues.extensionsQuestion, 0) {
            let values = CorrectedValues(ofBindings: semantics)
            return Set(
                semantics.bindingsByCode.compactMap { binding in
                    binding.memberOfBinding.flatMap { values.names(correctedBy: binding).isEmpty ? nil : $0 }
                })
        }
        return members.reduce(into: []) { names, member in
            for analysis in semantics.analyses(mentioning: member) {
                let root = semantics.tree(of: analysis).root
                for node in semantics.code(of: analysis).nodes(named: member, in: root) {
                    guard node.kind == .memberComponent, let property = node.previousSibling,
                        property.kind == .memberComponent, published.contains(property.name),
                        isMeant(property, analysis)
                    else { continue }
                    names.insert(property.name)
                }
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

        /// The name of the function or the property of an extension of `Binding` that it stands in.
        var memberOfBinding: NameID? {
            guard let type = getter.enclosingDeclaration, type.kind == .extensionDeclaration,
                type.typeChild.map({ $0.text.hasPrefix("Binding") }) == true,
                let member = getter.enclosingMember
            else { return nil }
            return member.kind == .functionDeclaration ? member.name : member.child(.binding)?.firstChild?.name
        }
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
        var seen: Set<SyntaxNode> = []
        let read = namesRead(in: binding.getter, binding.analysis, &seen)
        guard !read.isEmpty, !isOfPresentation(binding, read) else { return [] }
        let isStored = stores(binding.setter, oneOf: read, given: binding.given, binding.analysis, [])
        return isStored ? [] : read
    }

    /// `Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })`: what is presented never asks to be
    /// shown again by itself.
    private func isOfPresentation(_ binding: BoundCode, _ read: Set<NameID>) -> Bool {
        let compares = binding.getter.contains { $0.kind == .binaryOperator && $0.text == "!=" }
        return compares
            && binding.setter.contains { node in
                node.kind == .assignmentOperator && node.nextSibling?.text == "nil"
                    && node.previousSibling?.lastNamed.map { read.contains($0.name) } ?? false
            }
    }

    // MARK: Getters

    /// Those that code reads by itself, by members of the class or the view around, by locals, or of what a closure
    /// around is given: `row.isOn` in `ForEach(model.rows) { row in … }`.
    private func namesRead(in code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>) -> Set<NameID>
    {
        guard seen.insert(code).inserted else { return [] }
        var read: Set<NameID> = []
        var others: [(SyntaxNode, FileAnalysis)] = []
        code.walk { node in
            guard node.kind.isNameOfMember else { return true }
            let isLocal = node.kind == .identifierExpression && LocalName(meantBy: node) != nil
            if !isLocal, isMeant(node, analysis) {
                if published.contains(node.name) {
                    read.insert(node.name)
                } else {
                    others += classes.flatMap { $0.bodies(of: node) }.map { ($0.node, $0.analysis) }
                }
            } else if node.kind == .identifierExpression {
                others += codeBehind(name: node, analysis)
            }
            return true
        }
        for (code, analysis) in others { read.formUnion(namesRead(in: code, analysis, &seen)) }
        return read
    }

    private func codeBehind(name: SyntaxNode, _ analysis: FileAnalysis) -> [(SyntaxNode, FileAnalysis)] {
        guard let local = LocalName(meantBy: name) else {
            let view = analysis.enclosingType(of: name)
            let members = view.map { semantics.index.members(named: name.name, of: $0) } ?? []
            return members.compactMap { member in
                semantics.node(of: member).flatMap { node, analysis in node.parent?.getterBody.map { ($0, analysis) } }
            }
        }
        if let value = local.initialValue { return [(value, analysis)] }
        guard local.declaration.kind == .closureParameter,
            let call = local.declaration.parent?.parent?.parent, call.kind == .callComponent
        else { return [] }
        return CallArguments(call).list.filter { $0.value.kind != .closureExpression }.map { ($0.value, analysis) }
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
            case .sequenceExpression:
                guard let target = statement.firstChild, let sign = target.nextSibling,
                    sign.kind == .assignmentOperator, let value = sign.nextSibling
                else { continue }
                if isChanged(target, oneOf: names, to: value, given, analysis) { return true }
            case .chainExpression:
                guard let call = statement.lastChild, call.kind == .callComponent else { continue }
                if stores(callOf: call, oneOf: names, given: given, analysis, passed) { return true }
            case .guardStatement where isHarmless(statement, names, given): continue
            default: if mayLeave(statement) { return false }
            }
        }
        return false
    }

    /// `guard let self else { return }`, `guard page != model.page else { return }`
    private func isHarmless(_ statement: SyntaxNode, _ names: Set<NameID>, _ given: NameID?) -> Bool {
        let conditions = Array(statement.children.prefix { $0.kind != .codeBlock })
        guard conditions.count == 1, let condition = conditions.first else { return false }
        if condition.kind == .optionalBindingCondition { return condition.firstChild?.name == KnownName.`self`.id }
        let operands = Array(condition.children)
        guard operands.count == 3, operands[1].text == "!=" else { return false }
        return [(operands[0], operands[2]), (operands[2], operands[0])].contains { value, other in
            isGiven(value, given) && other.lastNamed.map { names.contains($0.name) } ?? false
        }
    }

    private func mayLeave(_ statement: SyntaxNode) -> Bool {
        var leaves = false
        statement.walk { node in
            if node.kind == .returnStatement || node.kind == .throwStatement || node.kind == .jumpStatement {
                leaves = true
            }
            return !leaves && node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return leaves
    }

    private func isChanged(
        _ target: SyntaxNode, oneOf names: Set<NameID>, to value: SyntaxNode, _ given: NameID?,
        _ analysis: FileAnalysis
    ) -> Bool {
        let parts = target.kind == .chainExpression ? Array(target.children) : [target]
        let position = parts.lastIndex { part in
            part.kind.isNameOfMember && names.contains(part.name) && isMeant(part, analysis)
        }
        guard let position else { return false }
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
        guard let position = arguments.firstIndex(where: { isGiven($0.value, given) }), !passed.contains(callee.name),
            isMeant(callee, analysis)
        else { return false }
        let functions = classes.flatMap { $0.functions[callee.name] ?? [] }
        return !functions.isEmpty
            && functions.allSatisfy { function in
                guard let parameters = function.node.parent?.parameters, parameters.count > position
                else { return false }
                let label = arguments[position].label
                let parameter = label.flatMap { function.node.parent?.parameter(labeled: $0) } ?? parameters[position]
                return stores(
                    function.node, oneOf: names, given: parameter.name, function.analysis,
                    passed.union([callee.name]))
            }
    }

    private func isGiven(_ value: SyntaxNode, _ given: NameID?) -> Bool {
        guard let given else { return value.isAnonymousParameter }
        guard value.kind == .identifierExpression, value.name == given else { return false }
        // `let text = text.uppercased()` is another one.
        let declared = LocalName(meantBy: value)?.declaration.kind
        return declared != .binding && declared != .identifierPattern
    }
}

private let bindingsQuestion = SharedQuestion<Int, [CorrectedValues.BoundCode]>()

extension Semantics {
    /// `Binding(get: { … }, set: { … })`, `.init(get: { … }, set: { … })`, `Binding { … } set: { … }`
    fileprivate var bindingsByCode: [CorrectedValues.BoundCode] {
        answers.answer(bindingsQuestion, 0) {
            analyses(mentioning: KnownName.set.id).flatMap { analysis in
                code(of: analysis).nodes(named: KnownName.set.id, in: tree(of: analysis).root).compactMap { node in
                    guard node.kind == .argument, let setter = node.expressionChild, let call = node.parent,
                        setter.kind == .closureExpression
                    else { return nil }
                    let getter = CallArguments(call).list.first { argument in
                        argument.label == KnownName.get.id || argument.label == nil && argument.isTrailing
                    }
                    let given = setter.children.first { $0.kind == .closureParameter }?.name
                    return getter.map {
                        CorrectedValues.BoundCode(
                            getter: $0.value, setter: setter, analysis: analysis, given: given)
                    }
                }
            }
        }
    }
}

extension SyntaxKind {
    fileprivate var isNameOfMember: Bool { self == .memberComponent || self == .identifierExpression }
}
