import Projects
import RuleContract
import SystemAccess

/// Finds out which edition of Xcode a project is built with (catalogue 80). Runs no program, and reads nothing but
/// small files.
///
/// 1. `--xcode`, then the key `xcode` of `.reobserve.json`.
/// 2. What builds the project: the Xcode that is selected, `.xcode-version`, the settings of build services. Of several
///    the lowest decides, since edits have to be right with each.
/// 3. A project that was opened with Xcode 27 is not opened with 26 any more. One that was last opened with 26 may be
///    built with 27 all the same, so it decides nothing, but is named.
/// 4. Else 27 is assumed.
struct EditionFinder {
    /// A real path.
    let root: String
    /// Paths and bytes of `project.pbxproj` files that belong to the project.
    let projects: [(path: String, bytes: [UInt8])]

    /// The folders with settings of build services, and how the names in them end.
    private static let folders = [(".github/workflows", [".yml", ".yaml"]), ("ci_scripts", [".sh"])]
    private static let files = [
        ".travis.yml", ".gitlab-ci.yml", "bitrise.yml", ".circleci/config.yml", "codemagic.yaml", "azure-pipelines.yml",
        ".cirrus.yml",
        "fastlane/Fastfile",
    ]
    /// Settings are short; what is longer is something else.
    private static let mostBytes = 1 << 20
    private static let mostFiles = 200

    func find(_ options: CommandLineOptions) -> XcodeEdition {
        if let number = options.xcodeVersion {
            let isFlag = options.usedFlags.contains("xcode")
            return XcodeEdition(
                number: number, source: isFlag ? .flag : .configuration,
                detail: isFlag ? "--xcode" : ConfigurationFile.name)
        }
        let pins = pins()
        if let lowest = pins.min(by: { $0.version < $1.version }) { return pinned(lowest, among: pins) }
        let opened = projects.compactMap { project in
            XcodeVersion.lastOpened(project: project.bytes).map { (place: project.path, version: $0) }
        }
        guard let lowest = opened.min(by: { $0.version < $1.version }) else { return .standard }
        let detail = "\(EditionFinder.projectName(lowest.place)) was last opened with \(lowest.version)"
        let isKnown = lowest.version.major >= 27 && opened.count == projects.count
        return XcodeEdition(number: 27, source: isKnown ? .project : .assumed, detail: detail)
    }

    private typealias Pin = (place: String, version: XcodeVersion)

    private func pinned(_ lowest: Pin, among pins: [Pin]) -> XcodeEdition {
        let edition = EditionFinder.edition(lowest.version)
        let other = pins.first { EditionFinder.edition($0.version) != edition }
        let contrast =
            other.map { $0.place == lowest.place ? " and \($0.version)" : ", \($0.place) says \($0.version)" } ?? ""
        let detail = "\(lowest.place) says \(lowest.version)" + contrast
        return XcodeEdition(number: edition, source: .pinned, detail: detail)
    }

    private static func edition(_ version: XcodeVersion) -> Int { version.major < 27 ? 26 : 27 }

    /// `App.xcodeproj`
    private static func projectName(_ path: String) -> String { PathName.lastComponent(of: PathName.parent(of: path)) }

    // MARK: What builds the project

    private func pins() -> [Pin] {
        var pins: [Pin] = []
        if let selected = SelectedXcode.version() { pins.append(("the selected Xcode", selected)) }
        // A project may be a folder of the repository that the build service knows.
        let top = GitDirectory.workTree(containing: root)
        for directory in [root] + (top.map { $0 == root ? [] : [$0] } ?? []) {
            let pin = EditionFinder.read(PathName.join(directory, ".xcode-version")).flatMap {
                XcodeVersion.pinned(versionFile: $0)
            }
            if let pin { pins.append((".xcode-version", pin)) }
            var names = EditionFinder.settings(in: directory)
            var position = 0
            while position < names.count, position < EditionFinder.mostFiles {
                let name = names[position]
                position += 1
                guard let bytes = EditionFinder.read(PathName.join(directory, name)) else { continue }
                pins += XcodeVersionScanner.versions(in: bytes).map { (name, $0) }
                names += EditionFinder.actions(usedBy: bytes).filter { !names.contains($0) }
            }
        }
        return pins
    }

    private static func settings(in directory: String) -> [String] {
        let listed = folders.flatMap { folder, endings -> [String] in
            let names = (try? FileSystem.names(inDirectory: PathName.join(directory, folder))) ?? []
            return names.filter { name in endings.contains { name.hasSuffix($0) } }.prefix(mostFiles).map {
                folder + "/" + $0
            }
        }
        return files + listed
    }

    /// The files of the actions that a workflow, or another action, uses from its own repository: `uses:
    /// ./.github/actions/select-xcode`.
    private static func actions(usedBy settings: [UInt8]) -> [String] {
        String(decoding: settings, as: UTF8.self).split(separator: "\n").flatMap { line -> [String] in
            guard let key = line.firstRange(of: "uses:") else { return [] }
            let signs = " \"'#\r\t"
            let path = line[key.upperBound...].drop { signs.contains($0) }.prefix { !signs.contains($0) }
            let parts = path.split(separator: "/")
            guard path.hasPrefix("./"), parts.count > 1, !parts.contains("..") else { return [] }
            return ["action.yml", "action.yaml"].map { (parts.dropFirst() + [$0]).joined(separator: "/") }
        }
    }

    /// Nil for anything but a small file. No link is followed: what it leads to says nothing of the project.
    private static func read(_ path: String) -> [UInt8]? {
        guard let status = try? FileSystem.status(of: path, followingLinks: false), status.kind == .regularFile,
            status.size <= mostBytes
        else { return nil }
        return try? FileSystem.readFile(at: path, followingLinks: false)
    }
}

/// The Xcode that this machine builds with.
enum SelectedXcode {
    /// That of `DEVELOPER_DIR`; on a Mac else the one that `xcode-select` chose. The file that `xcodebuild -version`
    /// prints from is read, so that no program runs.
    static func version() -> XcodeVersion? {
        if let named = Terminal.environmentVariable("DEVELOPER_DIR"), named.hasPrefix("/") {
            return version(developerDirectory: named)
        }
        #if canImport(Darwin)
            return ["/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer"].lazy
                .compactMap { try? FileSystem.realPath(of: $0) }.first.flatMap { version(developerDirectory: $0) }
        #else
            return nil
        #endif
    }

    /// - Parameter directory: `…/Xcode.app/Contents/Developer`, or the app itself, as `DEVELOPER_DIR` may name it too.
    private static func version(developerDirectory directory: String) -> XcodeVersion? {
        [PathName.parent(of: directory), PathName.join(directory, "Contents")].lazy
            .compactMap { try? FileSystem.readFile(at: PathName.join($0, "version.plist")) }
            .compactMap { XcodeVersion.installed(propertyList: $0) }.first
    }
}
