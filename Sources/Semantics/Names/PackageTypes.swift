import Syntax

/// Tells types that a package may declare whose sources are not read, or that the project declares in Objective-C
/// (catalogue 214).
struct PackageTypes {
    // It keeps these.
    private unowned let semantics: Semantics
    /// The modules that files import from neither the project nor an SDK.
    private let modules: Set<NameID>
    private var answers: [NameID: Bool] = [:]

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let index = semantics.index
        var modules: Set<NameID> = []
        for file in index.files.indices {
            modules.formUnion(index.files[file].imports.map { index.translate($0.module, file: file) })
        }
        let own = Set(index.moduleNames)
        self.modules = modules.filter { module in
            let name = index.text(module)
            return !SDKModules.system.contains(name) && !own.contains(name)
        }
    }

    /// True for a class of Objective-C, and where each file that names a type from outside imports a package: a file
    /// without one has the type from an SDK, as has every file one of a name that is known.
    mutating func mayDeclare(_ name: NameID) -> Bool {
        if let known = answers[name] { return known }
        let text = semantics.index.text(name)
        let answer =
            semantics.isOfObjectiveC(name) || !SDKTypes.isKnown(text) && isOfImports(name)
        answers[name] = answer
        return answer
    }

    private func isOfImports(_ name: NameID) -> Bool {
        let index = semantics.index
        let files = semantics.files(mentioning: name)
        return !files.isEmpty
            && files.allSatisfy { file in
                index.files[file].imports.contains { modules.contains(index.translate($0.module, file: file)) }
            }
    }
}

extension Semantics {
    /// True for a class or a protocol that the project declares in Objective-C: its code is not read.
    func isOfObjectiveC(_ type: NameID) -> Bool {
        !project.objectiveCClasses.isEmpty && project.objectiveCClasses.contains(index.text(type))
    }
}
