import Planning
import SourceText

/// What people read of guidance after `diff` and `apply`: the advice with its places, and how much there is. Fixes are
/// in the patch.
struct GuidanceSummary {
    /// Lists every advice, not only the first ones.
    let isVerbose: Bool
    /// How many are listed without `isVerbose`.
    private static let listed = 20

    func render(_ plan: Plan) -> String {
        let advice = plan.guidance.filter(\.edits.isEmpty)
        let shown = isVerbose ? advice[...] : advice.prefix(GuidanceSummary.listed)
        var text = shown.map {
            "\($0.path):\($0.location.line):\($0.location.column): advice: \($0.message) [\($0.rule)]".singleLine + "\n"
        }.joined()
        if advice.count > shown.count {
            text += "… \(advice.count - shown.count) more pieces of advice: pass -v\n"
        }
        let counts = GuidanceSummary.counts(fixes: plan.guidance.count - advice.count, advice: advice.count)
        return text + "Guidance: \(counts ?? "no findings").\n"
    }

    /// `3 fixes and 12 pieces of advice`; nil where there are none.
    static func counts(fixes: Int, advice: Int) -> String? {
        var parts: [String] = []
        if fixes > 0 { parts.append(counted(fixes, "fix", "fixes")) }
        if advice > 0 { parts.append(counted(advice, "piece", "pieces") + " of advice") }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }
}
