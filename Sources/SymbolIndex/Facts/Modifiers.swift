import Syntax

/// Attributes and modifiers of a declaration.
public struct Modifiers {
    public private(set) var attributes: [NameID] = []
    /// The level that is written; nil where it is the one of the declaration around.
    public private(set) var writtenAccess: AccessLevel?
    public private(set) var isStatic = false
    public private(set) var isOverride = false
    public private(set) var isLazy = false
    public private(set) var isMutating = false
    public private(set) var isNonisolated = false

    public var access: AccessLevel { writtenAccess ?? .internal }

    public init(_ node: SyntaxNode) {
        for child in node.children {
            switch child.kind {
            case .attribute: attributes.append(child.name)
            case .modifier: apply(child)
            default: return
            }
        }
    }

    private mutating func apply(_ modifier: SyntaxNode) {
        // `private(set)` limits the setter only.
        let hasDetail = modifier.endToken - modifier.firstToken > 1
        switch KnownName(rawValue: modifier.name) {
        case .private where !hasDetail: writtenAccess = .private
        case .fileprivate where !hasDetail: writtenAccess = .fileprivate
        case .internal where !hasDetail: writtenAccess = .internal
        case .package where !hasDetail: writtenAccess = .package
        case .public where !hasDetail: writtenAccess = .public
        case .open where !hasDetail: writtenAccess = .open
        case .static, .class: isStatic = true
        case .override: isOverride = true
        case .lazy: isLazy = true
        case .mutating: isMutating = true
        case .nonisolated: isNonisolated = true
        default: break
        }
    }

    /// True where a binding has a getter, so that it stores nothing.
    public static func isComputed(_ binding: SyntaxNode) -> Bool {
        guard let block = binding.child(.accessorBlock) else { return false }
        for accessor in block.children {
            if accessor.kind == .codeBlock { return true }
            if accessor.kind == .accessor, accessor.name != KnownName.willSet.id, accessor.name != KnownName.didSet.id { return true }
        }
        return false
    }
}

extension SyntaxNode {
    /// Index of the token that labels a parameter at the call.
    public var labelToken: Int {
        // Attributes stand before the label: the label is the word before the anchor, or the anchor itself.
        let before = anchor - 1
        if before >= firstToken, tree.tokens[before].kind == .identifier || tree.tokens[before].kind == .keyword { return before }
        return anchor
    }

    /// True for an attribute that is given more than `()`: its name, two parentheses, and something between.
    public var hasAttributeArguments: Bool { endToken - anchor > 3 && tree.tokens[lastToken].kind == .closeParenthesis }

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
}
