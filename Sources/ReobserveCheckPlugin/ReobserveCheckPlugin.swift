import Foundation
import PackagePlugin

/// Warns of legacy types at each build, beside their lines in Xcode; never fails a build because of them.
///
/// One build command for each target prints the lines of that target's files. A type is judged with all its uses, so
/// the root is the package, and the command runs again when any source of the package has changed. It has no output
/// files: SwiftPM would copy one into the product as a resource.
@main
struct ReobserveCheckPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let files = target.sourceModule?.swiftFiles, !files.isEmpty else { return [] }
        let all = context.package.targets.compactMap(\.sourceModule).flatMap(\.swiftFiles)
        return [
            try CheckCommand(
                name: target.name, root: context.package.directoryURL, files: files, inputs: all,
                workDirectory: context.pluginWorkDirectoryURL, tool: context.tool(named: "reobserve").url
            ).buildCommand()
        ]
    }
}

/// `reobserve check` for the files of a target. Nothing fails, since Xcode ends a build at any line that says “error”.
struct CheckCommand {
    let name: String
    let root: URL
    let files: [URL]
    let inputs: [URL]
    let workDirectory: URL
    let tool: URL

    func buildCommand() throws -> Command {
        // A command line may be too short for all paths. What other plugins generate may be outside of the root.
        let list = workDirectory.appendingPathComponent("files")
        let own = files.map(\.path).filter { $0.hasPrefix(root.path + "/") }
        let paths = Data(own.map { $0 + "\0" }.joined().utf8)
        // A new time would have the command run again.
        if (try? Data(contentsOf: list)) != paths { try paths.write(to: list) }
        return .buildCommand(
            displayName: "Look for ObservableObject classes in \(name)", executable: tool,
            arguments: [
                "check", "--root", root.path, "--files-from", list.path, "--null", "--quiet", "--fail-on", "none",
                "--output", "xcode",
            ], inputFiles: inputs + [list], outputFiles: [])
    }
}

extension SourceModuleTarget {
    var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ReobserveCheckPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = target.swiftFiles
            if files.isEmpty { return [] }
            return [
                try CheckCommand(
                    name: target.displayName, root: context.xcodeProject.directoryURL, files: files,
                    inputs: context.xcodeProject.targets.flatMap(\.swiftFiles),
                    workDirectory: context.pluginWorkDirectoryURL, tool: context.tool(named: "reobserve").url
                ).buildCommand()
            ]
        }
    }

    extension XcodeTarget {
        var swiftFiles: [URL] { inputFiles.map(\.url).filter { $0.pathExtension == "swift" } }
    }
#endif
