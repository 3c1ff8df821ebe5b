/// Differences that can't matter; README.md gives the reason of each.
enum Explanation: String {
    case rejected = "the compiler's own parser rejects the file"
    case invalidUTF8 = "not valid UTF-8"
    case conflictMarker = "merge conflict marker"
    case conditionalAttributes = "attributes within #if"
    case operatorBeforeName = "an operator before a name"
    case operatorInBinding = "an operator within the pattern of let or var"
    case dollarName = "a declared name with a dollar sign"
    case optionalMember = ".? or .! outside of a key path"
    case escapingMark = "a question mark behind an attribute"
    case catchPattern = "names of catch let A.b(c)"
    case localInitializer = "an initializer outside of a type"
    case operatorName = "an operator function whose name ends with <"
    case emptyArguments = "empty generic arguments"
    case ownDeclaration = "a name in its own declaration"

    /// True for what only code can show that nobody could compile; it explains nothing in a file as its author left it.
    var isOfMutantsOnly: Bool {
        switch self {
        case .operatorBeforeName, .operatorInBinding, .dollarName, .optionalMember, .escapingMark, .localInitializer, .operatorName, .emptyArguments: true
        case .rejected, .invalidUTF8, .conflictMarker, .conditionalAttributes, .catchPattern, .ownDeclaration: false
        }
    }

    static func of(_ difference: Difference, _ bytes: [UInt8], _ product: PlainFile) -> Explanation? {
        let category = difference.category
        let text = bytes[min(difference.offset, bytes.count)...]
        if category == "problem not valid UTF-8" { return .invalidUTF8 }
        if let marker = product.problems.first(where: { $0.kind == "merge conflict marker" }),
            difference.offset >= marker.offset - 1 || category.hasPrefix("declaration end") {
            return .conflictMarker
        }
        if let problem = product.problems.first, difference.offset >= problem.offset - 12 {
            let culprit = bytes[min(problem.offset, bytes.count)...]
            if contains("$", before: problem.offset, bytes, within: 2) || contains("@$", before: problem.offset, bytes) || culprit.starts(with: Array("$".utf8)) || culprit.starts(with: Array("#$".utf8)) { return .dollarName }
        }
        if category.hasPrefix("token boundary"), text.starts(with: Array("<>".utf8)) { return .emptyArguments }
        if text.starts(with: Array("#$".utf8)) || text.starts(with: Array("@$".utf8)) { return .dollarName }
        for sign in [".?", ".!"] {
            if category.hasPrefix("token boundary dot/"), text.starts(with: Array(sign.utf8)) { return .optionalMember }
            if category.hasPrefix("problem"), text.starts(with: Array(sign.utf8)) || contains(sign, before: difference.offset, bytes) { return .optionalMember }
        }
        if category == "problem unexpected token", text.first == UInt8(ascii: "?"), contains("@escaping", before: difference.offset, bytes) { return .escapingMark }
        if category == "scope: local only here", contains("$" + String(decoding: text.prefix { isWordByte($0) }, as: UTF8.self), before: difference.offset, bytes, within: 2000) {
            return .dollarName
        }
        if category.hasPrefix("scope: local"), isBehindForeignOperator(difference.offset, bytes) { return .operatorBeforeName }
        if category == "scope: local only here", contains("catch let ", before: difference.offset, bytes, within: 2000) { return .catchPattern }
        if category == "declaration missing: init", product.isInCode(difference.offset) { return .localInitializer }
        if isBehindBrokenBinding(difference.offset, bytes), isAboutBinding(category) { return .operatorInBinding }
        if category.hasPrefix("token boundary"), category.hasSuffix("/anyOperator"), contains("func <", before: difference.offset + 1, bytes) { return .operatorName }
        if category == "scope: local missing", isInOwnDeclaration(difference.offset, bytes) { return .ownDeclaration }
        if category.hasPrefix("declaration end") || category.hasPrefix("declaration accessors") {
            if category == "declaration accessors: var", line(of: difference.offset, bytes).contains(Array(" = ".utf8)) { return .ownDeclaration }
            if line(of: difference.offset, bytes).contains(Array("<>".utf8)) { return .emptyArguments }
            if line(of: difference.offset, bytes).contains(UInt8(ascii: "~")) { return .operatorBeforeName }
            if line(of: difference.offset, bytes).contains(Array(".?".utf8)) { return .optionalMember }
        }
        let isOperator = text.first.map { $0 >= 0x80 || Array("<>~=!&|^+-*%/.".utf8).contains($0) } ?? false
        if category == "problem two statements on one line" || category.hasPrefix("token kind"), isOperator { return .operatorBeforeName }
        if category == "problem unexpected token", contains("~", before: difference.offset, bytes, within: 3) { return .operatorBeforeName }
        let isClauseEnd = text.starts(with: Array("#el".utf8)) || text.starts(with: Array("#end".utf8))
        if category == "problem unexpected token", isClauseEnd { return .conditionalAttributes }
        if category.hasPrefix("declaration start") || category.hasPrefix("declaration attributes"), startsWithConditionalAttributes(text) {
            return .conditionalAttributes
        }
        return nil
    }

    private static func contains(_ part: String, before offset: Int, _ bytes: [UInt8], within distance: Int = 12) -> Bool {
        let end = min(offset, bytes.count)
        let part = Array(part.utf8)
        return (max(0, end - distance)..<max(0, end)).contains { bytes[$0..<end].starts(with: part) }
    }

    /// True for `#if`, and for attributes with `#if … #endif` not far behind.
    private static func startsWithConditionalAttributes(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: Array("#if".utf8)) { return true }
        return text.first == UInt8(ascii: "@") && text.prefix(800).indices.contains { text[$0...].starts(with: Array("#endif".utf8)) }
    }

    private static func line(of offset: Int, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let start = bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return bytes[start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)]
    }

    /// True where a `let` or `var` of the name that stands at the offset has braces not far before, or is lazy and has itself for its initial value:
    /// `let a = b { a }`, `var a: Int { a }` within `#if`, `lazy var a = a`.
    private static func isInOwnDeclaration(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        let name = bytes[min(offset, bytes.count)...].prefix { isWordByte($0) }
        let starts = max(0, offset - 400)..<offset
        return ["let ", "var "].contains { keyword in
            let declaration = Array(keyword.utf8) + name
            return starts.contains { start in
                guard bytes[start...].starts(with: declaration), let next = bytes[(start + declaration.count)...].first else { return false }
                if bytes[..<start].suffix(5).elementsEqual(Array("lazy ".utf8)) { return true }
                return (next == UInt8(ascii: " ") || next == UInt8(ascii: ":")) && line(of: start, bytes).last == UInt8(ascii: "{")
            }
        }
    }

    /// True where an operator outside ASCII or one before a number sign stands not far before the offset, directly before a name or behind `=`, or an
    /// operator within a name behind `case`: `case .∆a(let b)`, `a =« b`, `case .a&b(let c)`.
    private static func isBehindForeignOperator(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        let end = min(offset, bytes.count)
        if bytes[max(0, end - 600)..<end].split(separator: 0x0A).contains(where: { hasOperatorInPattern($0) }) { return true }
        return ["«", "∆", "÷", "/#", "<#"].contains { sign in
            let sign = Array(sign.utf8)
            return (max(0, end - 600)..<end).contains { bytes[$0..<end].starts(with: sign) }
        }
    }

    private static func hasOperatorInPattern(_ line: ArraySlice<UInt8>) -> Bool {
        guard let keyword = line.indices.first(where: { line[$0...].starts(with: Array("case ".utf8)) }) else { return false }
        var previous = [UInt8]()
        for byte in line[(keyword + 5)...] {
            // One dot alone is that of a case.
            if !previous.isEmpty, previous != Array(".".utf8), isWordByte(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":") { return true }
            if Array("<>~=!&|^+-*%/.".utf8).contains(byte) { previous.append(byte) } else { previous.removeAll() }
        }
        return false
    }

    private static func isAboutBinding(_ category: String) -> Bool {
        ["problem two statements on one line", "problem unexpected token", "declaration only here: let", "declaration only here: var"].contains(category)
            || category.hasPrefix("declaration depth") || category.hasPrefix("scope")
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return byte == UInt8(ascii: "_") || letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39
    }

    /// True where a `let` or `var` not far before the offset has an operator or a dot or a parenthesis directly behind its name, or an operator before it: `let a.b = c`,
    /// `let a> = c`, `let a(b) = c`, `let ∆a = c`.
    private static func isBehindBrokenBinding(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        let end = min(offset, bytes.count)
        for start in max(0, end - 800)..<end where bytes[start..<end].starts(with: Array("let ".utf8)) || bytes[start..<end].starts(with: Array("var ".utf8)) {
            var cursor = start + 4
            while cursor < end, isWordByte(bytes[cursor]) { cursor += 1 }
            let isBeforeName = cursor == start + 4
            while cursor < end, bytes[cursor] == UInt8(ascii: " ") { cursor += 1 }
            guard cursor < bytes.count else { continue }
            let signs = ["«", "∆", "÷", "=="] + (isBeforeName ? ["/", "#", "\\", "..."] : ["("])
            if signs.contains(where: { bytes[cursor...].starts(with: Array($0.utf8)) }) { return true }
            if !isBeforeName, cursor <= end, Array("<>~!?&|^+-*%/.".utf8).contains(bytes[cursor]) { return true }
        }
        return false
    }
}
