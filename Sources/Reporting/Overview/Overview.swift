import Planning
import RuleContract
import SourceText

/// How far a project is and what holds the rest back: what `report` shows in all its formats.
public struct Overview: Sendable {
    /// The findings, changes and problems of the run.
    public let report: Report
    /// All classes of the project that are of interest.
    public let total: Share
    /// Most classes first.
    public let modules: [Share]
    /// Most classes first; empty where no file says who owns what. A class with several owners counts with each.
    public let owners: [Share]
    /// The code that holds most types back first.
    public let reasons: [ReasonShare]
    /// In the order in which they can move: ready ones first, and among equals those that others hold before their
    /// holders.
    public let units: [OverviewUnit]
    /// One for each finding of the report.
    public let types: [OverviewType]
    /// By rule, those with most findings first; empty where no rule of that family was chosen.
    public let guidance: [GuidanceShare]
    /// Ties between types, by their positions in `types`.
    public let links: [TypeLandscape.Link]
    /// Which repository it is; nil where no format asks for it.
    public var position: FleetPosition?

    /// What a row of classes without a module is called.
    public static let noModule = "no module"
    /// What a row of classes without an owner is called.
    public static let noOwner = "no owner"

    /// - Parameter owners: for a path relative to the root those who own it; nil where no file says.
    public init(_ report: Report, _ landscape: TypeLandscape, owners: ((String) -> [String])?) {
        self.report = report
        var nodes: [TypePlace: Int] = [:]
        for (number, node) in landscape.types.enumerated() { nodes[node.type] = number }
        let nodeOfFinding = report.findings.map {
            nodes[TypePlace(name: $0.symbol, path: $0.path, location: $0.location)]
        }
        types = report.findings.enumerated().map { number, finding in
            OverviewType(
                finding: finding,
                module: Overview.module(nodeOfFinding[number].map { landscape.types[$0].modules } ?? []),
                owners: owners?(finding.path) ?? [])
        }
        var findingOfNode: [Int: Int] = [:]
        for (finding, node) in nodeOfFinding.enumerated() { if let node { findingOfNode[node] = finding } }
        let links = landscape.links.compactMap { link -> TypeLandscape.Link? in
            guard let from = findingOfNode[link.from], let to = findingOfNode[link.to] else { return nil }
            return TypeLandscape.Link(from: from, to: to, kind: link.kind)
        }
        self.links = links
        let moved = landscape.observable.map {
            (module: Overview.module($0.modules), owners: owners?($0.type.path) ?? [])
        }
        total = Share("all", types.map(\.finding.status), moved: moved.count)
        modules = Overview.shares(
            types.map { (names: [$0.module], $0.finding.status) }, moved: moved.map { [$0.module] })
        self.owners =
            owners == nil
            ? []
            : Overview.shares(
                types.map { (names: Overview.named($0.owners), $0.finding.status) },
                moved: moved.map { Overview.named($0.owners) })
        reasons = ReasonShare.all(report.findings, freed: landscape.freedByCode)
        units = OverviewUnit.ordered(types, links)
        guidance = GuidanceShare.all(report.guidance)
    }

    private static func module(_ names: [String]) -> String {
        guard let first = names.first(where: { !$0.isEmpty }) else { return noModule }
        return first == "/" ? noModule : first
    }

    private static func named(_ owners: [String]) -> [String] { owners.isEmpty ? [noOwner] : owners }

    private static func shares(_ types: [(names: [String], status: Finding.Status)], moved: [[String]]) -> [Share] {
        var statuses: [String: [Finding.Status]] = [:]
        var movedCounts: [String: Int] = [:]
        for type in types { for name in type.names { statuses[name, default: []].append(type.status) } }
        for names in moved { for name in names { movedCounts[name, default: 0] += 1 } }
        return Set(statuses.keys).union(movedCounts.keys).map {
            Share($0, statuses[$0] ?? [], moved: movedCounts[$0] ?? 0)
        }
        .sorted(on: { SortKey(-$0.count, $0.name) })
    }
}

/// A legacy type as the overview shows it.
public struct OverviewType: Sendable {
    public let finding: Finding
    public let module: String
    /// Empty where nobody owns its file.
    public let owners: [String]
}
