import SourceText

/// Globs that say which files of a folder count, relative to the root.
struct FileFilter: Equatable {
    /// Empty: all.
    var included: [String] = []
    /// A folder that one of these matches is left out with all below it.
    var excluded: [String] = []

    /// A test that takes the path of a file.
    func compiled() -> (String) -> Bool {
        let included = FileFilter.patterns(included)
        let excluded = FileFilter.patterns(excluded)
        let includesAll = self.included.isEmpty
        return { path in
            (includesAll || included.contains { FileFilter.matches($0, path[...]) })
                && !excluded.contains { FileFilter.matches($0, pathOrFolderOf: path) }
        }
    }

    /// A glob as build systems have it, taken apart: the folder before its first special character, and the glob. Nil
    /// where it leads out of the root.
    ///
    /// - Parameters:
    ///   - glob: relative to `directory`.
    static func split(_ glob: String, in directory: String) -> (folder: String, glob: String)? {
        let parts = glob.split(separator: "/", omittingEmptySubsequences: true)
        let plain = parts.prefix { !isSpecial($0) }
        guard !glob.hasPrefix("/"), let folder = RelativePath.join(directory, plain.joined(separator: "/")) else {
            return nil
        }
        let rest = parts.dropFirst(plain.count).joined(separator: "/")
        return (folder, rest.isEmpty ? "" : (folder.isEmpty ? "" : escaped(folder) + "/") + rest)
    }

    /// The files that a glob names: one file, a folder with all below it, or some of the files below a folder.
    static func claim(_ glob: String, in directory: String, excluding: [String] = []) -> FileClaim? {
        guard let (folder, pattern) = split(glob, in: directory) else { return nil }
        let excluded = excluding.compactMap { absolute($0, in: directory) }
        let filter = FileFilter(included: pattern.isEmpty ? [] : [pattern], excluded: excluded)
        return FileClaim(path: folder, filter: filter == FileFilter() ? nil : filter)
    }

    /// The glob relative to the root.
    static func absolute(_ glob: String, in directory: String) -> String? {
        split(glob, in: directory).map { $0.glob.isEmpty ? escaped($0.folder) : $0.glob }
    }

    private static func isSpecial(_ part: Substring) -> Bool {
        part.utf8.contains {
            [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{")].contains($0)
        }
    }

    private static func escaped(_ path: String) -> String {
        guard path.utf8.contains(where: { "*?[]\\{}".utf8.contains($0) }) else { return path }
        return path.reduce(into: "") { result, character in
            if "*?[]\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func patterns(_ globs: [String]) -> [GlobPattern] {
        globs.flatMap(alternatives).compactMap { GlobPattern($0.utf8) }
    }

    /// `{a,b}` taken apart; more than this many of one glob are cut off.
    private static let mostAlternatives = 64
    /// So many bytes are looked at for one glob; what is left then stays as it is written.
    private static let mostBytes = 1 << 20

    static func alternatives(of glob: String) -> [String] {
        var result: [String] = []
        var waiting = [glob]
        var bytes = 0
        while let next = waiting.popLast(), result.count < mostAlternatives {
            bytes += next.utf8.count
            guard bytes <= mostBytes, let close = next.firstIndex(of: "}"),
                let open = next[..<close].lastIndex(of: "{")
            else {
                result.append(next)
                continue
            }
            let choices = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            let (before, behind) = (next[..<open], next[next.index(after: close)...])
            for choice in choices.reversed() where waiting.count < mostAlternatives {
                waiting.append(String(before + choice + behind))
            }
        }
        return result
    }

    private static func matches(_ pattern: GlobPattern, _ path: Substring) -> Bool {
        let bytes = Array(path.utf8)
        return bytes.withUnsafeBufferPointer { pattern.matches(path: $0) }
    }

    private static func matches(_ pattern: GlobPattern, pathOrFolderOf path: String) -> Bool {
        if matches(pattern, path[...]) { return true }
        return path.indices.contains { path[$0] == "/" && matches(pattern, path[..<$0]) }
    }
}
