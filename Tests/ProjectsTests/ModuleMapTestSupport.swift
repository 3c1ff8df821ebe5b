import SourceText

@testable import Projects

/// A map made of texts, and questions in the words of a test.
struct ModuleMapFixture {
    let map: ModuleMap

    init(_ manifests: [String: String], _ paths: [String]) {
        let files = manifests.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
        map = ModuleMap(manifests: files, swiftPaths: paths)
    }

    /// The target names of the modules that compile a file, joined with `+`.
    func targets(of path: String) -> String {
        map.moduleNumbers(of: path).map { map.modules[$0].targetName }.joined(separator: "+")
    }

    /// The module of a target; the first where several have its name.
    func module(_ targetName: String) -> Module? {
        map.modules.first { $0.targetName == targetName }
    }

    func mayBeOnMainActor(_ targetName: String) -> Bool {
        module(targetName)?.mayBeOnMainActor ?? false
    }

    func platforms(of targetName: String) -> [String]? {
        module(targetName)?.platforms.map(\.description)
    }
}

extension ModuleMapFixture {
    /// `iOS 16.0 (project.yml:4)` for each platform of a target.
    func places(of targetName: String) -> [String]? {
        module(targetName)?.platforms.map(\.descriptionWithPlace)
    }

    /// `project.yml:4: what can't be read`
    var problems: [String] { map.problems.map { "\($0.place): \($0.message)" } }

    /// What keeps the systems of a target from being known.
    func problem(of targetName: String) -> String? { module(targetName)?.problem.map { "\($0.place): \($0.message)" } }
}

/// A manifest around the arguments of `Package`.
func packageText(_ arguments: String, before: String = "", after: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    \(before)
    let package = Package(name: "Sample", \(arguments))
    \(after)
    """
}

/// A project around its objects. `P` is the project, `G` its main group.
func projectText(targets: String, objects: String, projectKeys: String = "") -> String {
    """
    // !$*UTF8*$!
    {
        archiveVersion = 1;
        classes = {
        };
        objectVersion = 77;
        objects = {
            P /* Project object */ = {isa = PBXProject; mainGroup = G; targets = (\(targets)); \(projectKeys)};
            \(objects)
        };
        rootObject = P /* Project object */;
    }
    """
}
