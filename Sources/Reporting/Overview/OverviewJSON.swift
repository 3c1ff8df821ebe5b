import SourceText

/// The overview as one JSON object, in the form of `OverviewSchema`. Paths are those from the top of the repository.
struct OverviewJSON {
    private let overview: Overview
    private var prefix: String { overview.report.pathPrefix }

    static func render(_ overview: Overview) -> [UInt8] {
        JSONText.render(OverviewJSON(overview: overview).object(), isPretty: true)
    }

    private func object() -> JSONObject {
        var unitOfType: [Int: Int] = [:]
        for unit in overview.units { for type in unit.members { unitOfType[type] = unit.number } }
        let links = overview.links.map { link -> JSONObject in
            ["kind": link.kind.rawValue, "from": link.from, "to": link.to]
        }
        return [
            "schemaVersion": 1, "tool": JSONObject.tool(overview.report.version),
            "basis": JSONObject(overview.report.basis),
            "total": JSONObject.counts(overview.total),
            "modules": overview.modules.map { JSONObject.row($0, unnamed: Overview.noModule) },
            "owners": overview.owners.map { JSONObject.row($0, unnamed: Overview.noOwner) },
            "reasons": overview.reasons.map { JSONObject.reason($0) },
            "guidance": overview.guidance.map { JSONObject.guidance($0) },
            "types": overview.types.enumerated().map { type($1, unit: unitOfType[$0] ?? 0) },
            "units": overview.units.map(unit),
            "links": links, "filesRead": overview.report.fileCount,
            "repository": overview.position?.repository, "provides": overview.position?.provides,
            "users": overview.position?.users, "holds": overview.position?.holds,
        ]
    }

    private func type(_ type: OverviewType, unit: Int) -> JSONObject {
        let finding = type.finding
        return [
            "symbol": finding.symbol, "status": finding.status.rawValue, "path": prefix + finding.path,
            "line": finding.location.line,
            "column": finding.location.column, "module": type.module == Overview.noModule ? nil : type.module,
            "owners": type.owners,
            "unit": unit, "reasons": finding.reasons.map { JSONObject($0, prefix) },
            "behaviors": finding.behaviors.map { JSONObject($0, prefix) },
            "withOtherXcode": finding.standingInOtherEdition?.rawValue,
        ]
    }

    private func unit(_ unit: OverviewUnit) -> JSONObject {
        let files = Set(unit.members.flatMap { overview.types[$0].finding.edits }.map(\.path)).sorted()
        let waits = OverviewUnit.waits(unit, overview.types).map { wait -> JSONObject in
            ["code": wait.code, "places": wait.notes.map { JSONObject($0, prefix) }]
        }
        return [
            "number": unit.number, "status": unit.status.rawValue, "types": unit.members, "holds": unit.holds,
            "files": files.map { prefix + $0 }, "waitsFor": waits,
        ]
    }
}
