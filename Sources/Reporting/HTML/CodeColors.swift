import SourceText
import Syntax

/// What parts of a Swift file are, as far as its tokens tell, and the parts as HTML.
struct CodeColors {
    /// How a part is shown; the raw value is the class of its element.
    enum Color: String {
        case keyword = "k", type = "t", string = "s", number = "n", comment = "c", attribute = "a"
    }

    private struct Span {
        let start: Int
        let end: Int
        let color: Color
    }

    let bytes: [UInt8]
    /// In the order of the file, disjoint.
    private let spans: [Span]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = LineIndex(bytes).lineStarts.map { Int($0) }
        var names = NameTable()
        spans = CodeColors.spans(TokenizedFile(SourceFile(path: "", bytes: bytes), names: &names).list.tokens, bytes)
    }

    /// A 1-based line, without its end, as HTML.
    /// - Parameter marks: offsets within the line that are to stand out, in order and disjoint.
    func html(line number: Int, marks: [Range<Int>] = []) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        var marked = marks.map { min(end, start + $0.lowerBound)..<min(end, start + $0.upperBound) }[...]
        var html = ""
        var position = start
        var next = firstSpan(endingAfter: start)
        while position < end {
            var stop = end
            var color: Color?
            if next < spans.count, spans[next].start < end {
                if spans[next].start <= position {
                    color = spans[next].color
                    stop = min(stop, spans[next].end)
                } else {
                    stop = spans[next].start
                }
            }
            while let first = marked.first, first.upperBound <= position { marked.removeFirst() }
            if let first = marked.first {
                stop = min(stop, first.lowerBound > position ? first.lowerBound : first.upperBound)
            }
            html += part(position..<stop, color, isMarked: marked.first?.contains(position) ?? false)
            position = stop
            if next < spans.count, spans[next].end <= position { next += 1 }
        }
        return html
    }

    private func part(_ range: Range<Int>, _ color: Color?, isMarked: Bool) -> String {
        let text = HTMLText.escaped(String(decoding: bytes[range], as: UTF8.self))
        let inner = color.map { "<i class=\($0.rawValue)>\(text)</i>" } ?? text
        return isMarked ? "<b>\(inner)</b>" : inner
    }

    private func firstSpan(endingAfter offset: Int) -> Int {
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Tokens

    private static func spans(_ tokens: [Token], _ bytes: [UInt8]) -> [Span] {
        var spans: [Span] = []
        var end = 0
        var isAttribute = false
        for token in tokens {
            addComments(end..<Int(token.start), bytes, to: &spans)
            end = Int(token.end)
            if let color = color(of: token, bytes, isAttribute: isAttribute) {
                spans.append(Span(start: Int(token.start), end: end, color: color))
            }
            isAttribute = token.kind == .at
        }
        return spans
    }

    private static func color(of token: Token, _ bytes: [UInt8], isAttribute: Bool) -> Color? {
        switch token.kind {
        case .keyword: return isAttribute ? .attribute : .keyword
        case .at, .poundWord: return .attribute
        case .number: return .number
        case .openQuote, .closeQuote, .stringSegment, .regex: return .string
        case .identifier:
            if isAttribute { return .attribute }
            let start = Int(token.start)
            return start < bytes.count && (0x41...0x5A).contains(bytes[start]) ? .type : nil
        default: return nil
        }
    }

    /// What stands between two tokens is white space and comments; what is no white space starts a comment, which ends
    /// with the last of them.
    private static func addComments(_ gap: Range<Int>, _ bytes: [UInt8], to spans: inout [Span]) {
        guard gap.count > 1, let start = bytes[gap].firstIndex(where: { $0 > 0x20 }),
            let last = bytes[gap].lastIndex(where: { $0 > 0x20 })
        else { return }
        spans.append(Span(start: start, end: last + 1, color: .comment))
    }
}
