/// Scalars and keys.
extension YAMLReader {
    /// Where the colon after the key is that a line starts with; nil where it starts with none.
    func keyEnd(in text: Substring) throws(YAMLProblem) -> Substring.Index? {
        guard let first = text.first, !"[{|>&*!".contains(first) else { return nil }
        var index = text.startIndex
        if first == "\"" || first == "'" {
            guard let close = YAMLReader.closingQuote(in: text) else { return nil }
            index = text.index(after: close)
            while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
            return index < text.endIndex && text[index] == ":" ? index : nil
        }
        var previous: Character = " "
        while index < text.endIndex {
            let following = text.index(after: index)
            if text[index] == ":", following == text.endIndex || text[following] == " " || text[following] == "\t" {
                return index
            }
            if text[index] == "#", previous == " " { return nil }
            previous = text[index]
            index = following
        }
        return nil
    }

    /// A key, or an element of `[a, b]`: quoted or plain.
    func scalar(_ text: some StringProtocol) throws(YAMLProblem) -> String {
        let text = Substring(text)
        guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
        guard let close = YAMLReader.closingQuote(in: text), text.index(after: close) == text.endIndex else {
            throw problem("a quoted scalar without an end")
        }
        let content = text[text.index(after: text.startIndex)..<close]
        return quote == "'" ? YAMLReader.replacing("''", by: "'", in: content) : try unescaped(content)
    }

    /// A plain scalar and the more indented lines that go on with it.
    mutating func readPlain(_ text: Substring, above indentation: Int) -> String {
        var parts = [YAMLReader.withoutComment(text)]
        let hasComment = parts[0].count < text.count
        next += 1
        while !hasComment, let line = current, line.indentation > indentation, !line.isBlank, !line.isItem,
            (try? keyEnd(in: line.text)) == nil
        {
            parts.append(YAMLReader.withoutComment(line.text))
            next += 1
        }
        return parts.joined(separator: " ")
    }

    /// A quoted scalar that may go on in the next lines, with only a comment after it.
    mutating func readQuoted(_ text: Substring) throws(YAMLProblem) -> String {
        let start = current?.number
        let quote = text.prefix(1)
        var whole = String(quote)
        // Each line is searched once: a quote that never closes takes time only in proportion to the file.
        var part = text.dropFirst()
        while true {
            next += 1
            if let close = YAMLReader.closing(quote, in: part) {
                let rest = part[part.index(after: close)...].drop { $0 == " " }
                guard rest.isEmpty || rest.first == "#" else { throw problem("text after a quote", line: start) }
                return try scalar(whole + part[...close])
            }
            guard let line = current else { throw problem("a quoted scalar without an end", line: start) }
            whole += part + (line.text.isEmpty ? "\n" : " ")
            part = line.text
        }
    }

    /// `|` and `>` with the lines below; of these only that they are there matters, so lines are joined as they are.
    mutating func readBlockScalar(_ header: Substring, above indentation: Int) -> String {
        next += 1
        var parts: [Substring] = []
        while let line = current, line.indentation > indentation || line.text.isEmpty {
            parts.append(line.text)
            next += 1
        }
        return parts.joined(separator: header.first == "|" ? "\n" : " ")
    }

    static func withoutComment(_ text: Substring) -> Substring {
        var previous: Character = " "
        for index in text.indices {
            if text[index] == "#", previous == " " || previous == "\t" { return trimmed(text[..<index]) }
            previous = text[index]
        }
        return trimmed(text)
    }

    static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    /// Where the quote closes that the text starts with.
    static func closingQuote(in text: Substring) -> Substring.Index? {
        closing(text.prefix(1), in: text.dropFirst())
    }

    /// Where a quote closes that opened before the text.
    private static func closing(_ quote: Substring, in text: Substring) -> Substring.Index? {
        guard let quote = quote.first else { return nil }
        var index = text.startIndex
        while index < text.endIndex {
            let following = text.index(after: index)
            if quote == "\"", text[index] == "\\" {
                guard following < text.endIndex else { return nil }
                index = text.index(after: following)
                continue
            }
            if text[index] == quote {
                guard quote == "'", following < text.endIndex, text[following] == "'" else { return index }
                index = text.index(after: following)
                continue
            }
            index = following
        }
        return nil
    }

    private static func replacing(_ pair: String, by single: Character, in text: Substring) -> String {
        var result = ""
        var rest = text
        while let first = rest.first {
            if rest.hasPrefix(pair) { rest = rest.dropFirst() }
            result.append(first == pair.first ? single : first)
            rest = rest.dropFirst()
        }
        return result
    }

    private func unescaped(_ text: Substring) throws(YAMLProblem) -> String {
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case let escaped? where "\\\"/ ".contains(escaped): result.append(escaped)
            case "x": result.append(try scalarValue(&rest, digits: 2))
            case "u": result.append(try scalarValue(&rest, digits: 4))
            case "U": result.append(try scalarValue(&rest, digits: 8))
            case let other: throw problem("the escape \\\(other.map(String.init) ?? "")")
            }
        }
        return result
    }

    private func scalarValue(_ rest: inout Substring, digits: Int) throws(YAMLProblem) -> Character {
        let text = rest.prefix(digits)
        rest = rest.dropFirst(digits)
        guard text.count == digits, let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) else {
            throw problem("the escape of no character")
        }
        return Character(scalar)
    }
}
