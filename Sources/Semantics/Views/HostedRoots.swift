import SymbolIndex
import Syntax

/// Views that are made for a controller which is shown at once: each of their values is shown, and once, so that what
/// it makes is made as often as `@StateObject` made it (catalogue 82, 83).
extension ShownOnce {
    /// True where a view is made nowhere but as the root of a hosting controller that is presented or pushed.
    ///
    /// - Parameter initializer: values that other initializers make don't count; nil for all values.
    package func isRootOfShownHosts(_ view: TypeID, madeBy initializer: SyntaxNode? = nil) -> Bool {
        guard !semantics.project.isOpen(view), let places = places(making: view, by: initializer) else { return false }
        let shown = places.filter { !$0.node.isInPreviewMacro && !isInPreview($0) }
        return !shown.isEmpty && shown.allSatisfy { isRootOfShownHost($0.node, $0.analysis) }
    }

    /// The same for one place.
    ///
    /// - Parameter place: what makes the value, or names what does.
    package func isRootOfShownHost(_ place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var current = place
        while let parent = current.parent {
            switch parent.kind {
            case .callComponent: break
            case .argument:
                guard let call = parent.parent, let callee = call.calledName else { return false }
                var seen: Set<SyntaxNode> = []
                return index.text(callee.name).hasSuffix("Controller") && isHost(callee, of: parent, analysis)
                    && isShown(call.wholeExpression, analysis, &seen)
            case .chainExpression:
                guard modifiers.isShownOnce(by: current, analysis) else { return false }
            default: return false
            }
            current = parent
        }
        return false
    }

    private func isInPreview(_ place: EventCode.Place) -> Bool {
        semantics.place(of: place.node, place.analysis).types.contains { index.isPreview($0) }
    }

    // MARK: Controllers

    /// True for a controller that is shown in the run that makes it.
    private func isShown(_ controller: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>) -> Bool {
        guard seen.insert(controller).inserted, let parent = controller.parent else { return false }
        switch parent.kind {
        case .argument:
            guard let call = parent.parent, let callee = call.calledName else { return false }
            if index.text(callee.name) == "UINavigationController" {
                return isShown(call.wholeExpression, analysis, &seen)
            }
            return parent == call.firstChild && ShownOnce.showing.contains(index.text(callee.name))
                && semantics.declarations(named: callee.name).isEmpty
        case .initializer: return parent.parent.map { isLocalShown($0, analysis, &seen) } ?? false
        case .sequenceExpression:
            return parent.childCount == 3 && parent.lastChild == controller
                && parent.firstChild?.lastNamed.map { index.text($0.name) } == "rootViewController"
        default: return isShownByCallers(givenBack: controller, analysis, &seen)
        }
    }

    /// What shows its first argument.
    private static let showing: Set<String> = ["present", "pushViewController", "show", "showDetailViewController"]

    /// `let controller = …`, about which each statement is until the one that shows it.
    private func isLocalShown(_ binding: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>) -> Bool {
        guard binding.kind == .binding, let pattern = binding.firstChild, pattern.kind == .identifierPattern,
            let variable = binding.parent, let block = variable.parent, block.kind == .codeBlock
        else { return false }
        for statement in block.children.drop(while: { $0 != variable }).dropFirst() {
            let uses = semantics.code(of: analysis).nodes(named: pattern.name, in: statement).filter {
                $0.kind == .identifierExpression && LocalName(pattern.name, at: $0)?.declaration == binding
            }
            guard !uses.isEmpty, !statement.contains(where: { $0.kind == .returnStatement }) || uses.count == 1 else {
                return false
            }
            let shown = uses.first { isHandedOn($0) }
            guard let shown else { continue }
            return isUnconditional(shown, in: statement) && isShown(shown, analysis, &seen)
        }
        return false
    }

    /// False for `controller.modalPresentationStyle = …`.
    private func isHandedOn(_ use: SyntaxNode) -> Bool { use.parent?.kind != .chainExpression }

    private func isUnconditional(_ use: SyntaxNode, in statement: SyntaxNode) -> Bool {
        let conditional: [SyntaxKind] = [
            .closureExpression, .codeBlock, .ifStatement, .guardStatement, .switchStatement, .forStatement,
            .whileStatement, .ternaryOperator,
        ]
        var current: SyntaxNode? = use
        while let node = current, node != statement {
            if conditional.contains(node.kind) { return false }
            current = node.parent
        }
        return !conditional.contains(statement.kind)
    }

    /// `func makeController() -> UIViewController { … }`, all of whose callers show what they get.
    private func isShownByCallers(
        givenBack controller: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>
    ) -> Bool {
        guard let function = controller.codeGivingBack, function.kind == .functionDeclaration,
            let places = eventCode.places(of: eventCode.code(of: function, in: analysis))
        else { return false }
        let called = places.filter { !isOfTests($0) }
        return !called.isEmpty
            && called.allSatisfy { place in
                guard !place.isValue, place.node.isCalled else { return false }
                return isShown(place.node.wholeExpression, place.analysis, &seen)
            }
    }
}
