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
    /// They are made of `<`.
    package static let ordering = table.names(with: .ordering)
    /// With a number other than zero they make another value.
    static let stepping = table.names(with: .stepping)
    /// They ask for the right side where the left one leaves that open.
    static let shortCircuiting = table.names(with: .shortCircuiting)
    /// Beside them a value only stands in for another, or ends a range.
    static let standingIn = table.names(with: .standingIn)

    private struct Traits: OptionSet {
        let rawValue: UInt16

        static let plain = Traits(rawValue: 1 << 0)
        static let known = Traits(rawValue: 1 << 1)
        static let comparing = Traits(rawValue: 1 << 2)
        static let strict = Traits(rawValue: 1 << 3)
        static let setting = Traits(rawValue: 1 << 4)
        static let ordering = Traits(rawValue: 1 << 5)
        static let stepping = Traits(rawValue: 1 << 6)
        static let shortCircuiting = Traits(rawValue: 1 << 7)
        static let standingIn = Traits(rawValue: 1 << 8)
    }

    private static let table = TraitTable<Traits>([
        ([.plain, .known, .strict, .stepping], ["+", "-", "&+", "&-"]),
        ([.plain, .known, .comparing, .ordering], ["<", ">", "<=", ">="]),
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
