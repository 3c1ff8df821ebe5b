/// Where a declaration starts: behind attributes and modifiers, some of which are words with a meaning in some places
/// only.
extension Parser {
    /// True where a declaration starts, behind any attributes and modifiers.
    func isAtDeclaration(_ context: Context) -> Bool {
        var index = position
        var partCount = 0
        while tokens[index].kind == .at {
            partCount += 1
            guard partCount < Parser.declarationPartLimit else { return false }
            guard let next = endOfAttribute(at: index) else { return false }
            index = next
        }
        var sawModifier = index > position
        while true {
            partCount += 1
            guard partCount < Parser.declarationPartLimit else { return false }
            let token = tokens[index]
            if token.kind == .keyword {
                guard let name = KnownName(rawValue: token.payload) else { return false }
                switch name {
                case .class where tokens[index + 1].kind == .keyword && isModifierOrDeclaration(tokens[index + 1]):
                    break
                case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .import, .typealias, .operator,
                    .precedencegroup, .associatedtype:
                    return true
                case .`init`, .deinit, .subscript: return context != .code || sawModifier
                case .case: return context == .member
                case .static, .public, .private, .internal, .fileprivate: break
                default: return false
                }
                index += 1
                if tokens[index].kind == .openParenthesis {
                    guard Int(tokens[index].payload) > index else { return false }
                    index = Int(tokens[index].payload) + 1
                }
            } else if token.kind == .identifier, !token.isBackticked, let name = KnownName(rawValue: token.payload) {
                let next = tokens[min(index + 1, tokens.count - 1)]
                if name == .actor || name == .macro {
                    if next.kind == .identifier && !next.isAfterNewline { return true }
                }
                guard Parser.isContextualModifier(name) else { return false }
                index += 1
                if next.kind == .openParenthesis, !next.isAfterSpace, next.payload > 0 { index = Int(next.payload) + 1 }
                let following = tokens[min(index, tokens.count - 1)]
                guard isModifierOrDeclaration(following) || following.kind == .at else { return false }
            } else if token.kind == .at, sawModifier {
                guard let next = endOfAttribute(at: index) else { return false }
                index = next
            } else {
                return false
            }
            sawModifier = true
            guard index < tokens.count - 1 else { return false }
        }
    }

    /// True for attributes with `#name` behind them, as in `@available(iOS 17, *) #Preview { … }` (SE-0397).
    var isAtMacroWithAttributes: Bool {
        guard at(.at) else { return false }
        var index = position
        for _ in 0..<Parser.declarationPartLimit where tokens[index].kind == .at {
            guard let next = endOfAttribute(at: index), next < tokens.count else { return false }
            index = next
        }
        guard tokens[index].kind == .poundWord else { return false }
        switch KnownName(rawValue: tokens[index].payload) {
        case .if, .elseif, .else, .endif, .available, .unavailable: return false
        default: return true
        }
    }

    static func isContextualModifier(_ name: KnownName) -> Bool {
        switch name {
        case .lazy, .weak, .unowned, .final, .open, .override, .mutating, .nonmutating, .convenience, .required,
            .optional, .dynamic,
            .indirect, .nonisolated, .isolated, .async, .package, .prefix, .postfix, .infix, .distributed, .__consuming,
            .unsafe,
            .borrowing, .consuming, ._const, ._local:
            true
        default: false
        }
    }

    /// A word that can follow a modifier.
    func isModifierOrDeclaration(_ token: Token) -> Bool {
        guard let name = KnownName(rawValue: token.payload) else { return false }
        if token.kind == .identifier {
            return !token.isBackticked && (Parser.isContextualModifier(name) || name == .actor || name == .macro)
        }
        guard token.kind == .keyword else { return false }
        switch name {
        case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .import, .typealias, .operator,
            .precedencegroup,
            .associatedtype, .`init`, .deinit, .subscript, .case, .static, .public, .private, .internal, .fileprivate:
            return true
        default: return false
        }
    }

    /// Index behind the attribute at `index`.
    func endOfAttribute(at index: Int) -> Int? {
        var index = index + 1
        guard tokens[index].kind == .identifier || tokens[index].kind == .keyword else { return nil }
        index += 1
        while tokens[index].separatesNames, tokens[index + 1].kind == .identifier { index += 2 }
        if isAngle(tokens[index], UInt8(ascii: "<")) {
            var depth = 0
            while index < tokens.count - 1 {
                if isAngle(tokens[index], UInt8(ascii: "<")) { depth += 1 }
                if isAngle(tokens[index], UInt8(ascii: ">")) { depth -= 1 }
                index += 1
                if depth == 0 { break }
            }
        }
        while tokens[index].separatesNames, tokens[index + 1].kind == .identifier { index += 2 }
        let token = tokens[index]
        if token.kind == .openParenthesis, !token.isAfterSpace || areArgumentsBehindSpace(at: index) {
            guard Int(token.payload) > index else { return nil }
            index = Int(token.payload) + 1
        }
        return index
    }

    /// `@Environment (\.locale) var locale`, as the compiler reads it up to the language mode of Swift 5: with what is
    /// declared behind it, not with a type.
    func areArgumentsBehindSpace(at open: Int) -> Bool {
        let end = Int(tokens[open].payload) + 1
        guard !tokens[open].isAfterNewline, end > open, end < tokens.count else { return false }
        return tokens[end].kind == .at || isModifierOrDeclaration(tokens[end])
    }
}
