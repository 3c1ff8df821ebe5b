import SourceText

/// The order of a fleet in words, as plain text that the formats escape.
struct FleetWords {
    let fleet: Fleet
    /// With more repositories than this, a sentence counts them.
    private static let named = 6

    /// Above the steps.
    static let introduction = [
        "Types that only their own repository uses can migrate at any time.",
        "A public type can migrate when no other repository needs it to be an ObservableObject: change these places first, or both sides together.",
        "Together means: a new version of the library, and one commit where it is adopted that raises the version and migrates the places.",
    ]

    /// Below the steps: what is not known.
    var limits: [String] {
        let count = fleet.repositories.count
        let listed = count == 1 ? "The one repository is" : "These \(count) repositories are"
        var sentences: [String] = []
        let unknown = fleet.order.unknown
        if !unknown.isEmpty {
            sentences.append(
                "\(names(unknown)) \(unknown.count == 1 ? "is" : "are") in no step, because other repositories may need public types and no facts were given; write the \(unknown.count == 1 ? "report" : "reports") with --with-facts."
            )
        }
        let missing = Set(fleet.repositories.flatMap { $0.users?.missing ?? [] }).sorted()
        if !missing.isEmpty { sentences.append("There were no facts of \(names(missing)).") }
        sentences.append("\(listed) all that was merged; another one may need these types too.")
        return sentences
    }

    func name(_ repository: Int) -> String { fleet.repositories[repository].repository.name }

    func names(_ repositories: [Int]) -> String { names(repositories.map(name)) }

    private func names(_ names: [String]) -> String {
        let hidden = names.count - FleetWords.named
        guard hidden > 1 else { return listed(names) }
        return listed(names.prefix(FleetWords.named) + ["\(hidden) more"])
    }

    /// Of a step, from 0.
    func title(_ step: Int) -> String {
        let groups = fleet.order.steps[step]
        let repositories = counted(groups.reduce(0) { $0 + $1.members.count }, "repository", "repositories")
        if step > 0 { return "\(repositories) after step \(step)" }
        let waiting = groups.count { !$0.isFree }
        return waiting == 0 ? "\(repositories) whose types no other repository needs" : repositories
    }

    /// What a group waits for; nil where it waits for nothing.
    func sentence(_ group: FleetOrder.Group) -> String? {
        if group.isFree { return nil }
        let isAlone = group.members.count == 1
        let together =
            isAlone ? [] : ["\(names(group.members)) need types of each other, so they can only migrate together."]
        let subject = isAlone ? "\(names(group.members)) comes" : "They come"
        let holders = group.holders.map(name) + group.outerHolders.map { $0 + " (not merged)" }
        let after =
            holders.isEmpty
            ? [] : ["\(subject) after \(names(holders)), or together with \(holders.count == 1 ? "it" : "them")."]
        return (together + after).joined(separator: " ")
    }

    /// What holds types of a group.
    func holds(_ group: FleetOrder.Group) -> [FleetRepository.Hold] {
        group.members.flatMap { fleet.repositories[$0].holds }.sorted(on: { SortKey("\($0.repository)\0\($0.type)") })
    }

    /// `App needs Account to be an ObservableObject at 3 places`
    func need(_ hold: FleetRepository.Hold) -> String {
        let places = hold.places > 1 ? " at \(hold.places) places" : ""
        return "\(hold.repository) \(hold.certain ? "needs" : "may need") \(hold.type)\(places)"
    }

    /// The first place of a need, in the repository that has it; nil where it is not known.
    func place(_ hold: FleetRepository.Hold) -> String? {
        hold.path.map { path in hold.line.map { "\(path):\($0)" } ?? path }
    }
}
