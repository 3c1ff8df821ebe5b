/// Finds the versions of Xcode that the settings of a build service name, in YAML, Ruby or shell alike.
///
/// A word `xcode`, then signs and a few known words, then a number: `xcode-version: '26.1'`,
/// `/Applications/Xcode_26.1.app`, `osx_image: xcode16.2`, `xcodes(version: "26.1")`, `xcode: [16.4, "26.1"]`. What
/// says no number, such as `latest-stable`, or only a lower bound, says nothing.
public struct XcodeVersionScanner {
    private let line: [UInt8]
    private var position = 0
    private var found: [XcodeVersion] = []

    private static let keys = ["xcversion", "xcode"].map { Array($0.utf8) }
    private static let words = ["versions", "version", "select", "install", "s"].map { Array($0.utf8) }
    private static let signs = Set(" \t_-:='\"([,^".utf8)

    /// The versions in the order of the text. Those before Observation are left out, since nothing that has been
    /// migrated is built with them.
    public static func versions(in bytes: [UInt8]) -> [XcodeVersion] {
        var versions: [XcodeVersion] = []
        var isInList = false
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            var scanner = XcodeVersionScanner(line)
            if isInList, scanner.takeListItem() {
                versions += scanner.found
                continue
            }
            isInList = scanner.scan()
            versions += scanner.found
        }
        return versions.filter { $0.major >= XcodeVersion.firstWithObservation }
    }

    private init(_ line: ArraySlice<UInt8>) {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        // A comment.
        let end = text.indices.first { text[$0] == 0x23 && ($0 == 0 || text[$0 - 1] == 0x20) } ?? text.count
        self.line = Array(text[..<end])
    }

    /// - Returns: true where the line ends behind a key, so that a list may follow.
    private mutating func scan() -> Bool {
        while position < line.count {
            guard let key = XcodeVersionScanner.keys.first(where: { line[position...].starts(with: $0) }) else {
                position += 1
                continue
            }
            position += key.count
            if takeSignsAndWords() { return line.last == UInt8(ascii: ":") }
            takeNumbers()
        }
        return false
    }

    /// `- "16.4"`
    private mutating func takeListItem() -> Bool {
        guard line.first == UInt8(ascii: "-") else { return false }
        position = 1
        _ = takeSignsAndWords()
        takeNumbers()
        return true
    }

    /// - Returns: true at the end of the line.
    private mutating func takeSignsAndWords() -> Bool {
        while position < line.count {
            let rest = line[position...]
            if XcodeVersionScanner.signs.contains(line[position]) {
                position += 1
            } else if rest.starts(with: "~>".utf8) {
                position += 2
            } else if let word = XcodeVersionScanner.words.first(where: { rest.starts(with: $0) }),
                !isLetter(position + word.count)
            {
                position += word.count
            } else {
                return false
            }
        }
        return true
    }

    /// A number, and more of them in a list.
    private mutating func takeNumbers() {
        while position < line.count, 0x30...0x39 ~= line[position] {
            let digits = line[position...].prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
            position += digits.count
            var text = String(decoding: digits, as: UTF8.self)
            while text.hasSuffix(".") { text.removeLast() }
            // A name such as 16e4 is no version; 16.x and 26.1.app are.
            if !isLetter(position) || digits.last == 0x2E, let version = XcodeVersion(text) { found.append(version) }
            let signs = line[position...].prefix { Set(" '\",".utf8).contains($0) }
            guard signs.contains(UInt8(ascii: ",")) else { return }
            position += signs.count
        }
    }

    private func isLetter(_ index: Int) -> Bool { index < line.count && 0x61...0x7A ~= line[index] }
}
