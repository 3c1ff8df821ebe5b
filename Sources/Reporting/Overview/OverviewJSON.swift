import SourceText

/// The overview as one JSON object, in the form of `OverviewSchema`. Paths are those from the top of the repository.
struct OverviewJSON: Encodable {
    let schemaVersion = 1
    let tool: JSONReport.Tool
    let basis: JSONBasis
    let total: Counts
    let modules: [Row]
    let owners: [Row]
    let reasons: [Reason]
    let guidance: [Guidance]
    let types: [TypeEntry]
    let units: [Unit]
    let links: [Link]
    let filesRead: Int

    static func render(_ overview: Overview) -> [UInt8] { JSONText.render(OverviewJSON(overview), isPretty: true) }

    private init(_ overview: Overview) {
        let prefix = overview.report.pathPrefix
        tool = JSONReport.Tool(name: "reobserve", version: overview.report.version)
        basis = JSONBasis(overview.report.basis)
        total = Counts(overview.total)
        modules = overview.modules.map { Row(name: $0.name == Overview.noModule ? nil : $0.name, counts: Counts($0)) }
        owners = overview.owners.map { Row(name: $0.name == Overview.noOwner ? nil : $0.name, counts: Counts($0)) }
        reasons = overview.reasons.map { Reason(code: $0.code, types: $0.types, alone: $0.alone, frees: $0.frees) }
        guidance = overview.guidance.map { Guidance(rule: $0.rule, fixes: $0.fixes, advice: $0.advice) }
        var unitOfType: [Int: Int] = [:]
        for unit in overview.units { for type in unit.members { unitOfType[type] = unit.number } }
        types = overview.types.enumerated().map { TypeEntry($1, unit: unitOfType[$0] ?? 0, prefix) }
        units = overview.units.map { unit in
            let files = Set(unit.members.flatMap { overview.types[$0].finding.edits }.map(\.path)).sorted()
            return Unit(
                number: unit.number, status: unit.status.rawValue, types: unit.members, holds: unit.holds, files: files.map { prefix + $0 },
                waitsFor: OverviewUnit.waits(unit, overview.types).map { Wait(code: $0.code, places: $0.notes.map { JSONFinding.Note($0, prefix) }) })
        }
        links = overview.links.map { Link(kind: $0.kind.rawValue, from: $0.from, to: $0.to) }
        filesRead = overview.report.fileCount
    }

    /// How many classes there are, and how many have moved, can move and stay.
    struct Counts: Encodable {
        let classes: Int
        let moved: Int
        let pending: Int
        let assisted: Int
        let blocked: Int
        let kept: Int
        let notSelected: Int

        init(_ share: Share) {
            classes = share.count
            moved = share.moved
            pending = share.count(.pending)
            assisted = share.count(.assisted)
            blocked = share.count(.blocked)
            kept = share.count(.kept)
            notSelected = share.count(.notSelected)
        }
    }

    struct Row: Encodable {
        let name: String?
        let counts: Counts
    }

    struct Reason: Encodable {
        let code: String
        let types: Int
        let alone: Int
        let frees: Int?
    }

    struct Guidance: Encodable {
        let rule: String
        let fixes: Int
        let advice: Int
    }

    struct TypeEntry: Encodable {
        let symbol: String
        let status: String
        let path: String
        let line: Int
        let column: Int
        let module: String?
        let owners: [String]
        let unit: Int
        let reasons: [JSONFinding.Note]
        let behaviours: [JSONFinding.Note]
        let withOtherXcode: String?

        init(_ type: OverviewType, unit: Int, _ prefix: String) {
            symbol = type.finding.symbol
            status = type.finding.status.rawValue
            path = prefix + type.finding.path
            line = type.finding.location.line
            column = type.finding.location.column
            module = type.module == Overview.noModule ? nil : type.module
            owners = type.owners
            self.unit = unit
            reasons = type.finding.reasons.map { JSONFinding.Note($0, prefix) }
            behaviours = type.finding.behaviours.map { JSONFinding.Note($0, prefix) }
            withOtherXcode = type.finding.standingInOtherEdition?.rawValue
        }
    }

    struct Unit: Encodable {
        let number: Int
        let status: String
        let types: [Int]
        let holds: [Int]
        let files: [String]
        let waitsFor: [Wait]
    }

    struct Wait: Encodable {
        let code: String
        let places: [JSONFinding.Note]
    }

    struct Link: Encodable {
        let kind: String
        let from: Int
        let to: Int
    }
}
