/// One statement of a `.podspec`.
struct PodspecStatement {
    /// Without comments and here-documents; those of several lines in one.
    let text: String
    /// 1-based.
    let line: Int

    /// What CocoaPods calls the systems.
    static let systems = [
        "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]
    private static let openers: Set<Substring> = [
        "if", "unless", "while", "until", "for", "case", "begin", "def", "class", "module",
    ]

    /// `s.subspec 'Core' do |core|`, `if …`, `x = if …`
    var opensBlock: Bool {
        if text.hasSuffix("|") && text.contains(" do ") || text.hasSuffix(" do") { return true }
        if text.hasSuffix(" end") { return false }
        let word = PodspecStatement.firstWord(text[...])
        if PodspecStatement.openers.contains(word) {
            // Not an attribute or a variable: `case_name = 1`, `module.name = 'A'`.
            let rest = text[word.endIndex...]
            return rest.isEmpty || rest.first == " " && !rest.drop { $0 == " " }.hasPrefix("=") || rest.first == "("
        }
        guard let sign = text.firstIndex(of: "="), PodspecStatement.isName(text[..<sign]) else { return false }
        let value = PodspecStatement.firstWord(text[sign...].dropFirst())
        return ["if", "unless", "case", "begin"].contains(value)
    }

    /// `end`, `end.flatten`
    var closesBlock: Bool { PodspecStatement.firstWord(text[...]) == "end" }

    private static func firstWord(_ text: Substring) -> Substring {
        text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// A variable or an attribute.
    private static func isName(_ text: Substring) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || "_. ".contains($0) }
    }

    /// `[ios, deployment_target]` and `'15.0'` of `s.ios.deployment_target = '15.0'`.
    var assignment: (keys: [String], value: String)? {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let left = text[..<sign]
        guard PodspecStatement.isName(left) else { return nil }
        let next = text.index(after: sign)
        guard next < text.endIndex, text[next] != "=", text[next] != ">", text[next] != "~" else { return nil }
        let keys = left.split(separator: ".").map { part in String(part.filter { $0 != " " }) }
        guard keys.count > 1 else { return nil }
        return (Array(keys.dropFirst()), String(text[next...]))
    }

    /// The text without what is in quotes.
    var code: String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            result += rest[..<open]
            let after = rest[rest.index(after: open)...]
            guard let close = after.firstIndex(of: rest[open]) else { return result }
            rest = after[after.index(after: close)...]
        }
        return result + rest
    }

    /// What is in quotes.
    static func strings(_ text: String) -> [String] {
        var result: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            let after = rest[rest.index(after: open)...]
            guard let close = after.firstIndex(of: rest[open]) else { break }
            result.append(String(after[..<close]))
            rest = after[after.index(after: close)...]
        }
        return result
    }

    /// The strings and symbols of a list or a hash of literals: `:ios`, `ios:`, `'ios'`. Nil where anything else is in
    /// it.
    static func words(_ text: String) -> [String]? {
        var result: [String] = []
        var rest = text[...]
        while let first = rest.first {
            if first == "'" || first == "\"" {
                let after = rest.dropFirst()
                guard let close = after.firstIndex(of: first) else { return nil }
                result.append(String(after[..<close]))
                rest = after[after.index(after: close)...]
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = rest[word.endIndex...]
                guard rest.first == ":" else { return nil }
                result.append(String(word))
            } else if first == ":", let next = rest.dropFirst().first, next.isLetter {
                let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                result.append(String(word))
                rest = rest[word.endIndex...]
            } else {
                guard " ,:=>{}()[]".contains(first) else { return nil }
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// `15.0`, and not `latest` or `#{minimum}`.
    static func isVersion(_ text: String) -> Bool {
        text.first?.isNumber == true && text.allSatisfy { $0.isNumber || $0 == "." }
    }
}
