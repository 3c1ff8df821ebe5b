import Planning
import RuleContract
import SourceText

/// The reasons of several types, each code once, with the places that hold most types.
struct ReasonGroups {
    /// One code.
    struct Group {
        let code: String
        /// What the code means, as a clause without a full stop.
        let summary: String
        /// How many types have the reason.
        let typeCount: Int
        /// Those with most types first.
        let places: [Place]
    }

    /// One place, one file that is not edited, or one target that is built for too old a system.
    struct Place {
        /// `App/Feed.swift:22: $items is used as a publisher`
        let text: String
        /// The names of the types, in the order of their places.
        let types: [String]
    }

    /// The code of most types first.
    let groups: [Group]
    /// How many codes and places are listed where not all are asked for.
    private static let listedGroups = 5
    private static let listedPlaces = 2

    /// - Parameter isCounted: whether a reason counts.
    init(_ verdicts: [Verdict], where isCounted: (LocatedDiagnostic) -> Bool = { _ in true }) {
        var entries: [String: [Entry]] = [:]
        for (number, verdict) in verdicts.enumerated() {
            for reason in verdict.reasons where isCounted(reason) {
                entries[reason.code, default: []].append((number, verdict.name, reason))
            }
        }
        groups = entries.map { code, entries in ReasonGroups.group(code, entries) }
            .sorted(on: { SortKey(-$0.typeCount, $0.code) })
    }

    /// Lines below a title; empty where there is no reason.
    func text(_ title: String, more: String) -> String {
        if groups.isEmpty { return "" }
        let shown = groups.prefix(ReasonGroups.listedGroups)
        let width = shown.map { String($0.typeCount).count }.max() ?? 1
        var text = title + "\n"
        for group in shown {
            let count = String(group.typeCount)
            let indentation = String(repeating: " ", count: width - count.count + 2)
            text += "\(indentation)\(count)  \(group.code): \(group.summary)\n"
            let lines = group.places.prefix(ReasonGroups.listedPlaces).map { line($0).singleLine }
            let hidden = group.places.count - lines.count
            for line in lines + (hidden > 0 ? ["… \(hidden) more"] : []) {
                text += String(repeating: " ", count: width + 6) + line + "\n"
            }
        }
        if groups.count > shown.count {
            text += "  … \(counted(groups.count - shown.count, "more reason", "more reasons")): \(more), or pass -v\n"
        }
        return text
    }

    /// `App/Feed.swift:22: $items is used as a publisher (Feed and 3 more)`
    private func line(_ place: Place) -> String {
        let first = place.types.first ?? ""
        let others = place.types.count - 1
        return place.text + (others > 0 ? " (\(first) and \(others) more)" : " (\(first))")
    }

    /// A reason of a type, which has its position among the verdicts and its name.
    private typealias Entry = (type: Int, name: String, reason: LocatedDiagnostic)

    private static func group(_ code: String, _ entries: [Entry]) -> Group {
        let summary = summary(entries[0].reason)
        var texts: [String] = []
        var types: [String: [String]] = [:]
        for (_, name, reason) in entries {
            let text = placeText(reason, summary)
            if types[text] == nil { texts.append(text) }
            if types[text]?.last != name { types[text, default: []].append(name) }
        }
        let places = texts.map { Place(text: $0, types: types[$0] ?? []) }
        return Group(
            code: code, summary: summary, typeCount: Set(entries.map(\.type)).count,
            places: places.indices.sorted(on: { SortKey(-places[$0].types.count, $0) }).map { places[$0] })
    }

    /// A target or a file holds all of its types at once, so that the place of one says nothing.
    private static func placeText(_ reason: LocatedDiagnostic, _ summary: String) -> String {
        switch reason.diagnostic.outcome.refusal {
        case .deploymentTarget: return reason.text
        case .outsideEditScope: return reason.path
        default:
            let place = "\(reason.path):\(reason.location.line)"
            return reason.text == summary ? place : place + ": " + reason.text
        }
    }

    private static func summary(_ reason: LocatedDiagnostic) -> String {
        reason.diagnostic.outcome.refusal?.summary ?? reason.text
    }
}
