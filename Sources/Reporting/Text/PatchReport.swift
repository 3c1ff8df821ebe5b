import Planning


/// Changes as one patch.
public enum PatchReport {
    /// - Parameter prefix: what stands before each path, such as the way from the top of the repository to the root; ends with `/` or is empty.
    public static func render(_ changes: [FileChange], prefix: String, style: UnifiedDiff.Style) -> [UInt8] {
        let diff = UnifiedDiff(style: style)
        var patch: [UInt8] = []
        for change in changes { diff.append(path: prefix + change.path, bytes: change.bytes, edits: change.edits, to: &patch) }
        return patch
    }
}
