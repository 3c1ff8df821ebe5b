import Projects
import RuleContract

extension Plan {
    /// Adds what could not be read in manifests, with the types that stay because of it.
    package mutating func addUnread(_ problems: [ManifestProblem]) {
        let waiting = verdicts.filter { $0.reasons.contains { $0.diagnostic.refusal == .deploymentTarget } }
        soundness.add(
            problems.map { problem in
                let place = problem.place.description
                let types = waiting.filter { verdict in
                    verdict.reasons.contains {
                        $0.diagnostic.refusal == .deploymentTarget && $0.text.hasSuffix("(\(place))")
                    }
                }
                return Soundness.Entry(
                    kind: .unreadManifest, path: problem.place.path, line: problem.place.line, detail: problem.message,
                    types: types.map(\.name))
            })
    }
}
