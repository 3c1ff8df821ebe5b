import Testing

@testable import Projects

/// Specifications that multiply what is written, or are long: each is read in seconds, or said not to be.
@Suite struct XcodeGenLimitTests {
    private let target =
        "targets:\n  A:\n    type: framework\n    platform: iOS\n    deploymentTarget: '17.0'\n    sources: [App]\n"

    private func fixture(_ yaml: String, _ more: [String: String] = [:]) -> ModuleMapFixture {
        ModuleMapFixture(more.merging(["project.yml": yaml]) { $1 }, ["App/A.swift"])
    }

    @Test(.timeLimit(.minutes(1))) func groupsThatLeadToThemselves() {
        let groups = "settingGroups:\n  g:\n    groups: [g, g, g, g, g, g, g, g]\n    base: {PRODUCT_NAME: Kit}\n"
        let fixture = fixture(groups + target + "    settings:\n      groups: [g]\n")
        #expect(fixture.module("A")?.name == "Kit")
        #expect(fixture.problems == [])
    }

    @Test(.timeLimit(.minutes(1))) func groupsThatMultiply() {
        let names = { (level: Int) in (0..<8).map { "g\(level)x\($0)" } }
        var groups = "settingGroups:\n"
        for level in 0..<12 {
            for name in names(level) {
                groups += "  \(name):\n    groups: [\(names(level + 1).joined(separator: ", "))]\n"
            }
        }
        let fixture = fixture(groups + target + "    settings:\n      groups: [g0x0]\n")
        let line = groups.split(separator: "\n").count + 2
        let problem = "project.yml:\(line): more than 2000000 settings are not read"
        #expect(fixture.problems == [problem])
        #expect(fixture.problem(of: "A") == problem)
        #expect(fixture.mayBeOnMainActor("A"), "any setting may be among them")
    }

    @Test(.timeLimit(.minutes(1))) func manyConfigurations() {
        let configurations = "configs:\n" + (0..<4000).map { "  c\($0): debug\n" }.joined()
        let settings = "settings:\n  base:\n" + (0..<4000).map { "    K\($0): v\n" }.joined()
        let fixture = fixture(configurations + settings + target)
        #expect(fixture.problems == ["project.yml:66: more than 64 configurations are not read"])
        #expect(fixture.problem(of: "A") == fixture.problems.first)
    }

    @Test(.timeLimit(.minutes(1))) func templatesAndPlatformsCountOnce() {
        let template = "targetTemplates:\n  T:\n    sources:\n" + String(repeating: "      - App\n", count: 3000)
        let templates = "    templates:\n" + String(repeating: "      - T\n", count: 3000)
        #expect(fixture(template + target + templates).problems == [])

        let platforms = String(repeating: "      - iOS\n", count: 3000) + "      - toaster\n"
        let sources = String(repeating: "      - App\n", count: 3000)
        let map = fixture("targets:\n  A:\n    platform:\n\(platforms)    sources:\n\(sources)")
        #expect(map.targets(of: "App/A.swift") == "A_iOS")
    }

    @Test(.timeLimit(.minutes(1))) func templatesOfManyTargets() {
        let template = "targetTemplates:\n  T:\n    sources:\n" + String(repeating: "      - App\n", count: 3000)
        let targets = (0..<1000).map { "  T\($0): {platform: iOS, templates: [T]}\n" }.joined()
        let problems = fixture(template + "targets:\n" + targets).problems
        #expect(problems == ["project.yml:3088: templates with more than 250000 values are not read"])
    }

    @Test(.timeLimit(.minutes(1))) func longDocuments() {
        let keys = { (prefix: String) in (0..<60_000).map { "\(prefix)\($0): v\n" }.joined() }
        let fixture = fixture("include: o.yml\n" + keys("k") + target, ["o.yml": keys("o")])
        #expect(fixture.places(of: "A") == ["iOS 17.0 (project.yml:60006)"])

        let open = "targets:\n  A:\n    name: \"" + String(repeating: "a\n", count: 30_000)
        #expect(self.fixture(open).problems == ["project.yml:3: a quoted scalar without an end is not read"])
    }
}
