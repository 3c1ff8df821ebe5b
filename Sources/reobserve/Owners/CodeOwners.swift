import SourceText
import SystemAccess

/// A CODEOWNERS file: who is asked about changes of which paths.
///
/// GitHub: the last rule that matches a path counts, and a rule without owners takes them away. GitLab: the same within
/// each section, and the owners of all sections count together; a rule without owners has those of its section's head.
struct CodeOwners: Sendable {
    private struct Rule: Sendable {
        let pattern: OwnerPattern
        let isExclusion: Bool
        let owners: [String]
    }

    private var sections: [[Rule]] = [[]]

    /// Where the files lie, relative to the top of the repository; the first one that is there counts.
    static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

    /// - Parameter path: relative to the top of the repository; tells whose rules the file follows, together with its
    ///   sections.
    init(_ content: [UInt8], path: String) {
        let lines = String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            CodeOwners.trimmed($0)
        }
        let isGitLab = path.hasPrefix(".gitlab/") || lines.contains { CodeOwners.section($0) != nil }
        var numbers: [String: Int] = [:]
        var current = 0
        var defaults: [String] = []
        for line in lines where !line.isEmpty && line.first != "#" {
            if isGitLab, let section = CodeOwners.section(line) {
                // Sections of one name are one, whatever their case.
                let key = section.name.lowercased()
                if numbers[key] == nil {
                    sections.append([])
                    numbers[key] = sections.count - 1
                }
                current = numbers[key] ?? 0
                defaults = section.owners
                continue
            }
            var words = CodeOwners.words(line)
            guard !words.isEmpty else { continue }
            var pattern = words.removeFirst()
            let isExclusion = isGitLab && pattern.hasPrefix("!")
            if isExclusion { pattern.removeFirst() }
            guard let compiled = OwnerPattern(pattern, isAnchoredBySlash: !isGitLab) else { continue }
            let owners = CodeOwners.owners(words)
            sections[current].append(
                Rule(pattern: compiled, isExclusion: isExclusion, owners: owners.isEmpty ? defaults : owners))
        }
    }

    /// The owners of a file, in the order of the rules, each once; empty where nobody owns it.
    /// - Parameter path: relative to the top of the repository.
    func owners(of path: String) -> [String] {
        var result: [String] = []
        for section in sections {
            if section.contains(where: { $0.isExclusion && $0.pattern.matches(path) }) { continue }
            guard let rule = section.last(where: { !$0.isExclusion && $0.pattern.matches(path) }) else { continue }
            for owner in rule.owners where !result.contains(owner) { result.append(owner) }
        }
        return result
    }

    // MARK: Lines

    /// `[Name]`, `^[Name][2] @owner`; nil where the line is a rule.
    private static func section(_ line: Substring) -> (name: String, owners: [String])? {
        var rest = line
        if rest.first == "^" { rest.removeFirst() }
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
        let name = rest[..<end].dropFirst()
        rest = rest[rest.index(after: end)...]
        if rest.first == "[", let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
        guard !name.isEmpty, rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        return (String(name), owners(words(rest)))
    }

    /// Up to a comment. A word that names nobody is left out.
    private static func owners(_ words: [String]) -> [String] {
        var result: [String] = []
        for word in words {
            if word.hasPrefix("#") { break }
            if word.contains("@"), !result.contains(word) { result.append(word) }
        }
        return result
    }

    /// The parts between white space; a backslash keeps a space, and itself, for the pattern.
    private static func words(_ line: Substring) -> [String] {
        var result: [String] = []
        var word = ""
        var isEscaped = false
        for character in line {
            if character.isWhitespace, !isEscaped {
                if !word.isEmpty { result.append(word) }
                word = ""
            } else {
                word.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return word.isEmpty ? result : result + [word]
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return line.first == "\u{FEFF}" ? line.dropFirst() : line
    }
}

/// A pattern of a CODEOWNERS file, which is that of `.gitignore` but for a last `*`: that takes files of one directory
/// and none below.
private struct OwnerPattern: Sendable {
    private let pattern: GlobPattern
    /// Says nothing of a file itself, only of what lies below a directory.
    private var needsDirectory: Bool
    /// Says nothing of what lies below a directory that it matches.
    private let stopsAtFiles: Bool
    private let matchesAnywhere: Bool

    /// - Parameter isAnchoredBySlash: GitHub's way: a slash in the middle starts the pattern at the top; else only one
    ///   in front does.
    init?(_ text: String, isAnchoredBySlash: Bool) {
        var bytes = Array(text.utf8)[...]
        needsDirectory = bytes.last == UInt8(ascii: "/")
        if needsDirectory { bytes.removeLast() }
        let isRooted = bytes.first == UInt8(ascii: "/")
        if isRooted { bytes.removeFirst() }
        let hasSlash = bytes.contains(UInt8(ascii: "/"))
        matchesAnywhere = !isRooted && (!hasSlash || !isAnchoredBySlash)
        stopsAtFiles = hasSlash && bytes.last == UInt8(ascii: "*") && bytes.dropLast().last == UInt8(ascii: "/")
        if bytes.isEmpty {
            // All there is.
            bytes = Array("**".utf8)[...]
            needsDirectory = false
        }
        let whole = matchesAnywhere && !bytes.starts(with: Array("**/".utf8)) ? Array("**/".utf8) + bytes : Array(bytes)
        guard let pattern = GlobPattern(whole) else { return nil }
        self.pattern = pattern
    }

    func matches(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        return bytes.withUnsafeBufferPointer { buffer in
            if !needsDirectory, pattern.matches(path: buffer) { return true }
            if stopsAtFiles { return false }
            return buffer.indices.contains {
                buffer[$0] == UInt8(ascii: "/") && pattern.matches(path: PathBytes(rebasing: buffer[..<$0]))
            }
        }
    }
}

extension CodeOwners {
    /// More bytes than GitHub takes.
    private static let sizeLimit = 8 << 20

    /// The file of a repository; nil where it has none.
    /// - Parameter top: the top of the repository, or the root where there is no repository.
    static func find(below top: String) throws(FileSystemError) -> CodeOwners? {
        for place in places {
            let path = PathName.join(top, place)
            guard let kind = FileSystem.kind(of: path), kind != .directory else { continue }
            // A link to what lies elsewhere would show it.
            guard let relative = PathName.relative(try FileSystem.realPath(of: path), to: top) else {
                throw FileSystemError(
                    path: path, operation: "read", code: EXDEV,
                    explanation: "the link leads out of the repository")
            }
            return CodeOwners(try RootDirectory(path: top).file(relative).read(limit: sizeLimit), path: place)
        }
        return nil
    }
}
