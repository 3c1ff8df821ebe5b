/// Resolves the literals of a manifest, through constants like `let name = "Core"` where these are unambiguous.
struct ManifestConstants {
    private let source: ManifestTokens
    /// Index of the first token of each constant's value; names that mean several things are left out.
    private let values: [String: Int]

    /// Constants that stand for constants, and the parts of a name.
    private static let longestChain = 4

    init(_ source: ManifestTokens) {
        self.source = source
        values = ManifestConstants.collect(source)
    }

    /// The string an expression stands for: a literal or the name of a constant (`name`, `.name`, `Names.name`).
    func string(_ expression: Range<Int>) -> String? {
        let value = resolved(expression)
        return value.count == 1 ? source.string(value.lowerBound) : nil
    }

    /// The strings of an array literal, and whether these are all its elements.
    func strings(_ expression: Range<Int>) -> (values: [String], isComplete: Bool) {
        guard let array = array(expression) else { return ([], false) }
        let values = array.elements.map { string($0.value) }
        return (values.compactMap { $0 }, array.isWhole && !values.contains(nil))
    }

    /// The elements of an array literal, and whether the expression is nothing but the literal.
    func array(_ expression: Range<Int>) -> (elements: [ManifestTokens.Element], isWhole: Bool)? {
        let value = resolved(expression)
        guard !value.isEmpty, source.isMark(value.lowerBound, "[") else { return nil }
        let isWhole = source.partners[value.lowerBound] + 1 >= value.upperBound
        return (source.elements(inBracketsAt: value.lowerBound), isWhole)
    }

    /// The expression itself or, where it is a constant's name, that constant's value.
    private func resolved(_ expression: Range<Int>) -> Range<Int> {
        var expression = expression
        for _ in 0..<ManifestConstants.longestChain {
            guard let name = constantName(expression), let start = values[name] else { break }
            expression = start..<valueEnd(start)
        }
        return expression
    }

    private func constantName(_ expression: Range<Int>) -> String? {
        switch expression.count {
        case 1:
            return source.word(expression.lowerBound)
        case 2 where source.isMark(expression.lowerBound, "."):
            return source.word(expression.lowerBound + 1)
        case 3 where source.isMark(expression.lowerBound + 1, ".") && source.word(expression.lowerBound) != nil:
            return source.word(expression.lowerBound + 2)
        default:
            return nil
        }
    }

    /// The end of the value that starts at `start`, as far as a literal or a name goes; an operator behind it is included.
    private func valueEnd(_ start: Int) -> Int {
        var end = min(source.partners[start], source.tokens.count - 1) + 1
        for _ in 0..<ManifestConstants.longestChain where source.isMark(end, ".") && source.word(end + 1) != nil {
            end += 2
        }
        return source.isMark(end, "+") ? end + 1 : end
    }

    private static func collect(_ source: ManifestTokens) -> [String: Int] {
        var values: [String: Int] = [:]
        var ambiguous: Set<String> = []
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            if source.isWord(index, "let") || source.isWord(index, "var") {
                guard let name = source.word(index + 1) else { continue }
                if let start = valueStart(source, afterName: index + 2), values.updateValue(start, forKey: name) == nil { continue }
                ambiguous.insert(name)
            } else if source.isWord(index, "func") {
                ambiguous.formUnion(parameterNames(source, function: index))
            } else if source.isWord(index, "in"), let name = source.word(index - 1) {
                ambiguous.insert(name)
            }
        }
        return values.filter { !ambiguous.contains($0.key) }
    }

    /// Where the value behind `= ` starts, after an optional type.
    private static func valueStart(_ source: ManifestTokens, afterName index: Int) -> Int? {
        var index = index
        if source.isMark(index, ":") {
            index += 1
            while source.word(index) != nil || source.isMark(index, ".") || source.isMark(index, "[") {
                index = source.partners[index] + 1
            }
        }
        return source.isMark(index, "=") && index + 1 < source.tokens.count ? index + 1 : nil
    }

    private static func parameterNames(_ source: ManifestTokens, function: Int) -> [String] {
        guard source.isMark(function + 2, "(") else { return [] }
        return source.elements(inBracketsAt: function + 2).flatMap { parameter in
            let words = parameter.value.prefix { source.word($0) != nil }
            return words.compactMap(source.word) + [parameter.label].compactMap { $0 }
        }
    }
}
