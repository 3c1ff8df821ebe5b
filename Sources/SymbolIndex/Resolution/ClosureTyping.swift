import SourceText
import Syntax

/// What closures get from the calls that take them, and what they give back.
extension ExpressionTyping {
    /// `{ () -> Model in … }`, `{ Model() }`, `{ let model = Model(); …; return model }`
    func typeByStatements(ofClosure node: SyntaxNode) -> ResolvedType {
        let statements = node.children.filter { $0.kind != .captureList && $0.kind != .closureParameter }
        guard let last = statements.last else { return .unknown }
        if statements.count == 1, last.kind.isExpression { return .function(type(of: last)) }
        guard last.kind == .returnStatement, let value = last.expressionChild else { return .unknown }
        if statements.count == 1 { return .function(type(of: value)) }
        guard value.kind == .identifierExpression else { return .unknown }
        for statement in statements where statement.kind == .variableDeclaration {
            for binding in statement.children where binding.kind == .binding && binding.firstChild?.name == value.name {
                return .function(declaredType(binding))
            }
        }
        return .unknown
    }

    /// What a call of a known function hands to a closure; nil for any other function.
    func typesHanded(by call: SyntaxNode, to callee: SyntaxNode?, receiver: ResolvedType) -> [ResolvedType]? {
        guard let callee else { return nil }
        switch KnownName(rawValue: callee.name) {
        case .ForEach, .List:
            guard callee.kind == .identifierExpression, let first = call.firstChild?.expressionChild else { return nil }
            return elementHanded(of: first)
        case .TableColumn where callee.kind == .identifierExpression:
            return members.index.types(named: callee.name).isEmpty ? rowOfTable(around: call) : nil
        case _ where KnownName.passesElements(callee.name):
            switch members.asArray(receiver) {
            case .array(let element): return KnownName.compares(callee.name) ? [element, element] : [element]
            case .dictionary:
                let element = members.elementOfSequence(receiver)
                return KnownName.compares(callee.name) ? [element, element] : [element]
            case .optional(let inner): return [inner]
            // What is in a value of the library is one too.
            case .external(KnownName.Any.rawValue, _):
                return KnownName.compares(callee.name) ? [receiver, receiver] : [receiver]
            default: return nil
            }
        case _ where members.index.text(callee.name) == "reduce":
            guard case .array(let element) = members.asArray(receiver) else { return nil }
            return [.unknown, element]
        case .mapValues, .compactMapValues:
            if case .dictionary(_, let value) = receiver { return [value] }
            return nil
        default:
            if let handed = members.index.typesHandedByReaders[callee.name], !isDeclared(callee) { return handed }
            return registeredCell(call, by: callee) ?? itemParameter(call) ?? presentedValue(call, by: callee)
                ?? madeMessage(call, by: callee, receiver)
        }
    }

    /// True where the project declares anything that has the name of what is called.
    private func isDeclared(_ callee: SyntaxNode) -> Bool {
        let index = members.index
        return !index.types(named: callee.name).isEmpty || index.memberNames.contains(callee.name)
            || !index.globals(named: callee.name).isEmpty || LocalName(callee.name, at: callee) != nil
    }

    /// `Message.with { $0.title = "" }` of SwiftProtobuf, which hands the value that it makes to its closure.
    private func madeMessage(_ call: SyntaxNode, by callee: SyntaxNode, _ receiver: ResolvedType) -> [ResolvedType]? {
        guard case .metatype(.external(let type, let arguments)) = receiver, arguments.isEmpty, call.childCount == 1,
            members.index.text(callee.name) == "with", !members.index.isForeignMember(callee.name)
        else { return nil }
        return [.external(type, [])]
    }

    /// `let registration: UICollectionView.CellRegistration<Cell, Item> = .init { cell, path, item in … }`, and the
    /// same with the type before the closure.
    private func registeredCell(_ call: SyntaxNode, by callee: SyntaxNode) -> [ResolvedType]? {
        var registration: SyntaxNode?
        if callee.kind == .implicitMemberExpression, callee.name == KnownName.`init`.id {
            let value = callee.parent?.parent
            let annotation = value?.parent?.child(.typeAnnotation)
            registration = value?.kind == .initializer ? annotation?.typeChild?.lastChild : nil
        } else if callee.kind == .memberComponent, callee.firstChild != nil {
            registration = callee
        }
        guard let registration, let view = registration.previousSibling, view.previousSibling == nil,
            call.tree.text(registration.anchor) == "CellRegistration",
            call.tree.text(view.anchor) == "UICollectionView", members.index.types(named: view.name).isEmpty
        else { return nil }
        let arguments = registration.children.filter { $0.kind.isType }.map { resolve($0) }
        guard arguments.count == 2 else { return nil }
        return [arguments[0], .external(KnownName.Any.id, []), arguments[1]]
    }

    private func elementHanded(of data: SyntaxNode) -> [ResolvedType]? {
        switch members.asArray(type(of: data)) {
        case .array(let element): [element]
        case .binding(.array(let element)): [.binding(element)]
        default: nil
        }
    }

    /// The row of `Table(rows) { … }` or `Table(of: Row.self) { … }`, which each of its columns gets.
    private func rowOfTable(around column: SyntaxNode) -> [ResolvedType]? {
        let around = column.ancestor { node in
            node.kind == .callComponent && node.previousSibling?.name == KnownName.Table.id
                && node.previousSibling?.kind == .identifierExpression
        }
        guard let first = around?.firstChild, let value = first.expressionChild,
            members.index.types(named: KnownName.Table.id).isEmpty
        else { return nil }
        switch first.argumentLabel {
        case nil: return elementHanded(of: value)
        case KnownName.of.id: if case .metatype(let row) = type(of: value) { return [row] } else { return nil }
        default: return nil
        }
    }

    /// `.sheet(item: $x) { item in … }`
    private func itemParameter(_ call: SyntaxNode) -> [ResolvedType]? {
        for argument in call.children where call.tree.tokens[argument.firstToken].payload == KnownName.item.id {
            guard let value = argument.expressionChild, case .binding(let inner) = type(of: value) else { return nil }
            return [inner.unwrapped]
        }
        return nil
    }

    /// `.alert("Failed", isPresented: $isShown, presenting: error) { error in … } message: { error in … }`, whose
    /// closures get the value itself.
    private func presentedValue(_ call: SyntaxNode, by callee: SyntaxNode) -> [ResolvedType]? {
        guard callee.kind == .memberComponent,
            ["alert", "confirmationDialog"].contains(members.index.text(callee.name)),
            !members.index.isForeignMember(callee.name),
            let value = call.children.first(where: {
                call.tree.text($0.firstToken) == "presenting" && $0.argumentLabel != nil
            }),
            let expression = value.expressionChild
        else { return nil }
        let type = type(of: expression).unwrapped
        return type == .unknown ? nil : [type]
    }

    /// The elements of a tuple that is passed to a closure with a name for each, or one that asks for `$1`.
    func spread(_ parameters: [ResolvedType], over closure: SyntaxNode) -> [ResolvedType] {
        guard parameters.count == 1, case .tuple(let elements, _) = parameters[0] else { return parameters }
        var names = 0
        for child in closure.children where child.kind == .closureParameter { names += 1 }
        if names == 0 {
            return closure.tree.tokens[closure.tokenRange].contains { isLaterParameter($0, closure.tree) }
                ? elements : parameters
        }
        return names == elements.count ? elements : parameters
    }

    /// `$1`, `$2` …
    private func isLaterParameter(_ token: Token, _ tree: SyntaxTree) -> Bool {
        token.kind == .dollarIdentifier && (Int(tree.file.text(TextRange(token.start + 1, token.end))) ?? 0) > 0
    }
}

extension KnownName {
    /// True for methods that give the elements of what they are called on to a closure.
    static func passesElements(_ method: NameID) -> Bool {
        switch KnownName(rawValue: method) {
        case .map, .flatMap, .compactMap, .filter, .forEach, .first, .last, .contains, .allSatisfy, .firstIndex,
            .sorted, .min, .max,
            .removeAll, .partition, .sort:
            true
        default: false
        }
    }

    /// True for those that give two elements at a time.
    static func compares(_ method: NameID) -> Bool {
        switch KnownName(rawValue: method) {
        case .sorted, .min, .max, .sort: true
        default: false
        }
    }
}
