/// What a warning is about. The raw value is the code that reports show.
public enum WarningCode: String, CaseIterable, Sendable {
    case unusedSuppression = "unused-suppression"
    case outdatedComment = "outdated-comment"

    /// What it means, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .unusedSuppression:
            "a reobserve:… comment has no effect"
        case .outdatedComment:
            "a comment next to an edit names a wrapper, protocol or publisher that the edit removes"
        }
    }

    /// What the author can do about it.
    public var advice: String {
        switch self {
        case .unusedSuppression: "Remove the comment, or move it to the line that it concerns."
        case .outdatedComment: "Rewrite the comment; edits do not change comments."
        }
    }
}
