/// A file that the command line names, for a report or a plan.
///
/// It may lie anywhere, and a link at its name stays. But a name in the checkout that leads out of it by a link is
/// refused: who names `report.json` there does not mean what the checkout makes of it.
package enum OutputFile {
    /// - Parameter root: a real path.
    package static func write(_ bytes: [UInt8], to path: String, root: String) throws(FileSystemError) {
        let target = try FileSystem.writeTarget(of: path)
        let isInside = try PathName.relative(FileSystem.realPath(of: PathName.parent(of: path)), to: root) != nil
        let current = try PathName.join(FileSystem.currentDirectory(), path)
        let seemsInside = PathName.relative(current, to: root) != nil && !current.split(separator: "/").contains("..")
        if isInside || seemsInside, PathName.relative(target.path, to: root) == nil {
            throw FileSystemError(
                path: path, operation: "write", code: ELOOP,
                explanation: "it is a link that leads out of the checkout")
        }
        try FileSystem.writeAtomically(bytes, to: path)
    }
}
