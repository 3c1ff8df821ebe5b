/// All representational differences between the two lexers; README.md lists them with reasons. Nothing else is evened out.
enum Normalisation {
    static func isAngle(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        end - start == 1 && (bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">"))
    }

    /// The parts of a run such as `>>` or `>?`, which the product always splits; nil for another operator.
    static func closingAngles(_ bytes: [UInt8], _ span: Span) -> [PlainToken]? {
        guard span.end - span.start > 1, bytes[span.start] == UInt8(ascii: ">") else { return nil }
        var parts: [PlainToken] = []
        for offset in span.start..<span.end {
            switch bytes[offset] {
            case UInt8(ascii: ">"): parts.append(PlainToken(kind: .angle, start: offset, end: offset + 1))
            case UInt8(ascii: "?"): parts.append(PlainToken(kind: .postfixQuestion, start: offset, end: offset + 1))
            case UInt8(ascii: "!"): parts.append(PlainToken(kind: .postfixExclamation, start: offset, end: offset + 1))
            default: return nil
            }
        }
        return parts
    }
}

/// Turns the reference's tokens into the product's: the parts of quotes, interpolations and regular expressions become one token each,
/// the text of a string is what stands between its delimiters, and `#name` is one word.
struct TokenMerger {
    private(set) var tokens: [PlainToken] = []
    /// For each string around the place, how many parentheses are open in its interpolation; nil in its text.
    private var strings: [Int?] = []
    private var pendingStart: Int?
    private var regexEnd = 0

    private var isInText: Bool { strings.last.map { $0 == nil } ?? false }

    /// A quote; its number signs come as `delimiter`.
    mutating func quote(_ span: Span) {
        if isInText {
            endText(at: span.start)
            tokens.append(PlainToken(kind: .closeQuote, start: span.start, end: span.end))
            strings.removeLast()
        } else {
            tokens.append(PlainToken(kind: .openQuote, start: pendingStart ?? span.start, end: span.end))
            strings.append(nil)
            pendingStart = nil
        }
    }

    /// The number signs of a raw string: before its quote, behind it, or in an interpolation.
    mutating func delimiter(_ span: Span) {
        if pendingStart != nil && isInText { return }
        if let last = tokens.last, last.kind == .closeQuote, last.end == span.start, !isInText {
            tokens[tokens.count - 1].end = span.end
        } else {
            pendingStart = span.start
        }
    }

    mutating func segment(_ span: Span) {
        if !isInText { tokens.append(PlainToken(kind: .unknown, start: span.start, end: span.end)) }
    }

    /// All of a regular expression, told with each of its tokens.
    mutating func regex(_ span: Span) {
        if span.start < regexEnd { return }
        regexEnd = span.end
        tokens.append(PlainToken(kind: .regex, start: span.start, end: span.end))
    }

    mutating func add(_ kind: TokenClass, _ span: Span) {
        switch kind {
        case .backslash where isInText:
            endText(at: span.start)
            pendingStart = span.start
            return
        case .openParenthesis:
            if isInText {
                tokens.append(PlainToken(kind: .openInterpolation, start: pendingStart ?? span.start, end: span.end))
                pendingStart = nil
                strings[strings.count - 1] = 0
                return
            }
            if let depth = strings.last ?? nil { strings[strings.count - 1] = depth + 1 }
        case .closeParenthesis:
            if let depth = strings.last ?? nil {
                strings[strings.count - 1] = depth == 0 ? nil : depth - 1
                if depth == 0 {
                    tokens.append(PlainToken(kind: .closeInterpolation, start: span.start, end: span.end))
                    return
                }
            }
        case .word:
            if let last = tokens.last, last.kind == .poundWord, last.end - last.start == 1, last.end == span.start {
                tokens[tokens.count - 1].end = span.end
                return
            }
        default: break
        }
        tokens.append(PlainToken(kind: kind, start: span.start, end: span.end))
    }

    mutating func add(_ parts: [PlainToken]) { tokens += parts }

    private mutating func endText(at offset: Int) {
        if let start = tokens.last?.end, start < offset { tokens.append(PlainToken(kind: .stringSegment, start: start, end: offset)) }
    }
}
