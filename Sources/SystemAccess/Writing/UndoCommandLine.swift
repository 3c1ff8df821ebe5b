import SourceText

/// How `undo` is written for a root that may not be the one that it would find by itself.
package enum UndoCommandLine {
    package static func text(root: RootDirectory) -> String { text(root: root.path) }

    package static func text(root: String) -> String {
        "reobserve undo" + (isFound(root) ? "" : " --root " + ShellQuoting.quoted(root))
    }

    private static func isFound(_ root: String) -> Bool {
        guard let current = try? FileSystem.currentDirectory() else { return false }
        return (try? ProjectRoot.find(explicit: nil, startingAt: current, current: current)) == root
    }
}
