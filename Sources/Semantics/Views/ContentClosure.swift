import SymbolIndex
import Syntax

/// Follows code that makes a view with each call, and that the project is given to call (catalogue 83, 131).
package struct ContentClosure {
    private let semantics: Semantics

    package init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// What keeps the code until it is called: parameters, locals and stored properties; nil where that is not plain to
    /// see, or the value is kept that the code gives.
    ///
    /// - Parameter code: a closure, or the name of code, that is handed on.
    package func keepers(of code: SyntaxNode, in analysis: FileAnalysis) -> [NamedCode]? {
        if let callee = code.parent?.parent?.calledName {
            guard !ClosureTakers.keeping.contains(index.text(callee.name)), resultsKept(by: callee, analysis).isEmpty
            else { return nil }
        }
        let kept = KeptClosure(eventCode: semantics.eventCodeOfAnyFile, analysis: analysis)
        guard case .cause(.names(let keepers)) = kept.keeper(of: code, isAwaited: false), !keepers.isEmpty,
            keepers.allSatisfy({ isCalledByName($0) })
        else { return nil }
        return keepers
    }

    /// True for an argument that whatever is called takes as code, which runs each time that it is called.
    package func isAutoclosure(_ argument: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        guard let call = argument.parent, let callee = call.calledName,
            let passed = CallArguments(call).list.first(where: { $0.node == argument })
        else { return false }
        let types = semantics.types(meantBy: callee, analysis)
        let functions =
            semantics.declarations(named: callee.name).filter { index.fact($0).kind == .function }
            + types.flatMap { index.members(named: KnownName.`init`.id, of: $0) }
        let meant = functions.filter { semantics.mayCall($0, CallArguments(call)) }
        return !meant.isEmpty
            && meant.allSatisfy { function in
                let label = passed.label ?? KnownName.wildcard.id
                return semantics.nodeInAnyFile(of: function)?.node.parameter(labeled: label)?.isAutoclosure ?? false
            }
    }

    /// True where all calls of what is kept name it.
    private func isCalledByName(_ code: NamedCode) -> Bool {
        if code.scope != nil { return true }
        // `row.onTap(item)` may as well be a modifier of the name.
        guard !ViewUpdate.isEventName(index.text(code.name)) else { return false }
        guard let owner = code.owner else { return code.file != nil }
        let found = semantics.members.members(named: code.name, in: owner)
        return !found.isEmpty && found.allSatisfy { $0.owner == owner && index.fact($0.member).isStored }
    }

    /// The property to which the initializer that is called sets what a closure gives.
    ///
    /// - Parameter code: the closure, or the name of code, that is handed on.
    func property(keepingResultOf code: SyntaxNode, givenTo callee: SyntaxNode, _ analysis: FileAnalysis)
        -> MemberReference?
    {
        let kept = resultsKept(by: callee, analysis)
        if kept.count == 1, index.members(named: KnownName.`init`.id, of: kept[0].owner).isEmpty {
            return kept[0].member
        }
        let types = semantics.types(meantBy: callee, analysis)
        guard types.count == 1, let call = code.parent?.parent, callee.name != KnownName.`init`.id,
            let passed = CallArguments(call).list.first(where: { $0.node == code.parent })
        else { return nil }
        let properties = index.members(named: KnownName.`init`.id, of: types[0]).filter {
            semantics.mayCall($0, CallArguments(call))
        }.map { property(setBy: $0, toResultOf: passed) }
        guard let name = properties.first ?? nil, properties.allSatisfy({ $0 == name }) else { return nil }
        let found = index.members(named: name, of: types[0])
        return found.count == 1 ? found.first { isPlain($0) } : nil
    }

    /// True for a stored property without a wrapper, which would keep the first value.
    func isPlain(_ property: MemberReference) -> Bool {
        let fact = index.fact(property)
        return fact.isStored
            && fact.attributes.allSatisfy { isBuilder(index.translate($0, file: property.file)) }
    }

    /// `content` of `self.content = content()`, all that an initializer does with a parameter.
    private func property(setBy initializer: MemberReference, toResultOf passed: CallArguments.Argument) -> NameID? {
        guard let (node, analysis) = semantics.nodeInAnyFile(of: initializer), let body = node.child(.codeBlock) else {
            return nil
        }
        let taking = passed.functions(among: node.parameters)
        guard taking.count == 1 else { return nil }
        let uses = semantics.code(of: analysis).nodes(named: taking[0].name, in: body).filter {
            $0.kind == .identifierExpression
        }
        guard uses.count == 1, let call = uses[0].nextSibling, call.kind == .callComponent, call.childCount == 0,
            call.nextSibling == nil
        else { return nil }
        let assignment = uses[0].wholeExpression.parent
        guard let assignment, assignment.kind == .sequenceExpression, assignment.parent == body,
            assignment.childCount == 3, assignment.child(.assignmentOperator) != nil
        else { return nil }
        return assignment.firstChild?.lastNamed.flatMap { $0.isOfSelf ? $0.name : nil }
    }

    /// Where the memberwise initializer calls a closure and keeps what it gives, as for `@ViewBuilder let content`.
    private func resultsKept(
        by callee: SyntaxNode, _ analysis: FileAnalysis
    ) -> [(owner: TypeID, member: MemberReference)] {
        semantics.types(meantBy: callee, analysis).flatMap { type in
            index.members(of: type).filter { member in
                let fact = index.fact(member)
                return fact.isStored && fact.attributes.contains { isBuilder(index.translate($0, file: member.file)) }
                    && !isFunction(fact.type, file: member.file)
            }.map { (type, $0) }
        }
    }

    private func isBuilder(_ attribute: NameID) -> Bool {
        index.text(attribute).hasSuffix("Builder")
            || index.types(named: attribute).contains { index.hasAttribute("resultBuilder", $0) }
    }

    private func isFunction(_ type: CodeOffset, file: Int) -> Bool {
        guard type != 0, case .function = index.decode(type, file: file) else { return false }
        return true
    }
}
