import SymbolIndex
import Syntax

/// `@StateObject` takes its object as an autoclosure. One that captures something is another one each time, so that a
/// view with it never equals the one before; `@State` holds the object itself, so that it may (catalogue 82, 83, 213).
extension OutsideWalk {
    /// What a call gives the `@StateObject`s of a view by autoclosures that capture something.
    func objectsCaptured(by view: TypeID, madeBy call: SyntaxNode) -> [(property: NameID, value: SyntaxNode)] {
        let arguments = CallArguments(call)
        let initializers = index.members(named: KnownName.`init`.id, of: view)
        guard !initializers.isEmpty else {
            return arguments.list.compactMap { argument in
                guard let label = argument.label, isStateObject(label, in: view), captures(argument.value)
                else { return nil }
                return (label, argument.value)
            }
        }
        return initializers.filter { semantics.mayCall($0, arguments) }.flatMap { initializer in
            objectsCaptured(by: initializer, of: view, arguments)
        }
    }

    private func objectsCaptured(
        by initializer: MemberReference, of view: TypeID, _ arguments: CallArguments
    ) -> [(property: NameID, value: SyntaxNode)] {
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: initializer) else { return [] }
        let walk = OutsideWalk(semantics.context(of: analysis), reads, around: view)
        return semantics.assignments(by: declaration, of: view).flatMap { assignment in
            let isCounted = isStateObject(assignment.property, in: view)
            let values = isCounted ? assignment.operands.filter { walk.captures($0) } : []
            return values.map { (assignment.property, arguments.value(givenFor: $0) ?? $0) }
        }
    }

    private func isStateObject(_ name: NameID, in view: TypeID) -> Bool {
        isStored(name, in: view, behind: [[KnownName.StateObject.id]])
    }
}

extension CallArguments {
    /// What a call gives for the parameter that an expression names, or its default.
    fileprivate func value(givenFor expression: SyntaxNode) -> SyntaxNode? {
        guard let parameter = LocalName(meantBy: expression)?.declaration, parameter.kind == .parameter
        else { return nil }
        let label = parameter.tree.tokens[parameter.labelToken].payload
        return list.first { ($0.label ?? KnownName.wildcard.id) == label }?.value
            ?? parameter.child(.initializer)?.expressionChild
    }
}

extension Semantics {
    /// False in controllers and other objects, and in an app: nothing evaluates again what they show.
    private func mayBeMadeAgain(_ call: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = analysis.enclosingType(of: call) else { return true }
        return !index.isPreview(type) && index.types[type].kind != .class && project.owners.kind(of: type) != .app
    }

    /// The first call that gives a `@StateObject` of a view an object that exists, and nothing that differs each time:
    /// once `@State` holds the object, the view may equal the one before.
    package func callWithExistingObject(for property: NameID, of view: TypeID) -> SyntaxNode? {
        creations(of: view).firstValue { made, analysis in
            guard !made.call.isInPreviewMacro, mayBeMadeAgain(made.call, analysis) else { return nil }
            let walk = OutsideWalk(context(of: analysis), outsideReads, around: analysis.enclosingType(of: made.call))
            let existing = walk.objectsCaptured(by: view, madeBy: made.call).contains { captured in
                captured.property == property && !WrapperCall.makesSomething(MadeObjects.value(behind: captured.value))
            }
            return existing && !walk.isAnotherEachTime(view, madeBy: made.call) ? made.call : nil
        }
    }
}
