import SymbolIndex
import Syntax

extension GuidanceSearch {
    /// True where the project declares a member or a function of a name, in any type.
    func declaresMember(_ name: NameID) -> Bool {
        project.files(mentioning: name).contains { file in
            index.files[file].members.contains { index.translate($0.name, file: file) == name }
        }
    }

    /// True where a file's modules are built only for systems that have Observation and what came with it in SwiftUI.
    func isBuiltForObservation(_ file: Int) -> Bool {
        let numbers = project.deployment.numbers(index.modules[file])
        return project.deployment.lowModules(Set(numbers)).isEmpty
    }
}

extension GuidanceContext {
    /// True where the file's modules are built only for iOS 17, macOS 14, tvOS 17 and watchOS 10 or later.
    var isBuiltForObservation: Bool { search.isBuiltForObservation(file.number) }

    /// True where a type's name occurs so often in this file and in no other: nobody else names it.
    func isNamed(_ type: TypeID, times: Int) -> Bool {
        let name = index.types[type].name
        guard search.project.files(mentioning: name) == [file.number] else { return false }
        return tree.tokens.count { $0.kind == .identifier && $0.payload == name } == times
    }

    /// The qualified name of the type around a node with a dot behind it; empty where there is none.
    func ownerPrefix(of node: SyntaxNode) -> String {
        node.enclosingDeclaration.flatMap { file.type(of: $0) }.map { index.qualifiedName($0) + "." } ?? ""
    }
}
