import Planning
import SourceText

/// What `why --output json` writes, in the form of `ExplanationSchema`. Paths are those from the top of the repository.
public struct ExplanationReport {
    private let pathPrefix: String

    /// - Parameter suggestion: a name that was meant, perhaps.
    public static func render(
        _ explanations: [Explanation], others: [OtherType], query: String, suggestion: String?, version: String,
        pathPrefix: String
    ) -> [UInt8] {
        let report = ExplanationReport(pathPrefix: pathPrefix)
        let otherTypes = others.map { other -> JSONObject in
            ["message": other.message, "symbol": other.name, "path": pathPrefix + other.path]
        }
        let object: JSONObject = [
            "schemaVersion": 1, "tool": JSONObject.tool(version), "query": query,
            "types": explanations.map(report.object),
            "otherTypes": otherTypes, "suggestion": suggestion,
        ]
        return JSONText.render(object, isPretty: true)
    }

    private func object(_ explanation: Explanation) -> JSONObject {
        let finding = Finding(explanation.verdict)
        return [
            "symbol": finding.symbol, "status": finding.status.rawValue, "path": pathPrefix + finding.path,
            "line": finding.location.line,
            "column": finding.location.column, "relation": explanation.relation, "unit": explanation.members.map(place),
            "evidence": explanation.steps.map(step), "obstacles": explanation.obstacles.map(group),
            "behaviors": explanation.behaviors.map(group), "release": explanation.release.map(freed),
            "withOtherXcode": finding.standingInOtherEdition?.rawValue,
        ]
    }

    /// A type by its name and declaration.
    private func place(_ type: TypePlace) -> JSONObject {
        [
            "symbol": type.name, "path": pathPrefix + type.path, "line": type.location.line,
            "column": type.location.column,
        ]
    }

    private func step(_ step: EvidenceStep) -> JSONObject {
        [
            "kind": step.kind.rawValue, "code": step.code, "message": step.message,
            "path": pathPrefix + step.place.path,
            "line": step.place.location.line, "column": step.place.location.column, "length": step.place.length,
            "source": step.place.sourceLine,
        ]
    }

    /// All places of one code.
    private func group(_ obstacle: Obstacle) -> JSONObject {
        let notes = obstacle.occurrences.map { occurrence in
            Finding.Note(
                code: obstacle.code, message: occurrence.message, path: occurrence.place.path,
                location: occurrence.place.location)
        }
        return [
            "code": obstacle.code, "advice": obstacle.advice, "flags": obstacle.flags,
            "places": notes.map { JSONObject($0, pathPrefix) },
        ]
    }

    private func freed(_ release: Release) -> JSONObject {
        [
            "moving": release.moving.map(place), "assisted": release.assisted.map(place),
            "remaining": release.remaining.map(group),
            "certain": release.isCertain,
        ]
    }
}
