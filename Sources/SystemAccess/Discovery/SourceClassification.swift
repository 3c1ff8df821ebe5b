import SourceText

/// What a discovered file is for.
package enum DiscoveredKind: Sendable {
    case swiftSource
    /// `Package.swift` or `Package@swift-6.0.swift`
    case packageManifest
    /// The `project.pbxproj` of an Xcode project.
    case xcodeProject
    /// An `.xcconfig` file: build settings that an Xcode project may be based on.
    case buildConfiguration
    /// The `contents.xcworkspacedata` of a workspace.
    case workspace
    /// A `.podspec`: in the root it says that what the package holds is published.
    case podspec
    /// XcodeGen's `project.yml`; Bazel's `BUILD`, and what stands at the top of a workspace.
    case projectDescription
    /// A `.yml` or `.bzl` file: a project description may include it.
    case projectDescriptionPart
}

/// Files that the tool doesn't read although they can use Swift types, or make some.
enum OtherLanguage: String, CaseIterable {
    case objectiveC = "Objective-C"
    case interfaceBuilder = "storyboard or xib"
    case dataModel = "Core Data model"
    case metal = "Metal"

    /// By the name's ending; nil for all other names.
    static func kind(name: PathBytes) -> OtherLanguage? {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch name.count - dot {
        case 2: return name[dot + 1] == UInt8(ascii: "m") || name[dot + 1] == UInt8(ascii: "h") ? .objectiveC : nil
        case 3: return ends(name, "mm", dot) ? .objectiveC : nil
        case 4: return ends(name, "xib", dot) ? .interfaceBuilder : nil
        case 6: return ends(name, "metal", dot) ? .metal : nil
        case 11: return ends(name, "storyboard", dot) ? .interfaceBuilder : nil
        case 13: return ends(name, "xcdatamodeld", dot) ? .dataModel : nil
        default: return nil
        }
    }

    private static func ends(_ name: PathBytes, _ text: StaticString, _ dot: Int) -> Bool {
        let ending = PathBytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return PathBytes(rebasing: name[(dot + 1)...]).elementsEqual(ending)
    }
}

/// Whether a discovered file may be changed.
package enum DiscoveredAccess: Sendable {
    case editable
    /// Read, since it can use types, but never edited.
    case readOnly
}

/// Decides by names alone; the one decision that needs the bytes is `isGenerated`.
package enum SourceClassification {
    /// Nil for a file that is of no interest.
    ///
    /// - Parameters:
    ///   - name: the last component.
    ///   - directory: the path of the directory it lies in.
    package static func kind(name: PathBytes, inDirectory directory: PathBytes) -> DiscoveredKind? {
        if name.first == UInt8(ascii: ".") { return nil }
        if hasSuffix(name, ".swift") {
            let isManifest = equals(name, "Package.swift") || hasPrefix(name, "Package@swift-")
            return isManifest ? .packageManifest : .swiftSource
        }
        if hasSuffix(name, ".xcconfig") { return .buildConfiguration }
        if hasSuffix(name, ".podspec") { return .podspec }
        if let kind = descriptionKind(name) { return kind }
        let isProject = equals(name, "project.pbxproj") && hasSuffix(directory, ".xcodeproj")
        if isProject { return .xcodeProject }
        return equals(name, "contents.xcworkspacedata") && hasSuffix(directory, ".xcworkspace") ? .workspace : nil
    }

    /// By the first byte for most names, which are none of these.
    private static func descriptionKind(_ name: PathBytes) -> DiscoveredKind? {
        switch name.first {
        case UInt8(ascii: "B"): if equals(name, "BUILD") || equals(name, "BUILD.bazel") { return .projectDescription }
        case UInt8(ascii: "W"):
            if equals(name, "WORKSPACE") || equals(name, "WORKSPACE.bazel") { return .projectDescription }
        case UInt8(ascii: "M"): if equals(name, "MODULE.bazel") { return .projectDescription }
        default: break
        }
        if hasSuffix(name, ".yml") || hasSuffix(name, ".yaml") {
            let isProject = equals(name, "project.yml") || equals(name, "project.yaml")
            return isProject ? .projectDescription : .projectDescriptionPart
        }
        return hasSuffix(name, ".bzl") ? .projectDescriptionPart : nil
    }

    /// True for a directory that is never entered: `.git` and hidden ones, build products excepted.
    static func isSkipped(directoryName name: PathBytes) -> Bool {
        name.first == UInt8(ascii: ".") && !equals(name, ".build")
    }

    /// True for a directory that is not entered even where it is named or a link leads into it: git's and our own.
    static func isNeverRead(directoryName name: some Sequence<UInt8>) -> Bool {
        name.elementsEqual(".git".utf8) || name.elementsEqual(StateDirectory.name.utf8)
    }

    /// True for a directory with images and colors, each in a directory of its own. No build system looks for code in
    /// it.
    static func isAssetCatalog(directoryName name: PathBytes) -> Bool {
        hasSuffix(name, ".xcassets")
    }

    /// - Parameter path: relative to the root.
    package static func access(path: PathBytes) -> DiscoveredAccess {
        hasSuffix(path, ".generated.swift") || isCopy(path: path) ? .readOnly : .editable
    }

    /// True for what lies in a folder that a tool fills with copies of other repositories.
    /// - Parameter path: relative to the root.
    package static func isCopy(path: PathBytes) -> Bool {
        var start = 0
        for end in path.indices where path[end] == UInt8(ascii: "/") {
            if isReadOnly(directoryName: PathBytes(rebasing: path[start..<end])) { return true }
            start = end + 1
        }
        return false
    }

    /// True where a comment line within the first 1,024 bytes says `@generated`, or `@Generated` as Mockolo does. Such
    /// a file is read but never edited.
    package static func isGenerated(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(1024)
        // Hardly any file has one, whatever it stands in.
        guard holdsMarker(head) else { return false }
        return head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 >= 0x80 }
            let isComment =
                text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) || text.first == UInt8(ascii: "*")
            return isComment && holdsMarker(text)
        }
    }

    /// A directory whose files belong to somebody else or are made by a tool.
    private static func isReadOnly(directoryName name: PathBytes) -> Bool {
        switch name.first {
        case UInt8(ascii: "."): equals(name, ".build")
        case UInt8(ascii: "D"): equals(name, "DerivedData")
        case UInt8(ascii: "P"): equals(name, "Pods")
        case UInt8(ascii: "C"): equals(name, "Carthage")
        case UInt8(ascii: "c"): equals(name, "checkouts")
        case UInt8(ascii: "S"): equals(name, "SourcePackages")
        default: false
        }
    }

    private static func holdsMarker(_ line: ArraySlice<UInt8>) -> Bool {
        let marker = Array("@generated".utf8)
        for start in line.indices
        where line[start] == UInt8(ascii: "@") && line[start...].starts(with: marker, by: { $0 | 0x20 == $1 | 0x20 }) {
            guard let next = line[start...].dropFirst(marker.count).first else { return true }
            let isWordByte = next == UInt8(ascii: "_") || 0x30...0x39 ~= next || 0x61...0x7A ~= next | 0x20
            if !isWordByte { return true }
        }
        return false
    }

    private static func equals(_ bytes: PathBytes, _ text: StaticString) -> Bool {
        bytes.count == text.utf8CodeUnitCount && hasPrefix(bytes, text)
    }

    private static func hasPrefix(_ bytes: PathBytes, _ text: StaticString) -> Bool {
        let expected = PathBytes(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes.count >= expected.count && expected.indices.allSatisfy { bytes[$0] == expected[$0] }
    }

    private static func hasSuffix(_ bytes: PathBytes, _ text: StaticString) -> Bool {
        let skipped = bytes.count - text.utf8CodeUnitCount
        return skipped >= 0 && hasPrefix(PathBytes(rebasing: bytes[skipped...]), text)
    }
}
