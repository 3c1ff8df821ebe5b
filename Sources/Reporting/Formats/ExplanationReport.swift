import Planning
import SourceText

/// What `why --output json` writes, in the form of `ExplanationSchema`. Paths are those from the top of the repository.
public struct ExplanationReport: Encodable {
    let schemaVersion = 1
    let tool: JSONReport.Tool
    let query: String
    let types: [ExplainedType]
    let otherTypes: [Other]
    /// A name that was meant, perhaps.
    let suggestion: String?

    public static func render(
        _ explanations: [Explanation], others: [OtherType], query: String, suggestion: String?, version: String, pathPrefix: String
    ) -> [UInt8] {
        let report = ExplanationReport(
            tool: JSONReport.Tool(name: "reobserve", version: version), query: query,
            types: explanations.map { ExplainedType($0, pathPrefix) }, otherTypes: others.map { Other($0, pathPrefix) }, suggestion: suggestion)
        return JSONText.render(report, isPretty: true)
    }

    struct Other: Encodable {
        let message: String
        let symbol: String
        let path: String

        init(_ other: OtherType, _ prefix: String) {
            message = other.message
            symbol = other.name
            path = prefix + other.path
        }
    }

    /// A type by its name and declaration.
    struct Place: Encodable {
        let symbol: String
        let path: String
        let line: Int
        let column: Int

        init(_ type: TypePlace, _ prefix: String) {
            symbol = type.name
            path = prefix + type.path
            line = type.location.line
            column = type.location.column
        }
    }
}

struct ExplainedType: Encodable {
    let symbol: String
    let status: String
    let path: String
    let line: Int
    let column: Int
    let relation: String?
    let unit: [ExplanationReport.Place]
    let evidence: [Step]
    let obstacles: [Group]
    let behaviours: [Group]
    let release: Freed?
    let withOtherXcode: String?

    init(_ explanation: Explanation, _ prefix: String) {
        let finding = Finding(explanation.verdict)
        withOtherXcode = finding.standingInOtherEdition?.rawValue
        symbol = finding.symbol
        status = finding.status.rawValue
        path = prefix + finding.path
        line = finding.location.line
        column = finding.location.column
        relation = explanation.relation
        unit = explanation.members.map { ExplanationReport.Place($0, prefix) }
        evidence = explanation.steps.map { Step($0, prefix) }
        obstacles = explanation.obstacles.map { Group($0, prefix) }
        behaviours = explanation.behaviours.map { Group($0, prefix) }
        release = explanation.release.map { Freed($0, prefix) }
    }

    struct Step: Encodable {
        let kind: String
        let code: String?
        let message: String
        let path: String
        let line: Int
        let column: Int
        let length: Int
        let source: String

        init(_ step: EvidenceStep, _ prefix: String) {
            kind = step.kind.rawValue
            code = step.code
            message = step.message
            path = prefix + step.place.path
            line = step.place.location.line
            column = step.place.location.column
            length = step.place.length
            source = step.place.sourceLine
        }
    }

    /// All places of one code.
    struct Group: Encodable {
        let code: String
        let advice: String
        let flags: [String]
        let places: [JSONFinding.Note]

        init(_ obstacle: Obstacle, _ prefix: String) {
            code = obstacle.code
            advice = obstacle.advice
            flags = obstacle.flags
            places = obstacle.occurrences.map { occurrence in
                JSONFinding.Note(
                    Finding.Note(code: obstacle.code, message: occurrence.message, path: occurrence.place.path, location: occurrence.place.location), prefix)
            }
        }
    }

    struct Freed: Encodable {
        let moving: [ExplanationReport.Place]
        let assisted: [ExplanationReport.Place]
        let remaining: [Group]
        let certain: Bool

        init(_ release: Release, _ prefix: String) {
            moving = release.moving.map { ExplanationReport.Place($0, prefix) }
            assisted = release.assisted.map { ExplanationReport.Place($0, prefix) }
            remaining = release.remaining.map { Group($0, prefix) }
            certain = release.isCertain
        }
    }
}
