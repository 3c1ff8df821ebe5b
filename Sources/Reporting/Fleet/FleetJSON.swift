/// The merged report as one JSON object, in the form of `FleetSchema`, which a merge takes again.
enum FleetJSON {
    static func render(_ fleet: Fleet) -> [UInt8] {
        let object: JSONObject = [
            "schemaVersion": FleetFile.version, "tool": JSONObject.tool(fleet.version),
            "repositories": fleet.repositories,
            "total": JSONObject.counts(fleet.total),
            "owners": fleet.owners.map { JSONObject.row($0, unnamed: Overview.noOwner) },
            "reasons": fleet.reasons.map { JSONObject.reason($0) },
            "guidance": fleet.guidance.map { JSONObject.guidance($0) },
            "steps": fleet.order.steps.map { $0.map { group($0, fleet) } },
            "unknown": fleet.order.unknown.map { fleet.repositories[$0].repository.name },
        ]
        return JSONText.render(object, isPretty: true)
    }

    private static func group(_ group: FleetOrder.Group, _ fleet: Fleet) -> JSONObject {
        func name(_ repository: Int) -> String { fleet.repositories[repository].repository.name }
        return ["repositories": group.members.map(name), "after": group.holders.map(name) + group.outerHolders]
    }
}
