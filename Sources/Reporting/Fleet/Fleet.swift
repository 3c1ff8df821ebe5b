import SourceText

/// The reports of many repositories, joined: how far each is, and in which order they can migrate.
///
/// Neither the order of the reports nor how they are spread over files matters: a merge of merged reports is the merge of
/// all, and a report that is there twice counts once.
public struct Fleet: Sendable {
    /// By name.
    public let repositories: [FleetRepository]
    /// Of the program that merges.
    let version: String
    let total: Share
    /// Most classes first.
    let shares: [Share]
    /// Most classes first; empty where no repository says who owns what.
    let owners: [Share]
    let reasons: [ReasonShare]
    let guidance: [GuidanceShare]
    let order: FleetOrder

    /// - Parameters:
    ///   - files: by what messages call them.
    ///   - version: of the program that merges.
    /// - Throws: where two reports of one repository are not the same.
    public init(
        merging files: [(place: String, repositories: [FleetRepository])], version: String
    ) throws(FleetError) {
        repositories = try Fleet.joined(files)
        self.version = version
        total = Fleet.sum("all", repositories.map(\.total))
        shares = Fleet.sorted(repositories.map { $0.total.share($0.repository.name) })
        owners = Fleet.owners(repositories)
        reasons = Fleet.reasons(repositories.flatMap(\.reasons))
        guidance = Fleet.guidance(repositories.flatMap(\.guidance))
        order = FleetOrder(repositories)
    }

    /// Sentences for people, each with its full stop, about what makes the numbers less than they seem.
    var notes: [String] {
        let versions = Set(repositories.map(\.tool.version)).sorted()
        return versions.count < 2
            ? []
            : ["The reports are of different versions of reobserve: \(listed(versions)). Their verdicts may differ."]
    }

    // MARK: Joining

    private static func joined(
        _ files: [(place: String, repositories: [FleetRepository])]
    ) throws(FleetError) -> [FleetRepository] {
        var known: [String: (repository: FleetRepository, place: String)] = [:]
        // By their names, so that a message does not depend on the order either.
        for file in files.sorted(on: { SortKey($0.place) }) {
            for repository in file.repositories {
                let name = repository.repository.name
                guard let first = known[name] else {
                    known[name] = (repository, file.place)
                    continue
                }
                if first.repository != repository { throw conflict(first, (repository, file.place)) }
            }
        }
        return known.values.map(\.repository).sorted(on: { SortKey($0.repository.name) })
    }

    private static func conflict(
        _ first: (repository: FleetRepository, place: String), _ second: (repository: FleetRepository, place: String)
    ) -> FleetError {
        let name = first.repository.repository.name.singleLine
        let remedy = ", or, if these are two repositories of one name, pass --repository when they are written"
        let commits = [first, second].map { $0.repository.repository.commit?.singleLine ?? "no commit" }
        if commits[0] != commits[1] {
            return FleetError(
                second.place,
                "is a report of \(name) at \(commits[1]), but \(first.place.singleLine) is one at \(commits[0]); merge reports of one commit\(remedy)"
            )
        }
        return FleetError(
            second.place,
            "differs from \(first.place.singleLine), although both are of \(name) at \(commits[0]); write them with the same flags and facts\(remedy)"
        )
    }

    // MARK: Sums

    private static func sum(_ name: String, _ counts: [FleetRepository.Counts]) -> Share {
        let shares = counts.map { $0.share(name) }
        return Share(
            name,
            counts: Dictionary(
                uniqueKeysWithValues: Finding.Status.allCases.map { status in
                    (status, shares.reduce(0) { $0 + $1.count(status) })
                }), moved: shares.reduce(0) { $0 + $1.moved })
    }

    private static func sorted(_ shares: [Share]) -> [Share] { shares.sorted(on: { SortKey(-$0.count, $0.name) }) }

    /// A repository that does not say who owns what is without an owner where another says.
    private static func owners(_ repositories: [FleetRepository]) -> [Share] {
        guard repositories.contains(where: { !$0.owners.isEmpty }) else { return [] }
        var counts: [String: [FleetRepository.Counts]] = [:]
        for repository in repositories {
            for row in repository.ownerRows { counts[row.name ?? Overview.noOwner, default: []].append(row.counts) }
        }
        return sorted(counts.map { sum($0.key, $0.value) })
    }

    private static func reasons(_ reasons: [FleetRepository.Reason]) -> [ReasonShare] {
        Dictionary(grouping: reasons, by: \.code).map { code, reasons in
            let frees = reasons.compactMap(\.frees)
            return ReasonShare(
                code: code, types: reasons.reduce(0) { $0 + $1.types }, alone: reasons.reduce(0) { $0 + $1.alone },
                frees: frees.isEmpty ? nil : frees.reduce(0, +))
        }.sorted(on: { SortKey(-$0.types, $0.code) })
    }

    private static func guidance(_ results: [FleetRepository.Guidance]) -> [GuidanceShare] {
        Dictionary(grouping: results, by: \.rule).map { rule, results in
            GuidanceShare(
                rule: rule, fixes: results.reduce(0) { $0 + $1.fixes }, advice: results.reduce(0) { $0 + $1.advice })
        }.sorted(on: { SortKey(-$0.fixes - $0.advice, $0.rule) })
    }
}

extension FleetRepository {
    /// The owners, or one row of classes without an owner where nothing says who owns what.
    var ownerRows: [Row] {
        guard owners.isEmpty, total.classes > 0 else { return owners }
        return [Row(name: nil, counts: total)]
    }
}
