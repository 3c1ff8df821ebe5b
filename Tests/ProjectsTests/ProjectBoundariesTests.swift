import SourceText
import Testing

@testable import Projects

struct ProjectBoundariesTests {
    private func outward(_ path: String, _ text: String) -> Set<String> {
        let others = ["B", "Frameworks", "Shared"].map { SourceFile(path: "\($0)/Package.swift", bytes: []) }
        return ProjectBoundaries(manifests: [SourceFile(path: path, bytes: Array(text.utf8))] + others, modules: [])
            .outward
    }

    @Test func pathsThatLeaveTheTopDirectoryAreOutward() {
        #expect(outward("A/Package.swift", ".package(path: \"../B\")") == ["A"])
        #expect(outward("A/Modules/Core/Package.swift", ".package(path: \"../../../B\")") == ["A"])
        #expect(outward("A/App.xcodeproj/project.pbxproj", "path = ../B; sourceTree = \"<group>\";") == ["A"])
        #expect(outward("A/App.xcworkspace/contents.xcworkspacedata", "location = \"group:../B/B.xcodeproj\"") == ["A"])
        #expect(outward("A/Package.swift", ".package(path: \"../../Checkouts/b\")") == ["A"])
        #expect(outward("A/App.xcodeproj/project.pbxproj", "path = ../$(OTHER)/Sources;") == ["A"])
        #expect(outward("A/Package.swift", ".package(path: \"../\" + name)") == ["A"])
    }

    @Test func pathsWithinTheTopDirectoryAreNot() {
        #expect(outward("A/Package.swift", "path: \"Sources\"").isEmpty)
        #expect(
            outward("A/Modules/Core/Package.swift", ".package(path: \"../Other\"), .package(path: \"../../App\")")
                .isEmpty)
        #expect(outward("A/App/App.xcodeproj/project.pbxproj", "path = ../Shared; sourceTree = \"<group>\";").isEmpty)
        #expect(
            outward(
                "A/App.xcodeproj/project.pbxproj",
                "\"@executable_path/../Frameworks\", \"@loader_path/../../Frameworks\""
            ).isEmpty)
    }

    @Test func pathsThatLeadToNoOtherProjectAreNot() {
        #expect(outward("A/Package.swift", "\"../Downloads/Old/Model.swift\"").isEmpty)
        #expect(outward("A/App.xcodeproj/project.pbxproj", "path = ../../a/Sources/Model.swift;").isEmpty)
    }

    @Test func manifestInTheRootSpeaksForAllOfIt() {
        func described(_ paths: [String]) -> Set<String>? {
            ProjectBoundaries(manifests: paths.map { SourceFile(path: $0, bytes: []) }, modules: []).described
        }
        #expect(described(["A/Package.swift", "B/App.xcodeproj/project.pbxproj"]) == ["A", "B"])
        #expect(described(["A/Package.swift", "Package.swift"]) == nil)
        #expect(described(["A/Package.swift", "App.xcodeproj/project.pbxproj"]) == nil)
        #expect(described(["A/Package.swift", "All.xcworkspace/contents.xcworkspacedata"]) == nil)
        #expect(described(["A/Debug.xcconfig"]) == nil)
        #expect(described([]) == nil)
    }
}
