import Planning
import SourceText

/// How the summary tells what was not seen: one line for it and one for what is to be known; each place with
/// `isVerbose`.
public struct SoundnessReport {
    let isVerbose: Bool

    /// All that was not seen, and what is to be known.
    public static func text(of soundness: Soundness, isVerbose: Bool) -> String {
        SoundnessReport(isVerbose: isVerbose).render(soundness, hasTypes: true)
    }

    func render(_ soundness: Soundness, hasTypes: Bool) -> String {
        let unseen = Soundness.Kind.allCases.filter(\.isUnseen)
        let seen = Soundness.Kind.allCases.filter { !$0.isUnseen }
        let unseenText = line("Not seen: ", unseen, soundness)
        guard hasTypes else { return unseenText }
        let exception = soundness.hasExclusions ? ", except those that --exclude leaves out" : ""
        let complete = "All Swift files found were read\(exception); every name at a use was resolved.\n"
        return (unseenText.isEmpty ? complete : unseenText) + line("Note: ", seen, soundness)
    }

    private func line(_ title: String, _ kinds: [Soundness.Kind], _ soundness: Soundness) -> String {
        let parts = kinds.compactMap { part($0, soundness.entries($0)) }
        guard !parts.isEmpty else { return "" }
        let entries = kinds.flatMap { soundness.entries($0) }
        let hasPlaces = entries.contains { !$0.path.isEmpty }
        var text =
            title + parts.joined(separator: ", ") + "." + (hasPlaces && !isVerbose ? " -v shows where." : "") + "\n"
        guard isVerbose else { return text }
        for entry in entries where !entry.path.isEmpty {
            text +=
                "  " + entry.path.singleLine + (entry.line > 0 ? ":\(entry.line)" : "") + ": " + entry.detail.singleLine
            if entry.kind == .externalType, entry.count > 1 { text += " and \(entry.count - 1) more of this type" }
            if !entry.types.isEmpty {
                text += " (\(verb(entry.types.count)): \(entry.types.joined(separator: ", ").singleLine))"
            }
            text += "\n"
        }
        return text
    }

    private func part(_ kind: Soundness.Kind, _ entries: [Soundness.Entry]) -> String? {
        guard !entries.isEmpty else { return nil }
        let count = entries.reduce(0) { $0 + $1.count }
        let text: String
        switch kind {
        case .unreadableFile:
            text = counted(count, "unreadable file or folder", "unreadable files or folders")
        case .unparsableFile: text = counted(count, "file that does not parse", "files that do not parse")
        case .unreadManifest:
            text = counted(count, "unreadable part of a manifest", "unreadable parts of manifests")
        case .macro: text = counted(count, "macro that may add members", "macros that may add members")
        case .unresolvedName: text = counted(count, "name that did not resolve", "names that did not resolve")
        case .otherLanguage:
            text = entries.map { counted($0.count, $0.detail + " file", $0.detail + " files") }.joined(separator: ", ")
        case .untouchableFile: text = counted(count, "file with uses is not edited", "files with uses are not edited")
        case .conditionalBlock:
            text = counted(
                count, "#if block contains uses; all its branches were analyzed",
                "#if blocks contain uses; all their branches were analyzed")
        case .externalType: text = externalTypes(entries)
        case .compilerName:
            text = counted(
                count, "name was resolved by the compiler's index", "names were resolved by the compiler's index")
        case .missingIndex: text = entries.map(\.detail.singleLine).joined(separator: ", ")
        case .outdatedIndex:
            text = counted(
                count, "file changed since it was built, so its index is ignored",
                "files changed since they were built, so their index is ignored")
        }
        let types = Set(entries.flatMap(\.types)).count
        return text + (types > 0 ? " (\(verb(types)))" : "")
    }

    private func externalTypes(_ entries: [Soundness.Entry]) -> String {
        let names = entries.map(\.detail.singleLine).sorted()
        let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        return counted(
            names.count, "type from another module keeps its wrappers",
            "types from other modules keep their wrappers") + " [\(shown)]"
    }

    private func verb(_ types: Int) -> String { types == 1 ? "1 type stays" : "\(types) types stay" }
}
