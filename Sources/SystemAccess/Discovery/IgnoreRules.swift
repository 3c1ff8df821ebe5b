import SourceText

/// One line of a `.gitignore`.
package struct IgnoreRule: Sendable {
    private let pattern: GlobPattern
    /// `!pattern`: takes back what an earlier rule ignored.
    let isNegated: Bool
    /// `pattern/`: says nothing about files.
    private let matchesOnlyDirectories: Bool
    /// No slash but a last one: looks at the name, in any directory below.
    private let matchesNameAlone: Bool

    /// Nil for a pattern that can never match.
    package init?(pattern text: some Collection<UInt8>) {
        var text = Array(text)[...]
        isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        matchesOnlyDirectories = text.last == UInt8(ascii: "/")
        if matchesOnlyDirectories { text.removeLast() }
        matchesNameAlone = !text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        guard !text.isEmpty, let pattern = GlobPattern(text) else { return nil }
        self.pattern = pattern
    }

    /// - Parameters:
    ///   - path: the path relative to the directory of the rule.
    ///   - name: the last component of it.
    package func matches(path: PathBytes, name: PathBytes, isDirectory: Bool) -> Bool {
        if matchesOnlyDirectories && !isDirectory { return false }
        return matchesNameAlone ? pattern.matches(name: name) : pattern.matches(path: path)
    }

    /// The byte that all that match end with; nil where that may be any byte.
    var lastByte: UInt8? { pattern.lastByte }
}

/// The rules of one `.gitignore`, `.ignore` or `info/exclude`. The last rule that matches decides.
package struct IgnoreRuleList: Sendable {
    private let rules: [IgnoreRule]
    /// The last byte of what each rule matches, or `anyByte`: shows at a glance that most rules say nothing of a path.
    private let lastBytes: [UInt16]
    private static let anyByte: UInt16 = 256
    /// How many bytes of an absolute path come before what the rules look at: the directory and its slash.
    private let baseLength: Int

    /// The patterns given with `--exclude`, one each; `./name` is `/name`.
    package init(patterns: [String], baseLength: Int) {
        let rules = patterns.compactMap {
            IgnoreRule(pattern: $0.utf8.starts(with: "./".utf8) ? $0.utf8.dropFirst() : $0.utf8[...])
        }
        self.init(rules: rules, baseLength: baseLength)
    }

    /// The content of an ignore file.
    package init(content: [UInt8], baseLength: Int) {
        self.init(
            rules: content.withoutByteOrderMark.split(separator: 0x0A).compactMap { IgnoreRuleList.rule(onLine: $0) },
            baseLength: baseLength)
    }

    private init(rules: [IgnoreRule], baseLength: Int) {
        self.rules = rules
        self.baseLength = baseLength
        lastBytes = rules.map { $0.lastByte.map { UInt16($0) } ?? IgnoreRuleList.anyByte }
    }

    package var isEmpty: Bool { rules.isEmpty }

    /// True where a rule matches the file or a directory around it.
    /// - Parameter path: relative to where the patterns start.
    package func covers(file path: String) -> Bool {
        let bytes = Array(path.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            var nameStart = 0
            while true {
                let end = bytes[nameStart...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
                let part = PathBytes(rebasing: bytes[..<end])
                if verdict(path: part, nameStart: nameStart, isDirectory: end < bytes.count) == true { return true }
                guard end < bytes.count else { return false }
                nameStart = end + 1
            }
        }
    }

    /// True: ignored. False: explicitly not ignored. Nil: no rule matches.
    package func verdict(path: PathBytes, nameStart: Int, isDirectory: Bool) -> Bool? {
        guard baseLength < path.count, baseLength <= nameStart else { return nil }
        let relative = PathBytes(rebasing: path[baseLength...])
        let name = PathBytes(rebasing: path[nameStart...])
        let lastByte = UInt16(path[path.count - 1])
        for index in rules.indices.reversed()
        where lastBytes[index] == lastByte || lastBytes[index] == IgnoreRuleList.anyByte {
            if rules[index].matches(path: relative, name: name, isDirectory: isDirectory) {
                return !rules[index].isNegated
            }
        }
        return nil
    }

    private static func rule(onLine line: ArraySlice<UInt8>) -> IgnoreRule? {
        var line = line.prefix { $0 != 0 }
        if line.first == UInt8(ascii: "#") { return nil }
        if line.last == 0x0D && line.endIndex > line.startIndex { line.removeLast() }
        return IgnoreRule(pattern: withoutTrailingSpaces(line))
    }

    /// Spaces at the end don't count unless a `\` comes before them.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var firstTrailingSpace: Int?
        var offset = line.startIndex
        while offset < line.endIndex {
            switch line[offset] {
            case UInt8(ascii: " "):
                if firstTrailingSpace == nil { firstTrailingSpace = offset }
            case UInt8(ascii: "\\"):
                offset += 1
                if offset >= line.endIndex { return line }
                firstTrailingSpace = nil
            default:
                firstTrailingSpace = nil
            }
            offset += 1
        }
        return line[..<(firstTrailingSpace ?? line.endIndex)]
    }
}

/// All rules that hold in one directory, strongest first: `--exclude`, `.ignore` from the deepest up, `.gitignore` from
/// the deepest up, `.git/info/exclude`.
///
/// A rule of an ignored directory's child is never asked: who walks doesn't enter what is ignored.
package struct IgnoreRules: Sendable {
    private let excludes: IgnoreRuleList
    private var ignoreFiles: [IgnoreRuleList] = []
    private var gitignoreFiles: [IgnoreRuleList] = []
    private var gitExclude: IgnoreRuleList?

    package init(excludes: IgnoreRuleList) {
        self.excludes = excludes
    }

    /// - Parameters:
    ///   - path: the absolute path.
    ///   - nameStart: where its last component starts.
    func ignores(path: PathBytes, nameStart: Int, isDirectory: Bool) -> Bool {
        if let verdict = excludes.verdict(path: path, nameStart: nameStart, isDirectory: isDirectory) { return verdict }
        for list in ignoreFiles {
            if let verdict = list.verdict(path: path, nameStart: nameStart, isDirectory: isDirectory) { return verdict }
        }
        for list in gitignoreFiles {
            if let verdict = list.verdict(path: path, nameStart: nameStart, isDirectory: isDirectory) { return verdict }
        }
        return gitExclude?.verdict(path: path, nameStart: nameStart, isDirectory: isDirectory) ?? false
    }

    /// True where `--exclude` names the path itself.
    package func excludes(path: PathBytes, nameStart: Int, isDirectory: Bool) -> Bool {
        excludes.verdict(path: path, nameStart: nameStart, isDirectory: isDirectory) ?? false
    }

    /// Another work tree starts here: the `.gitignore` files above are not its own.
    mutating func startGitWorkTree(infoExclude: IgnoreRuleList?) {
        gitignoreFiles = []
        gitExclude = infoExclude
    }

    mutating func addIgnoreFile(_ list: IgnoreRuleList) {
        if !list.isEmpty { ignoreFiles.insert(list, at: 0) }
    }

    mutating func addGitignoreFile(_ list: IgnoreRuleList) {
        if !list.isEmpty { gitignoreFiles.insert(list, at: 0) }
    }
}
