import Planning
import Semantics
import SourceText

/// Where a repository is among others: which one it is, which types others may use, and who needs them.
public struct FleetPosition: Sendable {
    let repository: FleetRepository.Identity
    let provides: [FleetRepository.ProvidedModule]
    /// Nil where nothing is known of others.
    let users: FleetRepository.Users?
    let holds: [FleetRepository.Hold]

    /// - Parameters:
    ///   - name: of the repository.
    ///   - commit: nil where it is not known.
    public init(name: String, commit: String?, _ plan: Plan) {
        let types = plan.landscape.types
        repository = FleetRepository.Identity(name: name, commit: commit)
        provides = FleetPosition.provided(types)
        users = plan.users.map { FleetRepository.Users(known: $0.repositories.count, missing: $0.missing) }
        holds = types.flatMap { FleetPosition.holds($0) }
    }

    private static func provided(_ types: [TypeLandscape.Node]) -> [FleetRepository.ProvidedModule] {
        var names: [String: Set<String>] = [:]
        for node in types where node.isOpen {
            for module in node.modules { names[module, default: []].insert(node.type.name) }
        }
        return names.sorted(on: { SortKey($0.key) }).map {
            FleetRepository.ProvidedModule(module: $0.key, types: $0.value.sorted())
        }
    }

    /// One for each repository that needs the type: the certain places where there are any, else those that may be about
    /// another type.
    private static func holds(_ node: TypeLandscape.Node) -> [FleetRepository.Hold] {
        node.holds.grouped(by: \.repository).map { repository, holds in
            let certain = holds.filter(\.isCertain)
            let uses = (certain.isEmpty ? holds : certain).compactMap(\.use)
            return FleetRepository.Hold(
                type: node.type.name, repository: repository, certain: !certain.isEmpty, places: uses.count,
                path: uses.first?.path, line: uses.first?.line)
        }
    }
}
