/// `[a, b]` and `{a: b}`, over as many lines as it takes.
extension YAMLReader {
    private static let deepestFlow = 64

    /// - Parameter text: the rest of the current line, from the bracket on.
    mutating func readFlow(from text: Substring, depth: Int) throws(YAMLProblem) -> YAMLNode {
        lines[next].text = text
        let node = try readFlowValue(depth: depth)
        if let line = current, line.number == lastFlowLine {
            guard line.isBlank else { throw problem("text after a bracket") }
            next += 1
        }
        return node
    }

    /// The line that the last token ended in.
    private var lastFlowLine: Int { current?.number ?? 0 }

    /// Moves on to the next character outside of blanks and comments.
    private mutating func skipFlowBlanks() throws(YAMLProblem) {
        while let line = current {
            let rest = line.text.drop { $0 == " " || $0 == "\t" }
            if rest.isEmpty || rest.first == "#" {
                guard next + 1 < lines.count else { throw problem("a bracket without an end") }
                next += 1
            } else {
                lines[next].text = rest
                return
            }
        }
        throw problem("a bracket without an end")
    }

    private mutating func readFlowValue(depth: Int) throws(YAMLProblem) -> YAMLNode {
        guard depth < YAMLReader.deepestFlow else { throw problem("nesting of more than 64 levels") }
        try skipFlowBlanks()
        let start = place(current?.number ?? 1)
        switch current?.text.first {
        case "[": return YAMLNode(value: .sequence(try readFlowSequence(depth: depth)), place: start)
        case "{": return YAMLNode(value: .mapping(try readFlowMapping(depth: depth)), place: start)
        case "*":
            return try aliased(try readFlowScalar().dropFirst())
        case "!", "&": throw problem("a tag or an anchor in brackets")
        default: return YAMLNode(value: .scalar(try readFlowScalar()), place: start)
        }
    }

    private mutating func take() {
        lines[next].text = lines[next].text.dropFirst()
    }

    private mutating func readFlowSequence(depth: Int) throws(YAMLProblem) -> [YAMLNode] {
        take()
        var elements: [YAMLNode] = []
        while true {
            try skipFlowBlanks()
            switch current?.text.first {
            case "]":
                take()
                return elements
            case ",": take()
            default: elements.append(try readFlowElement(depth: depth))
            }
        }
    }

    /// An element, or `a: b`, which is a mapping of one entry.
    private mutating func readFlowElement(depth: Int) throws(YAMLProblem) -> YAMLNode {
        let element = try readFlowValue(depth: depth + 1)
        guard let key = element.text, current?.text.first == ":" else { return element }
        take()
        let entry = YAMLNode.Entry(key: key, keyPlace: element.place, value: try readFlowValue(depth: depth + 1))
        return YAMLNode(value: .mapping([entry]), place: element.place)
    }

    private mutating func readFlowMapping(depth: Int) throws(YAMLProblem) -> [YAMLNode.Entry] {
        take()
        var entries: [YAMLNode.Entry] = []
        while true {
            try skipFlowBlanks()
            switch current?.text.first {
            case "}":
                take()
                return entries
            case ",": take()
            default:
                let keyPlace = place(current?.number ?? 1)
                let key = try readFlowScalar()
                try skipFlowBlanks()
                var value = YAMLNode(value: .scalar(""), place: keyPlace)
                if current?.text.first == ":" {
                    take()
                    try skipFlowBlanks()
                    if let first = current?.text.first, first != ",", first != "}" {
                        value = try readFlowValue(depth: depth + 1)
                    }
                }
                entries.append(YAMLNode.Entry(key: key, keyPlace: keyPlace, value: value))
            }
        }
    }

    /// A quoted scalar, or a plain one up to a comma, a bracket, or a colon with a blank after it.
    private mutating func readFlowScalar() throws(YAMLProblem) -> String {
        guard let text = current?.text, let first = text.first else { throw problem("a bracket without an end") }
        if first == "\"" || first == "'" {
            guard let close = YAMLReader.closingQuote(in: text) else { throw problem("a quoted scalar without an end") }
            lines[next].text = text[text.index(after: close)...]
            return try scalar(text[...close])
        }
        var index = text.startIndex
        var previous: Character = " "
        while index < text.endIndex {
            let character = text[index]
            let following = text.index(after: index)
            let isColon =
                character == ":" && (following == text.endIndex || " ,]}".contains(text[following]))
            if ",]}".contains(character) || isColon || character == "#" && previous == " " { break }
            if "[{".contains(character) { break }
            previous = character
            index = following
        }
        guard index > text.startIndex else { throw problem("the character \(first) in brackets") }
        lines[next].text = text[index...]
        return String(YAMLReader.trimmed(text[..<index]))
    }
}
