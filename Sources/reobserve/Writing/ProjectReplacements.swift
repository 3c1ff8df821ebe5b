import SystemAccess

extension ProjectRun {
    /// What the plan writes. A file with several names below the root (hard links) is one file for the plan, and each name is written.
    var replacements: [Replacement] {
        plan.changes.flatMap { change in
            ([change.path] + (otherNames[Array(change.path.utf8)] ?? [])).map { Replacement(path: $0, before: change.bytes, edits: change.edits) }
        }
    }
}
