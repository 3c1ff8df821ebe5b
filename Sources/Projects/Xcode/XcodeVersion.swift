/// A version of Xcode as files spell it: `26.1`.
public struct XcodeVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Most significant first; at least one.
    public let numbers: [Int]

    public var major: Int { numbers.first ?? 0 }
    public var description: String { numbers.map(String.init).joined(separator: ".") }

    /// The first Xcode with Observation. What names an older one does not build what has been migrated.
    static let firstWithObservation = 15
    /// Some generators write 9999 where Xcode writes its version, so that it never asks for an upgrade.
    private static let highest = 99

    /// - Parameter text: numbers with dots between them; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int($0) : nil }
        guard numbers.count == parts.count, let major = numbers.first, (1...XcodeVersion.highest).contains(major) else {
            return nil
        }
        self.numbers = numbers
    }

    /// - Parameter code: as projects write it: `0930` for 9.3, `1640` for 16.4, `2600` for 26.0.
    init?(projectCode code: some StringProtocol) {
        guard (3...4).contains(code.utf8.count), let number = Int(code), number < 9900 else { return nil }
        numbers = [number / 100, number / 10 % 10] + (number % 10 > 0 ? [number % 10] : [])
    }

    public static func < (left: XcodeVersion, right: XcodeVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

extension XcodeVersion {
    /// The version that a project was last opened and upgraded with: that of `LastUpgradeCheck` or
    /// `LastSwiftUpdateCheck`, whichever is higher.
    /// - Parameter bytes: a `project.pbxproj`.
    public static func lastOpened(project bytes: [UInt8]) -> XcodeVersion? {
        ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { key in
            text(behind: key, in: bytes).flatMap { XcodeVersion(projectCode: $0) }
        }.max()
    }

    /// The version of an Xcode.
    /// - Parameter bytes: its `version.plist`.
    public static func installed(propertyList bytes: [UInt8]) -> XcodeVersion? {
        text(behind: "<key>CFBundleShortVersionString</key>", in: bytes).flatMap { XcodeVersion($0) }
    }

    /// The version in the first line of an `.xcode-version`.
    public static func pinned(versionFile bytes: [UInt8]) -> XcodeVersion? {
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 || $0 == 0x09 }
        return XcodeVersion(String(decoding: line.prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }, as: UTF8.self))
    }

    /// The digits and dots behind the first occurrence of a key, where only signs of the format stand between.
    private static func text(behind key: String, in bytes: [UInt8]) -> String? {
        let key = Array(key.utf8)
        guard let last = key.last, bytes.count > key.count else { return nil }
        for end in key.count..<bytes.count
        where bytes[end - 1] == last && bytes[(end - key.count)..<end].elementsEqual(key) {
            var rest = bytes[end...]
            if rest.starts(with: Array("\n".utf8)) || rest.first == 0x09 {
                rest = rest.drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            }
            if rest.starts(with: "<string>".utf8) { rest = rest.dropFirst("<string>".utf8.count) }
            rest = rest.drop { [0x20, 0x3D, 0x22].contains($0) }
            return String(decoding: rest.prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }, as: UTF8.self)
        }
        return nil
    }
}
