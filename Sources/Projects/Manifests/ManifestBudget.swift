/// How much work the values of one manifest may cause: twenty names that each stand for the one before twice would
/// otherwise make a million values.
final class ManifestBudget {
    /// Manifests of real projects take a few thousand.
    private static let mostSteps = 100_000

    private var left = ManifestBudget.mostSteps

    var isExhausted: Bool { left < 0 }

    /// Returns false where the budget is exhausted: the value is not known then.
    func spend(_ steps: Int = 1) -> Bool {
        if left >= 0 { left -= min(steps, left + 1) }
        return left >= 0
    }

    /// For a text that is put together from others.
    func spend(for text: String) -> Bool { spend(1 + text.utf8.count / 16) }

    /// What to say of a manifest whose values were not all read.
    func problem(in path: String) -> ManifestProblem? {
        isExhausted
            ? ManifestProblem(
                "its values are too many to read", at: ManifestPlace(path: path, line: 0), subject: .modules) : nil
    }
}
