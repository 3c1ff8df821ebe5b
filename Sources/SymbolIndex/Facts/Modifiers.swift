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
}
