import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory reobserve [SUBCOMMAND] [FLAGS] [PATHS…]`
///
/// The root is the directory of the package, since that is all that a plugin may write to. `--target NAME`, which may
/// be repeated, stands for the sources of a target among PATHS.
///
/// What the tool writes to stdout is what `swift package` writes to stdout; the summary goes to its stderr. SwiftPM
/// knows success and failure only. A dry run that finds something is a success here: the patch is what was asked for.
/// `check` is there to fail.
@main
struct ReobservePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var request = ToolRequest(arguments: arguments, root: context.package.directoryURL.path)
        let modules = try context.package.targets(named: request.targetNames).compactMap(\.sourceModule)
        try request.setFiles(
            modules.flatMap { $0.sourceFiles(withSuffix: "swift") }.map(\.url.path),
            listedIn: context.pluginWorkDirectoryURL)
        try request.run(context.tool(named: "reobserve").url, showsMessages: { Diagnostics.progress($0) })
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ReobservePlugin: XcodeCommandPlugin {
        /// From Xcode's menu, which passes the chosen targets as `--target NAME`. Everything goes to the report
        /// navigator.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var request = ToolRequest(arguments: arguments, root: context.xcodeProject.directoryURL.path)
            let names = Set(request.targetNames)
            let files = context.xcodeProject.targets.filter { names.contains($0.displayName) }.flatMap(\.inputFiles)
                .map(\.url.path)
            try request.setFiles(files.filter { $0.hasSuffix(".swift") }, listedIn: context.pluginWorkDirectoryURL)
            try request.run(context.tool(named: "reobserve").url, showsMessages: nil)
        }
    }
#endif
