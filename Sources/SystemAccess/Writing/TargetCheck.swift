/// What has to hold of the files before they are written.
package enum TargetCheck {
    /// Refuses only where a file to be written has changes that git could not bring back.
    ///
    /// - Parameter isOwn: whether a file's bytes are known to be the work of this program, so that they are no loss.
    package static func requireCommitted(
        _ replacements: [Replacement], root: String, allowsDirtyFiles: Bool,
        isOwn: (Replacement) -> Bool = { _ in false }
    ) throws(WriteError) {
        let targets = replacements.filter { !isOwn($0) }
        guard !allowsDirtyFiles, !targets.isEmpty else { return }
        let answer: GitStatusAnswer
        do throws(GitStatusError) {
            answer = try GitStatus.uncommitted(targets.map(\.path), root: root)
        } catch {
            throw WriteError("\(error); pass --allow-dirty to write anyway")
        }
        switch answer {
        case .notInWorkTree: return
        case .gitNotFound:
            throw WriteError(
                "git was not found, so uncommitted changes can't be detected; pass --allow-dirty to write anyway")
        case .uncommitted(let files):
            guard !files.isEmpty else { return }
            throw WriteError(files.map { "\($0.path): error: has uncommitted changes" })
                .adding("nothing was written; commit or stash first, or pass --allow-dirty")
        }
    }

    /// Refuses where a file is not what the plan was made from.
    package static func requireUnchanged(_ replacements: [Replacement], root: String) throws(WriteError) {
        let isUnchanged = forEachFile(replacements.count) { number in
            (try? FileSystem.readFile(at: PathName.join(root, replacements[number].path)))
                == replacements[number].before
        }
        let changed = isUnchanged.indices.filter { !isUnchanged[$0] }
        guard !changed.isEmpty else { return }
        throw WriteError(changed.map { "\(replacements[$0].path): error: changed since it was read" }).adding(
            "nothing was written; run again")
    }
}
