import SymbolIndex

/// What operators of the standard library do with their operands.
package enum StandardOperators {
    /// They change nothing by themselves; `+=` sets what stands to its left.
    package static let plain = table.names(with: .plain)
    /// The same with those before or behind their operand, and those of whole vectors.
    package static let known = table.names(with: .known)
    /// They bind less than `??`.
    static let comparing = table.names(with: .comparing)
    /// They ask for both sides.
    static let strict = table.names(with: .strict)
    /// They set the left side, and ask for the right one before.
    package static let setting = table.names(with: .setting)
    /// With a number other than zero they make another value.
    static let stepping = table.names(with: .stepping)
    /// They ask for the right side where the left one leaves that open.
    static let shortCircuiting = table.names(with: .shortCircuiting)
    /// Beside them a value only stands in for another, or ends a range.
    static let standingIn = table.names(with: .standingIn)

    private static let table = TraitTable([
        ([.plain, .known, .strict, .stepping], ["+", "-", "&+", "&-"]),
        ([.plain, .known, .comparing], ["<", ">", "<=", ">="]),
        ([.plain, .known, .shortCircuiting, .standingIn], ["??"]),
        ([.plain, .known, .strict, .standingIn], ["...", "..<"]),
        ([.plain, .known, .strict], ["*", "/", "%", "&", "|", "^", "<<", ">>", "&*"]),
        ([.plain, .known, .comparing], ["==", "!=", "===", "!==", "~="]),
        ([.plain, .known, .shortCircuiting], ["&&", "||"]),
        ([.known], ["!", "~", ".==", ".!=", ".&", ".|", "~>"]),
        ([.strict, .setting], ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="]),
        ([.setting], ["<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", ".&=", ".|=", ".^="]),
    ])
}

extension NameTraits {
    fileprivate static let plain = NameTraits(rawValue: 1 << 0)
    fileprivate static let known = NameTraits(rawValue: 1 << 1)
    fileprivate static let comparing = NameTraits(rawValue: 1 << 2)
    fileprivate static let strict = NameTraits(rawValue: 1 << 3)
    fileprivate static let setting = NameTraits(rawValue: 1 << 4)
    fileprivate static let stepping = NameTraits(rawValue: 1 << 5)
    fileprivate static let shortCircuiting = NameTraits(rawValue: 1 << 6)
    fileprivate static let standingIn = NameTraits(rawValue: 1 << 7)
}
