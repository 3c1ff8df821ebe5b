/// Properties: their accessors, and what their attributes are given.
extension SyntaxNode {
    /// True where a binding has a getter, so that it stores nothing.
    public var isComputed: Bool {
        guard let block = child(.accessorBlock) else { return false }
        for accessor in block.children {
            if accessor.kind == .codeBlock { return true }
            if accessor.kind == .accessor, accessor.name != KnownName.willSet.id, accessor.name != KnownName.didSet.id {
                return true
            }
        }
        return false
    }

    /// The code of a binding's getter, written out or in short.
    public var getterBody: SyntaxNode? {
        guard kind == .binding, isComputed, let accessors = child(.accessorBlock) else { return nil }
        return accessors.child(.codeBlock)
            ?? accessors.children.first { $0.kind == .accessor && $0.name == KnownName.get.id }?.child(.codeBlock)
    }

    /// `set`, `didSet` and the like.
    public var isSetter: Bool {
        kind == .accessor && [.set, .didSet, .willSet, ._modify].contains(KnownName(rawValue: name))
    }

    // MARK: Attributes

    /// `Store` of `@EnvironmentObject<Store> var store`, `Double` of `@Published<Double> var ratio = 1` (catalogue
    /// 205).
    public var argumentOfLegacyWrapper: SyntaxNode? {
        for attribute in children where attribute.kind == .attribute {
            switch KnownName(rawValue: attribute.name) {
            case .StateObject, .ObservedObject, .EnvironmentObject, .Published: return attribute.typeChild
            default: continue
            }
        }
        return nil
    }

    /// `Model` of `@Environment(Model.self) var model`, or `AppDelegate` of
    /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, as a path of names.
    public var typeInAttribute: [NameID] {
        for attribute in children where attribute.kind == .attribute {
            guard
                attribute.name == KnownName.Environment.id
                    || KnownName(rawValue: attribute.name)?.isDelegateAdaptor ?? false
            else { continue }
            var path: [NameID] = []
            for token in tree.tokens[min(attribute.anchor + 2, attribute.endToken)..<attribute.endToken] {
                switch token.kind {
                case .identifier: path.append(token.payload)
                case .dot, .colonColon: continue
                default: return token.payload == KnownName.`self`.id ? path : []
                }
            }
        }
        return []
    }

    /// The names of `\.store.items` of `@Environment(\.store.items) var items`, whose type is that of these members of
    /// `EnvironmentValues`; empty where there is no such path, or more in it than names.
    public var keyPathOfEnvironment: [NameID] {
        for attribute in children where attribute.kind == .attribute && attribute.name == KnownName.Environment.id {
            let path = attribute.keyPathOfAttribute
            return path.first == KnownName.EnvironmentValues.id ? Array(path.dropFirst()) : path
        }
        return []
    }

    /// The names of `\.session` of `@Injected(\.session) var session`, behind a wrapper that hands out what a container
    /// of objects has (catalogue 211).
    public var keyPathOfInjection: [NameID] {
        for attribute in children where attribute.kind == .attribute {
            let known = KnownName(rawValue: attribute.name)
            let path = known == nil || known == .InjectedObject ? attribute.keyPathOfAttribute : []
            if !path.isEmpty { return path }
        }
        return []
    }

    /// The names of a key path that is an attribute's only argument, also of its root; empty where there is more in it
    /// than names.
    public var keyPathOfAttribute: [NameID] { namesOfOnlyKeyPath(at: anchor + 2) }

    /// The names of a key path that is a call's only argument, in the same way: `\Container.session` of
    /// `resolve(\Container.session)`.
    public var keyPathOfCall: [NameID] { kind == .callComponent ? namesOfOnlyKeyPath(at: firstToken + 1) : [] }

    private func namesOfOnlyKeyPath(at start: Int) -> [NameID] {
        guard start < endToken, tree.tokens[start].kind == .backslash else { return [] }
        var path: [NameID] = []
        var isBehindDot = false
        for token in tree.tokens[(start + 1)..<endToken] {
            switch token.kind {
            case .dot where !isBehindDot: isBehindDot = true
            case .identifier where isBehindDot || path.isEmpty:
                path.append(token.payload)
                isBehindDot = false
            case .closeParenthesis: return isBehindDot ? [] : path
            default: return []
            }
        }
        return []
    }
}
