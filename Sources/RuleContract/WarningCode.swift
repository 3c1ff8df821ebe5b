/// What a warning is about. The raw value is the code that reports show.
public enum WarningCode: String, CaseIterable, Sendable {
    case unusedSuppression = "unused-suppression"
    case outdatedComment = "outdated-comment"

    /// What it means, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .unusedSuppression:
            "a comment reobserve:… asks for nothing, or for something that would not have happened in any case"
        case .outdatedComment:
            "a comment beside an edit names a wrapper, a protocol or a publisher that the edit takes away"
        }
    }

    /// What the author can do about it.
    public var advice: String {
        switch self {
        case .unusedSuppression: "Remove the comment, or move it to the line that it is about."
        case .outdatedComment: "Rewrite the comment; edits leave comments as they are."
        }
    }
}
