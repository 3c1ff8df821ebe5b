import Projects
import SourceText

/// `--min-target iOS17`
enum MinimumTarget {
    /// The platforms that can be named, as messages spell them.
    static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

    /// One or several with commas between them; nil where any of them is no platform with a version.
    static func parse(_ text: String) -> [PlatformMinimum]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(parseOne)
        return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }
    }

    /// `iOS17`, `ios 17.2`
    private static func parseOne(_ text: Substring) -> PlatformMinimum? {
        let words = text.split(separator: " ")
        guard (1...2).contains(words.count), let word = words.first else { return nil }
        let name = word.prefix { $0.isLetter }
        let version = words.count == 1 ? word.dropFirst(name.count) : words[1]
        guard words.count == 1 || name == word, let platform = platform(named: name), isVersion(version)
        else { return nil }
        return PlatformMinimum(name: platform, version: String(version))
    }

    private static func platform(named name: Substring) -> String? {
        platforms.first { $0.utf8.count == name.utf8.count && $0.lowercased() == name.lowercased() }
    }

    /// One to three numbers with dots between them.
    private static func isVersion(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 3
            && parts.allSatisfy { part in
                (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            }
    }
}

extension CommandLineOptions {
    /// Of two values for one platform the last one counts.
    mutating func addMinimumTargets(_ text: String) {
        for target in MinimumTarget.parse(text) ?? [] {
            minimumTargets.removeAll { $0.name == target.name }
            minimumTargets.append(target)
        }
        minimumTargets = minimumTargets.sorted(on: { SortKey($0.name) })
    }
}
