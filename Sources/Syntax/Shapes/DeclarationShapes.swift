import SourceText

/// Declarations, what belongs to them, and in which of them code stands.
extension SyntaxNode {
    /// The type that is written for a parameter or a binding.
    public var writtenType: SyntaxNode? { typeChild ?? child(.typeAnnotation)?.typeChild }

    /// The attribute of a declaration by its name.
    public func attribute(named name: KnownName) -> SyntaxNode? {
        for child in children {
            switch child.kind {
            case .attribute where child.name == name.id: return child
            case .attribute, .modifier: continue
            default: return nil
            }
        }
        return nil
    }

    /// True for an attribute that is given more than `()`: its name, two parentheses, and something between.
    public var hasAttributeArguments: Bool { endToken - anchor > 3 && tree.tokens[lastToken].kind == .closeParenthesis }

    /// True for the modifier that says from where a declaration is seen, or with `(set)` from where it is set.
    public var isAccessModifier: Bool {
        switch KnownName(rawValue: name) {
        case .private, .fileprivate, .internal, .package, .public, .open: kind == .modifier
        default: false
        }
    }

    /// Where a type names what it inherits from: the clause, or the declaration where there is none.
    public var placeOfInheritance: SyntaxNode { child(.inheritanceClause) ?? self }

    /// `Name == Other` or `Self.Name == Other`: what a protocol asks in its head of an associated type of its own.
    public func isRequirement(onOwn name: NameID) -> Bool {
        let types = children.filter { $0.kind.isType }
        guard kind == .requirement, types.count == 2, let subject = types.first else { return false }
        let names = subject.children.map(\.name)
        guard names == [name] || names == [KnownName.Self.id, name] else { return false }
        return !tree.tokens[types[1].tokenRange].contains { $0.payload == name && $0.kind == .identifier }
    }

    /// The statements of a closure, without what stands before `in`.
    public var statementsOfClosure: [SyntaxNode] {
        children.filter { $0.kind != .captureList && $0.kind != .closureParameter && $0.kind != .returnType }
    }

    /// False for `private(set)`.
    public var isWholeWord: Bool { endToken - firstToken == 1 }

    /// What an import declaration imports, as it is spelled: `SwiftUI`, `class UIKit.UIView`.
    public var importedModule: String {
        tree.file.text(TextRange(tree.tokens[min(anchor + 1, lastToken)].start, range.end))
    }

    /// True for an `if` or `guard` that asks for the version of the system only, which is the same all the time.
    public var isDecidedByAvailability: Bool {
        guard kind == .ifStatement || kind == .guardStatement else { return false }
        let conditions = children.prefix { $0.kind != .codeBlock }
        return !conditions.isEmpty
            && conditions.allSatisfy { condition in
                condition.kind == .macroExpression
                    && [KnownName.available.id, KnownName.unavailable.id].contains(condition.name)
            }
    }

    /// `#Preview { … }`
    public var isPreviewMacro: Bool { kind == .macroExpression && tree.text(anchor) == "#Preview" }

    // MARK: Functions

    /// The parameter of a function that calls give a value by this label.
    public func parameter(labeled label: NameID) -> SyntaxNode? {
        parameters.first { tree.tokens[$0.labelToken].payload == label }
    }

    /// The parameters of a function or an initializer.
    public var parameters: [SyntaxNode] {
        (child(.parameterClause)?.children ?? .none(of: tree)).filter { $0.kind == .parameter }
    }

    /// Index of the token that labels a parameter at the call.
    public var labelToken: Int {
        // Attributes stand before the label: the label is the word before the anchor, or the anchor itself.
        let before = anchor - 1
        guard before >= firstToken, tree.tokens[before].kind == .identifier || tree.tokens[before].kind == .keyword,
            !children.contains(where: { $0.kind == .attribute && $0.endToken == anchor })
        else { return anchor }
        return before
    }

    /// True where a call with these labels may mean the function or initializer: its other parameters have defaults.
    public func accepts(labels: [NameID]) -> Bool {
        var remaining = labels[...]
        for parameter in parameters {
            if remaining.first == tree.tokens[parameter.labelToken].payload {
                remaining = remaining.dropFirst()
            } else if parameter.child(.initializer) == nil {
                return false
            }
        }
        return remaining.isEmpty
    }

    /// True for an `async` function or initializer that has a body; what its arguments do is not asked.
    public var isAsynchronous: Bool {
        guard let clause = child(.parameterClause), child(.codeBlock) != nil else { return false }
        return tree.tokens[clause.endToken].payload == KnownName.async.id
            && tree.tokens[clause.endToken].kind == .identifier
    }

    /// True for a parameter whose argument is evaluated when the function asks for it.
    public var isAutoclosure: Bool {
        kind == .parameter && contains { $0.kind == .attribute && $0.name == KnownName.autoclosure.id }
    }

    /// True for a function one of whose arguments is evaluated when the function asks for it.
    public var takesAutoclosure: Bool {
        child(.parameterClause)?.children.contains(where: \.isAutoclosure) ?? false
    }

    /// `await load()`
    public var isAwait: Bool {
        kind == .prefixExpression && anchorToken.payload == KnownName.await.id && anchorToken.kind == .identifier
    }

    /// `try? expression`
    public var isOptionalTry: Bool {
        guard kind == .prefixExpression, anchorToken.kind == .keyword else { return false }
        return anchorToken.payload == KnownName.try.id && tree.tokens[anchor + 1].kind == .postfixQuestion
    }

    // MARK: Around a node

    /// The nearest declaration of a type or extension around.
    public var enclosingDeclaration: SyntaxNode? { ancestor { $0.kind.isTypeDeclaration } }

    /// The declarations of types and extensions around, inner ones first.
    public var enclosingDeclarations: [SyntaxNode] {
        Array(sequence(first: self) { $0.enclosingDeclaration }.dropFirst())
    }

    /// What stands around in the block of a type itself: a member, or the `#if` that holds it.
    public var enclosingMember: SyntaxNode? { ancestor { $0.parent?.kind == .memberBlock } }

    /// `#if DEBUG` of a clause, as it is written.
    public var conditionOfBuild: String { String(text.prefix { !$0.isNewline }) }

    /// True for a declaration that stands in the block of a type, also within `#if` there.
    public var isMemberOfType: Bool {
        ancestor { $0.kind != .conditionalCompilation && $0.kind != .conditionalCompilationClause }?.kind
            == .memberBlock
    }

    /// The name or the operator of a function, or the name of the first variable that is declared here; nil for other
    /// declarations.
    public var nameOfMember: String? {
        let named = kind == .functionDeclaration ? self : child(.binding)?.firstChild
        return named.map { $0.tree.text($0.anchor) }
    }

    /// True for code of an initializer itself; functions and closures in it run later.
    public var isRunByInitializer: Bool {
        let code = ancestor {
            $0.kind == .initializerDeclaration || $0.kind == .functionDeclaration || $0.kind == .closureExpression
        }
        return code?.kind == .initializerDeclaration
    }

    /// True for a parameter or a property of a function that gives a view back: `@ViewBuilder content: () -> Content`.
    public var givesViewByCall: Bool {
        let declaration = kind == .binding ? parent ?? self : self
        if declaration.children.contains(where: { $0.kind == .attribute && tree.text($0.anchor).hasSuffix("Builder") })
        {
            return true
        }
        var function: SyntaxNode?
        writtenType?.walk { node in
            if function == nil, node.kind == .functionType { function = node }
            return function == nil
        }
        guard let result = function?.lastChild else { return false }
        let parameters = enclosingDeclaration?.child(.genericParameterClause)?.children ?? .none(of: tree)
        return result.kind == .someType || result.text == "AnyView"
            || parameters.contains { tree.text($0.anchor) == result.text }
    }

    /// True within an extension with conditions, such as `where Value == Model`.
    public var isInSpecializedExtension: Bool {
        ancestor { $0.kind == .extensionDeclaration && $0.child(.whereClause) != nil } != nil
    }

    /// True within `#Preview { … }`.
    public var isInPreviewMacro: Bool { ancestor(where: \.isPreviewMacro) != nil }
}
