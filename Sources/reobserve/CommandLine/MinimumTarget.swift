import SymbolIndex

/// `--min-target iOS17`
enum MinimumTarget {
    /// The platforms that can be named, as messages spell them.
    static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

    /// One or several with commas between them; nil where any of them is no platform with a version.
    ///
    /// All on bytes, since only ASCII can be valid: the types that split texts take longer to make than a file takes to read.
    static func parse(_ text: String) -> [PlatformMinimum]? {
        var targets: [PlatformMinimum] = []
        var rest = text.utf8[...]
        while true {
            let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
            guard let target = parseOne(rest[..<end]) else { return nil }
            targets.append(target)
            if end == rest.endIndex { return targets }
            rest = rest[rest.index(after: end)...]
        }
    }

    /// `iOS17`, `ios 17.2`
    private static func parseOne(_ text: Substring.UTF8View) -> PlatformMinimum? {
        guard let last = text.lastIndex(where: { $0 != space }) else { return nil }
        let words = text[...last].drop { $0 == space }
        let name = words.prefix { 0x61...0x7A ~= $0 | 0x20 }
        let version = words[name.endIndex...].drop { $0 == space }
        guard let platform = platform(named: name), isVersion(version) else { return nil }
        return PlatformMinimum(name: platform, version: String(Substring(version)))
    }

    private static func platform(named name: Substring.UTF8View) -> String? {
        platforms.first { platform in
            platform.utf8.count == name.count && platform.utf8.elementsEqual(name) { $0 | 0x20 == $1 | 0x20 }
        }
    }

    /// One to three numbers with dots between them.
    private static func isVersion(_ text: Substring.UTF8View) -> Bool {
        var dots = 0
        var digits = 0
        for byte in text {
            if byte == UInt8(ascii: "."), (1...4).contains(digits) {
                dots += 1
                digits = 0
            } else if 0x30...0x39 ~= byte {
                digits += 1
            } else {
                return false
            }
        }
        return dots <= 2 && (1...4).contains(digits)
    }

    private static let space = UInt8(ascii: " ")
}

extension CommandLineOptions {
    /// Of two values for one platform the last one counts.
    mutating func addMinimumTargets(_ text: String) {
        for target in MinimumTarget.parse(text) ?? [] {
            minimumTargets.removeAll { $0.name == target.name }
            minimumTargets.append(target)
        }
        minimumTargets.sort { $0.name < $1.name }
    }
}
