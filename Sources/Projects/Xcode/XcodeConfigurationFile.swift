import SourceText

/// One build setting as a configuration of a project or a line of an `.xcconfig` file states it.
struct BuildSetting: Hashable {
    /// `[sdk=iphoneos*]` behind the name.
    struct Condition: Hashable {
        let key: String
        let pattern: String

        /// True where the pattern is the text, or its start where a `*` ends the pattern.
        func matches(_ text: String) -> Bool {
            pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
        }
    }

    let name: String
    /// That of the name: most names differ in it, which is faster to see than in the names.
    let nameHash: UInt64
    let conditions: [Condition]
    /// With its references to other settings.
    let value: String
    /// Where it is stated; nil for what nobody states.
    let place: ManifestPlace?

    /// - Parameter key: the name and its conditions: `ARCHS[sdk=iphoneos*][arch=*]`.
    init(key: Substring, value: String, place: ManifestPlace? = nil) {
        self.value = value
        self.place = place
        let open = key.utf8.firstIndex(of: UInt8(ascii: "[")) ?? key.endIndex
        name = BuildSetting.trimmed(key[..<open])
        nameHash = fastHash(name.utf8)
        conditions = key[open...].split { $0 == "[" || $0 == "]" || $0 == "," }.compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let key = parts.first, let pattern = parts.last else { return nil }
            return Condition(key: BuildSetting.trimmed(key), pattern: BuildSetting.trimmed(pattern))
        }
    }

    /// Without the blanks around it.
    static func trimmed(_ text: Substring) -> String {
        let isInk = { (byte: UInt8) in byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") }
        if let first = text.utf8.first, let last = text.utf8.last, isInk(first), isInk(last) { return String(text) }
        guard let first = text.utf8.firstIndex(where: isInk), let last = text.utf8.lastIndex(where: isInk) else {
            return ""
        }
        return String(Substring(text.utf8[first...last]))
    }
}

/// The `.xcconfig` files below the root.
struct XcodeConfigurationFiles {
    /// What a line says.
    private enum Line {
        /// The path of another file, relative to the root; nil where it leads out of it.
        case include(String?)
        case setting(BuildSetting)
    }

    private let bytesByPath: [String: [UInt8]]
    /// The lines of the files that have been read so far: most are asked for by each configuration of each target.
    private var linesByPath: [String: [Line]] = [:]

    /// A chain of includes longer than this is cut off, and so are files that include more than `mostIncludes` in all.
    private static let deepestInclude = 16
    private static let mostIncludes = 256

    /// - Parameter bytesByPath: by their paths relative to the root.
    init(bytesByPath: [String: [UInt8]]) {
        self.bytesByPath = bytesByPath
    }

    /// The settings of a file and of those it includes, in their order: a later one outweighs an earlier one. Empty
    /// where there is no such file.
    mutating func settings(of path: String) -> [BuildSetting] {
        var result: [BuildSetting] = []
        var includes = 0
        read(path, depth: 0, &includes, &result)
        return result
    }

    private mutating func read(_ path: String, depth: Int, _ includes: inout Int, _ result: inout [BuildSetting]) {
        guard depth < XcodeConfigurationFiles.deepestInclude else { return }
        for line in lines(of: path) {
            switch line {
            case .setting(let setting): result.append(setting)
            case .include(let included):
                includes += 1
                guard includes <= XcodeConfigurationFiles.mostIncludes, let included else { continue }
                read(included, depth: depth + 1, &includes, &result)
            }
        }
    }

    private mutating func lines(of path: String) -> [Line] {
        if let known = linesByPath[path] { return known }
        guard let bytes = bytesByPath[path] else { return [] }
        let starts = LineIndex(bytes)
        let lines = starts.lineStarts.indices.compactMap { number -> Line? in
            let line = bytes[starts.range(ofLine: number).offsets].filter { $0 != 0x0A && $0 != 0x0D }[...]
            let text = BuildSetting.trimmed(Substring(XcodeConfigurationFiles.withoutComment(line)))
            if text.hasPrefix("#include") { return .include(XcodeConfigurationFiles.includedPath(text, in: path)) }
            let place = ManifestPlace(path: path, line: number + 1)
            return XcodeConfigurationFiles.setting(text, place).map { .setting($0) }
        }
        linesByPath[path] = lines
        return lines
    }

    /// `#include "Base.xcconfig"`, `#include? "Local.xcconfig"`: relative to the file that includes.
    private static func includedPath(_ line: String, in path: String) -> String? {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return nil }
        return RelativePath.join(RelativePath.parent(of: path) ?? "", String(parts[1]))
    }

    /// `NAME[sdk=iphoneos*] = value`; a `;` behind it does no harm.
    private static func setting(_ line: String, _ place: ManifestPlace) -> BuildSetting? {
        var depth = 0
        let sign = line.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth <= 0
        }
        guard let sign, sign != line.startIndex else { return nil }
        var value = line[line.index(after: sign)...]
        while value.hasSuffix(";") { value = value.dropLast() }
        return BuildSetting(key: line[..<sign], value: BuildSetting.trimmed(value), place: place)
    }

    /// What stands before `//`, without a byte order mark.
    private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
        let slash = UInt8(ascii: "/")
        let end =
            line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash } ?? line.endIndex
        return String(decoding: line[..<end].withoutByteOrderMark, as: UTF8.self)
    }
}
