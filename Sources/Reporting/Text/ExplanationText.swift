import Planning
import RuleContract
import SourceText

/// What `why` says of types: the verdict, the way to what decides with source lines, what would unblock it and what
/// that would free.
public struct ExplanationText: Sendable {
    /// With colors, for a terminal.
    public let isColored: Bool
    /// Show every place and every type.
    public let isVerbose: Bool
    private let xcode: XcodeEdition
    /// How many places of a code are listed without `isVerbose`.
    private static let listedPlaces = 5
    /// How many freed types are named without `isVerbose`.
    private static let namedTypes = 10

    /// - Parameter xcode: the edition that the plan was made for.
    public init(isColored: Bool, isVerbose: Bool, xcode: XcodeEdition = .standard) {
        self.isColored = isColored
        self.isVerbose = isVerbose
        self.xcode = xcode
    }

    public func render(_ explanations: [Explanation]) -> String { explanations.map(render).joined(separator: "\n") }

    private func render(_ explanation: Explanation) -> String {
        var text = headline(explanation) + "\n"
        for step in explanation.steps { text += self.step(step, explanation.verdict.outcome) }
        text += unit(explanation)
        if let other = explanation.verdict.standingInOtherEdition {
            text +=
                "\nThis depends on \(xcode.description.singleLine): with --xcode \(xcode.other) it would be \(other.rawValue).\n"
        }
        switch explanation.verdict.outcome {
        case .moves: text += behaviors("What may change", explanation)
        case .needsAssistedTier:
            text += behaviors("What may change with --tier assisted", explanation) + release(explanation)
        case .blocked: text += obstacles(explanation) + release(explanation)
        case .notSelected: break
        }
        return text
    }

    // MARK: Headline

    private func headline(_ explanation: Explanation) -> String {
        let verdict = explanation.verdict
        let relation = explanation.relation.map { " (" + $0.singleLine + ")" } ?? ""
        return paint(verdict.name.singleLine, .bold) + relation + " " + outcome(explanation) + "\n"
    }

    private func outcome(_ explanation: Explanation) -> String {
        let verdict = explanation.verdict
        switch verdict.outcome {
        case .moves:
            let files = Set(verdict.edits.map(\.path)).count
            let codes = explanation.behaviors.map(\.code)
            return paint("can migrate now", .green) + ", with edits in \(counted(files, "file", "files"))"
                + (codes.isEmpty ? "." : "; it carries \(codes.joined(separator: ", ")).")
        case .needsAssistedTier:
            return paint("can migrate with --tier assisted", .yellow)
                + ": \(counted(explanation.behaviors.count, "behavior", "behaviors")) may change."
        case .notSelected:
            if !verdict.partnersLeftOut.isEmpty { return paint(verdict.reasonOfPartners, .yellow) + "." }
            return paint("was not selected", .yellow) + " by --only-type or --skip-type."
        case .blocked:
            guard let reason = verdict.reasons.first, case .refusal(let refusal) = reason.diagnostic.outcome else {
                return paint("is blocked", .red) + "."
            }
            switch refusal {
            case .kept: return paint("is kept", .yellow) + " by a comment."
            case .linkedType: return paint("is blocked", .red) + ": \(reason.text.singleLine)."
            default: return paint("is blocked", .red) + ": \(refusal.summary) [\(refusal.rawValue)]."
            }
        }
    }

    // MARK: The way

    private func step(_ step: EvidenceStep, _ outcome: Verdict.Outcome) -> String {
        let decides = step.kind == .reason
        let label =
            !decides
            ? paint("note: ", .cyan) : outcome == .blocked ? paint("blocks: ", .red) : paint("behavior: ", .yellow)
        let code = step.code.map { " [\($0)]" } ?? ""
        return place(step.place) + ": " + label + paint(step.message.singleLine, .bold) + code + "\n"
            + SourceLineNote(place: step.place).render(paint: { paint($0, .green) })
    }

    private func unit(_ explanation: Explanation) -> String {
        guard explanation.members.count > 1 else { return "" }
        return "\nMigration unit: " + names(explanation.members, limit: ExplanationText.namedTypes)
            + " migrate together or not at all.\n"
    }

    // MARK: What to do

    private func obstacles(_ explanation: Explanation) -> String {
        guard !explanation.obstacles.isEmpty else { return "" }
        let title =
            explanation.members.count > 1
            ? "What would unblock all \(explanation.members.count) of them" : "What would unblock it"
        var text = "\n" + paint(title, .bold) + "\n"
        for obstacle in explanation.obstacles { text += list(obstacle) }
        if !explanation.behaviors.isEmpty, explanation.release?.moving.isEmpty ?? true {
            text +=
                "  " + paint("--tier assisted", .cyan) + " as well, because behavior may change: "
                + explanation.behaviors.map(\.code).joined(separator: ", ") + "\n"
        }
        return text
    }

    private func behaviors(_ title: String, _ explanation: Explanation) -> String {
        guard !explanation.behaviors.isEmpty else { return "" }
        return "\n" + paint(title, .bold) + "\n" + explanation.behaviors.map(list).joined()
    }

    private func list(_ obstacle: Obstacle) -> String {
        let flags =
            obstacle.flags.isEmpty || obstacle.flags == ["--tier assisted"]
            ? "" : " (" + obstacle.flags.joined(separator: " ") + ")"
        var text = "  " + paint(obstacle.code, .cyan) + ": " + obstacle.advice + flags + "\n"
        let shown = isVerbose ? obstacle.occurrences : Array(obstacle.occurrences.prefix(ExplanationText.listedPlaces))
        for occurrence in shown {
            text += "    " + place(occurrence.place) + "  " + occurrence.message.singleLine + "\n"
        }
        let hidden = obstacle.occurrences.count - shown.count
        if hidden > 0 { text += "    … \(hidden) more: pass -v\n" }
        return text
    }

    private func release(_ explanation: Explanation) -> String {
        guard let release = explanation.release else { return "" }
        var text = "\n"
        let total = release.moving.count + release.assisted.count
        if total == 0 {
            text += "This alone would free no type.\n"
        } else if explanation.verdict.outcome == .needsAssistedTier {
            text +=
                "--tier assisted migrates \(counted(release.assisted.count, "type", "types")) of this unit: \(names(release.assisted, limit: ExplanationText.namedTypes)).\n"
        } else {
            text += "This would free \(counted(total, "type", "types")): "
            var parts: [String] = []
            if !release.moving.isEmpty { parts.append(names(release.moving, limit: ExplanationText.namedTypes)) }
            if !release.assisted.isEmpty {
                parts.append(names(release.assisted, limit: ExplanationText.namedTypes) + " with --tier assisted")
            }
            text += parts.joined(separator: "; ") + ".\n"
        }
        for obstacle in release.remaining {
            text += "Still blocked by:\n" + list(obstacle)
        }
        if !release.isCertain { text += "The rest of the file is unknown until it parses.\n" }
        return text
    }

    // MARK: Parts

    private func names(_ types: [TypePlace], limit: Int) -> String {
        let shown = isVerbose ? types : Array(types.prefix(limit))
        let hidden = types.count - shown.count
        return shown.map(\.name.singleLine).joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
    }

    private func place(_ place: EvidencePlace) -> String {
        "\(place.path.singleLine):\(place.location.line):\(place.location.column)"
    }

    private enum Color: String {
        case bold = "1", red = "31", green = "32", yellow = "33", cyan = "36"
    }

    private func paint(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[m" : text
    }
}

/// A source line with a mark below what is meant, as compilers show it.
struct SourceLineNote {
    let place: EvidencePlace
    /// What is longer is cut around the place.
    private static let width = 140
    private static let before = 60

    func render(paint: (String) -> String) -> String {
        guard !place.sourceLine.isEmpty else { return "" }
        let bytes = Array(place.sourceLine.utf8)
        let start = min(max(place.location.column - 1, 0), bytes.count)
        let end = min(start + place.length, bytes.count)
        var head = shown(bytes[..<start])[...]
        let marked = shown(bytes[start..<end])
        var tail = shown(bytes[end...])[...]
        var lead = ""
        if head.count + marked.count > SourceLineNote.width, head.count > SourceLineNote.before {
            head = head.suffix(SourceLineNote.before)
            lead = "…"
        } else {
            let indentation = head.prefix { $0 == " " }.count
            head = head.dropFirst(indentation)
        }
        var middle = marked[...]
        let room = max(1, SourceLineNote.width - head.count)
        if middle.count > room {
            middle = middle.prefix(room)
            tail = "…"
        } else if middle.count + tail.count > room {
            tail = tail.prefix(room - middle.count) + "…"
        }
        let mark = "^" + String(repeating: "~", count: max(0, middle.count - 1))
        return "    \(lead)\(head)\(middle)\(tail)\n    " + String(repeating: " ", count: lead.count + head.count)
            + paint(mark) + "\n"
    }

    private func shown(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        for character in String(decoding: bytes, as: UTF8.self) {
            text += character == "\t" ? "    " : String(character)
        }
        return text.singleLine
    }
}
