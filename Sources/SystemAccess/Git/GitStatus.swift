import SourceText

/// A file whose content git couldn't bring back.
package struct UncommittedFile: Hashable, Sendable {
    /// Relative to the root, as it was asked for.
    package let path: String
    /// The two letters of `git status --porcelain`: ` M` changed, `??` not tracked …
    package let code: String
}

/// What git says of the files to be written.
package enum GitStatusAnswer: Hashable, Sendable {
    /// In the order of the paths asked for; empty where all is committed.
    case uncommitted([UncommittedFile])
    /// No file lies in a git work tree.
    case notInWorkTree
    case gitNotFound
}

/// Why git gave no answer.
package struct GitStatusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The work tree git was asked in.
    package let path: String
    package let message: String

    package var description: String { "\(path): git status failed: \(message)" }
}

package enum GitStatus {
    /// Which of the files have changes that aren't committed, untracked files included. Changes nothing in the
    /// repository.
    ///
    /// Each file is looked up in its own work tree, so that submodules are asked for themselves. Files outside any work
    /// tree, and files git ignores, count as clean.
    ///
    /// - Parameters:
    ///   - root: a real path.
    ///   - paths: relative to the root.
    package static func uncommitted(_ paths: [String], root: String) throws(GitStatusError) -> GitStatusAnswer {
        let pathsByWorkTree = GitDirectory.byWorkTree(paths, root: root)
        if pathsByWorkTree.isEmpty { return .notInWorkTree }

        var codes: [String: String] = [:]
        for (workTree, paths) in pathsByWorkTree.sorted(on: { SortKey($0.key) }) {
            let targets = paths.compactMap { path in
                PathName.relative(PathName.join(root, path), to: workTree).map {
                    Target(path: path, pathInWorkTree: $0)
                }
            }
            for chunk in chunks(of: targets) {
                guard let output = try askGit(for: chunk, workTree: workTree) else { return .gitNotFound }
                let found = parse(output)
                for target in chunk {
                    if let code = found[target.pathInWorkTree] { codes[target.path] = code }
                }
            }
        }
        return .uncommitted(paths.compactMap { path in codes[path].map { UncommittedFile(path: path, code: $0) } })
    }

    private struct Target {
        /// Relative to the root.
        let path: String
        let pathInWorkTree: String
    }

    /// Pieces that fit a command line on every system.
    private static func chunks(of targets: [Target]) -> [ArraySlice<Target>] {
        var chunks: [ArraySlice<Target>] = []
        var start = 0
        var byteCount = 0
        for index in targets.indices {
            byteCount += targets[index].pathInWorkTree.utf8.count + 1 + MemoryLayout<Int>.size
            if byteCount > 96 * 1024 && index > start {
                chunks.append(targets[start..<index])
                start = index
                byteCount = targets[index].pathInWorkTree.utf8.count + 1 + MemoryLayout<Int>.size
            }
        }
        if start < targets.count { chunks.append(targets[start...]) }
        return chunks
    }

    /// Nil where there is no git.
    private static func askGit(for targets: ArraySlice<Target>, workTree: String) throws(GitStatusError) -> [UInt8]? {
        let arguments = [
            "--literal-pathspecs", "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames",
            "--ignore-submodules=all", "--",
        ]
        let result: ChildProcessResult
        do {
            result = try GitCommand.ask(arguments + targets.map(\.pathInWorkTree), in: workTree)
        } catch {
            if error.saysProgramIsMissing { return nil }
            throw GitStatusError(path: workTree, message: error.description)
        }
        guard result.exitCode == 0 else {
            let said = String(decoding: result.standardError.prefix { $0 != 0x0A }, as: UTF8.self)
            throw GitStatusError(path: workTree, message: said.isEmpty ? "exit code \(result.exitCode)" : said)
        }
        return result.standardOutput
    }

    /// Entries `XY path`, each ended by NUL. With `--no-renames` no entry has a second path.
    private static func parse(_ output: [UInt8]) -> [String: String] {
        var codes: [String: String] = [:]
        for entry in output.split(separator: 0) where entry.count > 3 && entry[entry.startIndex + 2] == 0x20 {
            codes[String(decoding: entry.dropFirst(3), as: UTF8.self)] = String(
                decoding: entry.prefix(2), as: UTF8.self)
        }
        return codes
    }
}
