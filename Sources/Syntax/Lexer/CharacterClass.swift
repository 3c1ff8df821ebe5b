/// What a byte can be at the start of a token.
enum CharacterClass: UInt8 {
    case identifier, digit, dollar
    case other, operatorCharacter, space, newline, quote, openBracket, closeBracket, comma, colon, at, semicolon,
        backslash, slash, number, backtick
    case high, dot, zero

    /// True for what goes on with a word, ASCII only. `total$` is a name; a dollar sign in front of one makes another
    /// kind of token.
    @inline(__always) var isWordPart: Bool { rawValue <= CharacterClass.dollar.rawValue }

    /// One class for each byte value.
    static let table: [CharacterClass] = (0...255).map { classify(UInt8($0)) }

    private static func classify(_ byte: UInt8) -> CharacterClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            .identifier
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
            UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            .operatorCharacter
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "."): .dot
        case 0x20, 0x09, 0x0B, 0x0C: .space
        case 0x0A, 0x0D: .newline
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openBracket
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closeBracket
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "#"): .number
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "$"): .dollar
        case 0: .zero
        case 0x80...: .high
        default: .other
        }
    }

    /// The token that a bracket is.
    @inline(__always)
    static func bracketKind(_ byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "{"): .openBrace
        default: .closeBrace
        }
    }

    /// The token that a closing bracket closes.
    @inline(__always)
    static func partnerKind(_ byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: ")"): .openParenthesis
        case UInt8(ascii: "]"): .openBracket
        default: .openBrace
        }
    }

    /// What a character outside ASCII can be part of (The Swift Programming Language, "Identifiers" and "Operators").
    static func classifyHigh(_ scalar: UInt32) -> CharacterClass {
        if scalar == 0x2028 || scalar == 0x2029 || scalar == 0xA0 { return .space }
        if isIdentifierPart(scalar) { return .identifier }
        return isOperatorStart(scalar) ? .operatorCharacter : .other
    }

    private static func isOperatorStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027,
            0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
            0x2E00...0x2E7F,
            0x3001...0x3003, 0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Combining characters and variation selectors: within an operator they belong to it.
    static func isOperatorMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: false
        }
    }

    private static func isIdentifierPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D,
            0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F, 0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF,
            0x2776...0x2793,
            0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
            0xFD40...0xFDCF,
            0xFDF0...0xFE44, 0xFE47...0xFFF8:
            true
        case 0x10000...0xEFFFD: scalar & 0xFFFF <= 0xFFFD
        default: false
        }
    }
}
