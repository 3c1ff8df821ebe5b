import SourceText
import Testing

@testable import Projects

struct ProjectDirectoriesTests {
    @Test func withoutRepositoriesTheFirstDirectoryCounts() {
        let directories = ProjectDirectories.firstOfPath
        #expect(directories.directory(of: "A/Modules/Core/Package.swift") == "A")
        #expect(directories.directory(of: "Package.swift") == nil)
        #expect(directories.directory(of: "App.xcodeproj/project.pbxproj") == nil)
    }

    @Test func repositoriesCountAtAnyDepth() {
        let directories = ProjectDirectories(
            repositories: ["forge/one/app", "forge/two/app", "notes"], manifestPaths: ["forge/one/app/Package.swift"])
        #expect(directories.directory(of: "forge/one/app/Sources/App/Model.swift") == "forge/one/app")
        #expect(directories.directory(of: "forge/two/app/Package.swift") == "forge/two/app")
        #expect(directories.directory(of: "notes/Sources/Note.swift") == "notes")
    }

    @Test func whatStandsBesideRepositoriesIsAProjectToo() {
        let directories = ProjectDirectories(repositories: ["work/app"], manifestPaths: [])
        #expect(directories.directory(of: "work/shared/Sources/Model.swift") == "work/shared")
        #expect(directories.directory(of: "work/Model.swift") == "work")
        #expect(directories.directory(of: "other/deep/Model.swift") == "other")
    }

    @Test func repositoriesWithinOthersArePartsOfThem() {
        let directories = ProjectDirectories(repositories: ["app/Vendor/parser", "app"], manifestPaths: [])
        #expect(directories.directory(of: "app/Vendor/parser/Package.swift") == "app")
    }

    @Test func manifestAboveRepositoriesSpeaksForAllOfThem() {
        for manifest in [
            "work/Package.swift", "work/All.xcworkspace/contents.xcworkspacedata",
            "work/A.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
        ] {
            let directories = ProjectDirectories(repositories: ["work/app", "work/library"], manifestPaths: [manifest])
            #expect(directories.directory(of: "work/app/Model.swift") == "work", "\(manifest)")
        }
    }

    private func outward(_ path: String, _ text: String) -> Set<String> {
        let paths = ["one/app/Package.swift", "one/library/Package.swift", "two/app/Package.swift"].filter {
            $0 != path
        }
        let manifests =
            [SourceFile(path: path, bytes: Array(text.utf8))] + paths.map { SourceFile(path: $0, bytes: []) }
        return ProjectBoundaries(
            manifests: manifests, modules: [], repositories: ["one/app", "one/library", "two/app"]
        ).outward
    }

    @Test func pathsThatLeaveTheRepositoryAreOutward() {
        #expect(outward("one/app/Package.swift", ".package(path: \"../library\")") == ["one/app"])
        #expect(outward("one/app/Modules/Core/Package.swift", ".package(path: \"../../../library\")") == ["one/app"])
        #expect(
            outward("one/app/Package.swift", ".package(path: \"../../two/app\")") == ["one/app"],
            "another one of the same name")
        #expect(
            outward("one/app/App.xcodeproj/project.pbxproj", "path = ../library; sourceTree = \"<group>\";") == [
                "one/app"
            ])
    }

    @Test func pathsWithinTheRepositoryAreNot() {
        #expect(outward("one/app/Modules/Core/Package.swift", ".package(path: \"../library\")").isEmpty)
        #expect(outward("one/library/Package.swift", ".package(path: \"../library\")").isEmpty)
    }
}
