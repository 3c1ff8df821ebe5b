/// What a byte can be at the start of a token.
enum CharacterClass: UInt8 {
    case other, identifier, digit, operatorCharacter, space, newline, quote, bracket, punctuation, slash, number, backtick, dollar, high, dot, zero

    /// One class for each byte value.
    static let table: [UInt8] = (0...255).map { classify(UInt8($0)).rawValue }

    private static func classify(_ byte: UInt8) -> CharacterClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .identifier
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            .operatorCharacter
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "."): .dot
        case 0x20, 0x09, 0x0B, 0x0C: .space
        case 0x0A, 0x0D: .newline
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): .bracket
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"): .punctuation
        case UInt8(ascii: "#"): .number
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "$"): .dollar
        case 0: .zero
        case 0x80...: .high
        default: .other
        }
    }

    /// What a character outside ASCII can be part of (The Swift Programming Language, "Identifiers" and "Operators").
    static func classifyHigh(_ scalar: UInt32) -> CharacterClass {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
            0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
            0x3001...0x3003, 0x3008...0x3020, 0x3030:
            .operatorCharacter
        case 0xFEFF, 0x2028, 0x2029, 0xA0: .space
        case 0xFFFE, 0xFFFF: .other
        default: .identifier
        }
    }
}
