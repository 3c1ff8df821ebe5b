/// What lets `check` fail. Findings of guidance rules count like types: a fix is something that can be done now, an
/// advice waits for somebody.
public enum FailureCondition: String, CaseIterable, Sendable {
    /// Types that can move now.
    case pending
    /// Types that stay, or need another tier, and were not kept on purpose.
    case blocked
    /// All types but those that are kept on purpose.
    case new
    /// Nothing.
    case none

    func holds(for status: Finding.Status) -> Bool {
        switch (self, status) {
        case (.none, _), (_, .kept), (_, .notSelected): false
        case (.pending, _): status == .pending
        case (.blocked, _): status == .blocked || status == .assisted
        case (.new, _): true
        }
    }

    func holds(for status: GuidanceResult.Status) -> Bool {
        switch self {
        case .none: false
        case .pending: status == .fix
        case .blocked: status == .advice
        case .new: true
        }
    }
}
