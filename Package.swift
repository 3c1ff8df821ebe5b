// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Reobserve",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "reobserve", targets: ["reobserve"]),
        .plugin(name: "ReobservePlugin", targets: ["ReobservePlugin"]),
        .plugin(name: "ReobserveCheck", targets: ["ReobserveCheckPlugin"]),
        .library(name: "ReobserveKit", targets: ["SourceText", "Syntax", "Projects", "SymbolIndex", "Semantics", "RuleContract", "Rules", "Planning", "Reporting"]),
    ],
    targets: [
        .target(name: "Threads"),
        .target(name: "SourceText"),
        .target(name: "Syntax", dependencies: ["SourceText"]),
        .target(name: "Projects", dependencies: ["SourceText", "Syntax"]),
        .target(name: "SymbolIndex", dependencies: ["SourceText", "Syntax"]),
        .target(name: "Semantics", dependencies: ["Threads", "SourceText", "Syntax", "Projects", "SymbolIndex"]),
        .target(name: "RuleContract", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Semantics"]),
        .target(name: "Rules", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Semantics", "RuleContract"]),
        .target(name: "Planning", dependencies: ["SourceText", "Syntax", "Projects", "SymbolIndex", "Semantics", "RuleContract"]),
        .target(name: "Reporting", dependencies: ["SourceText", "Syntax", "Semantics", "RuleContract", "Planning"]),
        .target(name: "LanguageServer", dependencies: ["SourceText", "RuleContract", "Planning", "Reporting"]),
        // Needs nothing of the migration, so that it compiles beside it.
        .target(name: "SystemAccess", dependencies: ["Threads", "SourceText"]),
        .executableTarget(
            name: "reobserve", dependencies: ["Threads", "SourceText", "Syntax", "Projects", "SymbolIndex", "Semantics", "RuleContract", "Rules", "Planning", "Reporting", "LanguageServer", "SystemAccess"]),
        .plugin(
            name: "ReobservePlugin",
            capability: .command(
                intent: .custom(verb: "reobserve", description: "Move ObservableObject classes to @Observable; a dry run unless told to apply"),
                permissions: [.writeToPackageDirectory(reason: "“apply” rewrites Swift files, “baseline” and “init” write theirs; a dry run writes nothing")]),
            dependencies: ["reobserve"],
            path: "Sources/ReobservePlugin"),
        .plugin(
            name: "ReobserveCheckPlugin", capability: .buildTool(), dependencies: ["reobserve"],
            path: "Sources/ReobserveCheckPlugin"),
        .testTarget(name: "GoldenTests", dependencies: ["Threads", "SourceText", "Syntax", "Projects", "Semantics", "RuleContract", "Rules", "Planning", "Reporting", "SystemAccess", "reobserve"]),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "SyntaxTests", dependencies: ["SourceText", "Syntax"]),
        .testTarget(name: "ProjectsTests", dependencies: ["SourceText", "Projects"]),
        .testTarget(name: "SymbolIndexTests", dependencies: ["SourceText", "Syntax", "SymbolIndex"]),
        .testTarget(name: "SemanticsTests", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Semantics", "RuleContract", "Planning"]),
        .testTarget(name: "RuleContractTests", dependencies: ["SourceText", "Syntax", "SymbolIndex", "RuleContract"]),
        .testTarget(name: "RulesTests", dependencies: ["RuleContract", "Rules"]),
        .testTarget(name: "PlanningTests", dependencies: ["SourceText", "Syntax", "SymbolIndex", "Semantics", "RuleContract", "Rules", "Planning"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["SourceText", "Reporting", "LanguageServer"]),
        .testTarget(name: "SystemAccessTests", dependencies: ["Threads", "SystemAccess"]),
        .testTarget(name: "ReobserveTests", dependencies: ["Threads", "SourceText", "RuleContract", "Rules", "Reporting", "SystemAccess", "reobserve"]),
        .testTarget(name: "ReportingTests", dependencies: ["Threads", "SourceText", "Semantics", "Rules", "Planning", "Reporting", "SystemAccess"]),
    ],
    swiftLanguageModes: [.v6]
)
