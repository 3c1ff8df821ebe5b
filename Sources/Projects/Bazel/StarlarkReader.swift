/// Reads the top level of `BUILD` and `.bzl` files: calls, constants and loads. Nothing is run: conditions, functions,
/// formatting and comprehensions are passed over and said to be unknown. Any bytes can be read.
struct StarlarkReader {
    private let tokens: [StarlarkToken]
    private var next = 0

    /// Deeper expressions are passed over.
    private static let deepestNesting = 64

    static func read(_ bytes: [UInt8]) -> StarlarkFile {
        var reader = StarlarkReader(tokens: StarlarkLexer.tokens(of: bytes))
        return reader.readFile()
    }

    private init(tokens: [StarlarkToken]) { self.tokens = tokens }

    private mutating func readFile() -> StarlarkFile {
        var file = StarlarkFile()
        while let token = current {
            if token.startsLine { readStatement(&file) }
            skipToEndOfLine()
        }
        return file
    }

    // MARK: Tokens

    private var current: StarlarkToken? { next < tokens.count ? tokens[next] : nil }

    private func isPunctuation(_ text: String) -> Bool { current?.kind == .punctuation && current?.text == text }

    private mutating func take(_ text: String) -> Bool {
        guard isPunctuation(text) else { return false }
        next += 1
        return true
    }

    private mutating func skipToEndOfLine() {
        while let token = current {
            next += 1
            if token.kind == .endOfLine { return }
        }
    }

    // MARK: Statements

    private mutating func readStatement(_ file: inout StarlarkFile) {
        guard let first = current else { return }
        if first.kind == .word, next + 1 < tokens.count, tokens[next + 1].text == "=",
            tokens[next + 1].kind == .punctuation
        {
            next += 2
            file.constants[first.text] = readExpression(depth: 0)
            return
        }
        if first.kind == .word, first.text == "if" || first.text == "for" {
            file.unreadStatements.append((first.line, first.text))
            return
        }
        guard first.kind == .word && !StarlarkReader.keywords.contains(first.text) || isPunctuation("[") else { return }
        let statement = readExpression(depth: 0)
        switch statement.value {
        case .call(let call) where call.name == "load": note(call, &file)
        case .call(let call): file.calls.append(call)
        case .list(let elements, let isComplete):
            if isComplete { return }
            let names = elements.compactMap { element -> String? in
                if case .call(let call) = element.value { return call.name }
                return nil
            }
            file.comprehensions.append((statement.line, names))
        default: return
        }
    }

    private static let keywords: Set<String> = ["def", "if", "elif", "else", "for", "while", "return", "pass"]

    /// `load("//build:versions.bzl", "MINIMUM", own = "theirs")`
    private func note(_ call: StarlarkCall, _ file: inout StarlarkFile) {
        guard case .string(let label)? = call.arguments.first?.value.value else { return }
        for argument in call.arguments.dropFirst() {
            guard case .string(let name) = argument.value.value else { continue }
            file.loaded[argument.label.isEmpty ? name : argument.label] = (label, name)
        }
    }

    // MARK: Expressions

    private mutating func readExpression(depth: Int) -> StarlarkNode {
        let line = current?.line ?? 0
        guard depth < StarlarkReader.deepestNesting else {
            skipRest()
            return StarlarkNode(value: .other, line: line)
        }
        var parts = [readOperand(depth: depth)]
        while take("+") { parts.append(readOperand(depth: depth)) }
        if !isAtEnd {
            // An operator or a condition that is not read.
            skipRest()
            return StarlarkNode(value: .other, line: line)
        }
        return parts.count == 1 ? parts[0] : StarlarkNode(value: .sum(parts), line: line)
    }

    /// True behind a whole expression.
    private var isAtEnd: Bool {
        guard let token = current, token.kind != .endOfLine else { return true }
        return token.kind == .punctuation && [",", ")", "]", "}", ":", "="].contains(token.text)
            || token.kind == .word && token.text == "for"
    }

    /// Passes over tokens up to where the expression ends.
    private mutating func skipRest() {
        var depth = 0
        while let token = current, token.kind != .endOfLine {
            if token.kind == .punctuation {
                if depth == 0, isAtEnd { return }
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) { depth -= 1 }
            }
            next += 1
        }
    }

    private mutating func readOperand(depth: Int) -> StarlarkNode {
        guard let token = current else { return StarlarkNode(value: .other, line: tokens.last?.line ?? 0) }
        var node = StarlarkNode(value: .other, line: token.line)
        switch token.kind {
        case .string:
            var text = ""
            while let part = current, part.kind == .string {
                text += part.text
                next += 1
            }
            node = StarlarkNode(value: .string(text), line: token.line)
        case .word:
            next += 1
            node = StarlarkNode(value: .name(token.text + member()), line: token.line)
            if isPunctuation("(") { node = StarlarkNode(value: .call(readCall(token, depth: depth)), line: token.line) }
        case .punctuation where token.text == "[" || token.text == "(":
            node = StarlarkNode(value: readList(close: token.text == "[" ? "]" : ")", depth: depth), line: token.line)
        case .punctuation where token.text == "{":
            node = StarlarkNode(value: readDictionary(depth: depth), line: token.line)
        default: return node
        }
        // A method or an element of it is something else.
        return isPunctuation(".") || isPunctuation("[") || isPunctuation("(")
            ? StarlarkNode(value: .other, line: token.line) : node
    }

    /// `.minimum` behind `versions`, where that is not called.
    private mutating func member() -> String {
        guard isPunctuation("."), next + 1 < tokens.count, tokens[next + 1].kind == .word else { return "" }
        let isCalled = next + 2 < tokens.count && tokens[next + 2].text == "(" && tokens[next + 2].kind == .punctuation
        if isCalled { return "" }
        next += 2
        return "." + tokens[next - 1].text
    }

    private mutating func readCall(_ name: StarlarkToken, depth: Int) -> StarlarkCall {
        next += 1
        var arguments: [(label: String, value: StarlarkNode)] = []
        while let token = current, token.kind != .endOfLine {
            if take(")") { break }
            if take(",") { continue }
            var label = ""
            if token.kind == .word, next + 1 < tokens.count, tokens[next + 1].kind == .punctuation,
                tokens[next + 1].text == "="
            {
                label = token.text
                next += 2
            }
            let start = next
            arguments.append((label, readExpression(depth: depth + 1)))
            if next == start { next += 1 }
        }
        return StarlarkCall(name: name.text, line: name.line, arguments: arguments)
    }

    private mutating func readList(close: String, depth: Int) -> StarlarkValue {
        next += 1
        var elements: [StarlarkNode] = []
        var isComplete = true
        while let token = current, token.kind != .endOfLine {
            if take(close) { break }
            if take(",") { continue }
            if token.kind == .word, token.text == "for" {
                isComplete = false
                skipToClose()
                continue
            }
            let start = next
            elements.append(readExpression(depth: depth + 1))
            if next == start { next += 1 }
        }
        if close == ")" {
            // Brackets around one expression, or a tuple, which is a list to whoever takes one.
            if elements.count == 1, let only = elements.first { return only.value }
        }
        return .list(elements, isComplete: isComplete)
    }

    /// Passes over a comprehension, up to the bracket that closes it.
    private mutating func skipToClose() {
        var depth = 0
        while let token = current, token.kind != .endOfLine {
            if token.kind == .punctuation {
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) {
                    if depth == 0 { return }
                    depth -= 1
                }
            }
            next += 1
        }
    }

    private mutating func readDictionary(depth: Int) -> StarlarkValue {
        next += 1
        var entries: [(key: StarlarkNode, value: StarlarkNode)] = []
        while let token = current, token.kind != .endOfLine {
            if take("}") { break }
            if take(",") { continue }
            if token.kind == .word, token.text == "for" {
                skipToClose()
                continue
            }
            let start = next
            let key = readExpression(depth: depth + 1)
            if take(":") { entries.append((key, readExpression(depth: depth + 1))) }
            if next == start { next += 1 }
        }
        return .dictionary(entries)
    }
}
