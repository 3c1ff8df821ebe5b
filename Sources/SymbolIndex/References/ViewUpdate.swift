import Syntax

/// Tells what runs while a view updates from what waits for an event, by the shape of the code.
public enum ViewUpdate {
    /// True for code that runs while a view is updated: not in a closure that waits for an event.
    public static func contains(_ node: SyntaxNode) -> Bool {
        guard let member = member(around: node) else { return false }
        if member.kind == .functionDeclaration { return isUpdate(member) }
        return isView(member.child(.binding)?.child(.typeAnnotation)?.typeChild)
    }

    /// The function or property whose code a node is part of; nil where a closure that waits for an event, or an
    /// `await`, is between them.
    static func member(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if current.kind == .closureExpression, parent.kind == .argument, waitsForEvent(parent) { return nil }
            // An update waits for nothing.
            if parent.kind == .prefixExpression, parent.anchorToken.payload == KnownName.await.id,
                parent.anchorToken.kind == .identifier
            {
                return nil
            }
            if parent.kind == .functionDeclaration
                || parent.kind == .variableDeclaration && parent.parent?.kind == .memberBlock
            {
                return parent
            }
            if parent.kind.isTypeDeclaration { return nil }
            current = parent
        }
        return nil
    }

    /// True for code that runs where a value of a type is made: in an initializer, a default of one of its parameters,
    /// or the first value of a property.
    public static func isInInit(_ node: SyntaxNode) -> Bool {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .initializerDeclaration: return true
            case .variableDeclaration where parent.parent?.kind == .memberBlock:
                return !Modifiers(parent).isStatic && !Modifiers(parent).isLazy
            case .functionDeclaration, .accessorBlock: return false
            case .argument where current.kind == .closureExpression && waitsForEvent(parent): return false
            case _ where parent.kind.isTypeDeclaration: return false
            default: current = parent
            }
        }
        return false
    }

    private static func isUpdate(_ function: SyntaxNode) -> Bool {
        isView(function.child(.returnType)?.typeChild) || isUpdateMethod(function)
    }

    /// `updateUIView`, `updateNSViewController` and the like, which return nothing and run at once.
    public static func isUpdateMethod(_ function: SyntaxNode) -> Bool {
        function.kind == .functionDeclaration
            && ViewClosures.updateMethods.contains(function.tree.text(function.anchor))
    }

    /// `makeUIView`, `makeCoordinator` and the like, which run once.
    public static func isMakingMethod(_ function: SyntaxNode) -> Bool {
        ViewClosures.makingMethods.contains(function.tree.text(function.anchor))
    }

    private static func isView(_ type: SyntaxNode?) -> Bool {
        guard let type, type.kind == .someType else { return type?.text == "AnyView" }
        return type.typeChild?.text == "View" || type.typeChild?.text == "SwiftUI.View"
    }

    /// The closure of `Button`, `.onAppear`, `Task` and whatever else runs later.
    public static func waitsForEvent(_ argument: SyntaxNode) -> Bool {
        let tree = argument.tree
        if tree.tokens[argument.firstToken].kind == .identifier {
            let label = tree.text(argument.firstToken)
            if ViewClosures.eventLabels.contains(label) || isEventName(label)
                || ViewClosures.eventSuffixes.contains(where: { label.hasSuffix($0) })
            {
                return true
            }
            if ViewClosures.contentLabels.contains(label) { return false }
        }
        guard let call = argument.parent, let callee = call.previousSibling,
            callee.kind == .memberComponent || callee.kind == .identifierExpression
                || callee.kind == .implicitMemberExpression
        else { return false }
        let name = tree.text(callee.anchor)
        // `.destructive(Text("Delete")) { … }` of an alert
        if callee.kind == .implicitMemberExpression { return ViewClosures.alertButtons.contains(name) }
        // `Button(action: save) { Text("Save") }`
        if name == "Button" { return !call.hasArgument(labeled: "action", beside: argument) }
        return isEventName(name) || name.hasPrefix("async") || ViewClosures.eventCallees.contains(name)
    }

    /// The first closure of `.sheet(isPresented: $isShown) { reset() } content: { … }`.
    public static func runsOnDismissal(_ argument: SyntaxNode) -> Bool {
        guard argument.kind == .argument, !argument.isLabeled, argument.expressionChild?.kind == .closureExpression,
            let call = argument.parent, let callee = call.previousSibling, callee.kind == .memberComponent
        else { return false }
        return ViewClosures.withDismissal.contains(callee.tree.text(callee.anchor))
            && call.hasArgument(labeled: "content", beside: argument)
    }

    /// `onAppear`, `onVote`, but not `once`.
    public static func isEventName(_ name: String) -> Bool {
        guard name.hasPrefix("on"), let third = name.utf8.dropFirst(2).first else { return name == "on" }
        return third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
    }
}

extension SyntaxNode {
    fileprivate var isLabeled: Bool { expressionChild.map { firstToken < $0.firstToken } ?? false }

    fileprivate func hasArgument(labeled label: String, beside argument: SyntaxNode) -> Bool {
        children.contains {
            $0 != argument && $0.kind == .argument && $0.isLabeled && tree.text($0.firstToken) == label
        }
    }
}
