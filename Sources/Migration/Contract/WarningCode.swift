/// What a warning is about. The raw value is the code that reports show.
public enum WarningCode: String, CaseIterable, Sendable {
    case unusedSuppression = "unused-suppression"

    /// What it means, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .unusedSuppression: "a comment reobserve:… asks for nothing, or for something that would not have happened in any case"
        }
    }

    /// What the author can do about it.
    public var advice: String {
        switch self {
        case .unusedSuppression: "Remove the comment, or move it to the line that it is about."
        }
    }
}
