import SourceText

/// Which of the files that hold ignore rules a directory has.
package struct RuleFileNames: Sendable {
    var hasGit = false
    var hasGitignore = false
    var hasIgnore = false

    /// All of them: for a directory that wasn't listed.
    package static let unknown = RuleFileNames(hasGit: true, hasGitignore: true, hasIgnore: true)

    /// Takes note of an entry of the directory.
    package mutating func note(_ name: PathBytes) {
        if name.elementsEqual(".git".utf8) { hasGit = true }
        if name.elementsEqual(".gitignore".utf8) { hasGitignore = true }
        if name.elementsEqual(".ignore".utf8) { hasIgnore = true }
    }
}

extension IgnoreRules {
    /// Adds the rules that a directory brings along for what is in it and below.
    /// - Parameter handle: nil for a directory above the root, which the walk does not open.
    package mutating func load(
        _ files: RuleFileNames, ofDirectory directory: String, _ handle: DirectoryHandle? = nil,
        problems: inout [DiscoveryProblem]
    ) {
        let baseLength = directory.utf8.count + (directory.utf8.last == UInt8(ascii: "/") ? 0 : 1)
        if files.hasGit && GitDirectory.isWorkTree(directory) {
            let content = IgnoreRules.reporting(to: &problems) { () throws(FileSystemError) in
                try GitDirectory.infoExclude(ofWorkTree: directory)
            }
            startGitWorkTree(infoExclude: content.map { IgnoreRuleList(content: $0, baseLength: baseLength) })
        }
        if files.hasGitignore,
            let content = IgnoreRules.content(".gitignore", of: directory, handle, problems: &problems)
        {
            addGitignoreFile(IgnoreRuleList(content: content, baseLength: baseLength))
        }
        if files.hasIgnore, let content = IgnoreRules.content(".ignore", of: directory, handle, problems: &problems) {
            addIgnoreFile(IgnoreRuleList(content: content, baseLength: baseLength))
        }
    }

    /// Adds the rules of all directories above `directory`, from `top` down.
    package mutating func load(above directory: String, upTo top: String, problems: inout [DiscoveryProblem]) {
        if directory.utf8.elementsEqual(top.utf8) { return }
        let above = PathName.ancestors(of: directory).dropFirst().filter { PathName.relative($0, to: top) != nil }
        for ancestor in above.reversed() { load(.unknown, ofDirectory: ancestor, problems: &problems) }
    }

    /// As in git, a rule file that is a symbolic link (or a directory, a pipe or a device) holds no rules.
    private static func content(
        _ name: String, of directory: String, _ handle: DirectoryHandle?, problems: inout [DiscoveryProblem]
    ) -> [UInt8]? {
        reporting(to: &problems) { () throws(FileSystemError) in
            do throws(FileSystemError) {
                let path = PathName.join(directory, name)
                guard let handle else { return try DirectoryHandle(path: directory).read(name, path: path) }
                return try handle.read(name, path: path)
            } catch  where [ENOENT, ELOOP, EISDIR, EINVAL].contains(error.code) {
                return nil
            }
        }
    }

    private static func reporting(
        to problems: inout [DiscoveryProblem], _ read: () throws(FileSystemError) -> [UInt8]?
    ) -> [UInt8]? {
        do {
            return try read()
        } catch {
            problems.append(DiscoveryProblem(path: error.path, reason: .fileSystem(error)))
            return nil
        }
    }
}
