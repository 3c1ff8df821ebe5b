import RuleContract
import Semantics
import SymbolIndex
import Syntax

extension RuleContext {
    /// True where the file's modules are built only for iOS 17, macOS 14, tvOS 17 and watchOS 10 or later.
    var isBuiltForObservation: Bool { project.deployment.haveObservation(index.modules[parsed.number]) }

    /// True where a type's name occurs so often in this file and in no other: nobody else names it.
    func isNamed(_ type: TypeID, times: Int) -> Bool {
        let name = index.types[type].name
        guard semantics.files(mentioning: name) == [parsed.number] else { return false }
        return tree.tokens.count { $0.kind == .identifier && $0.payload == name } == times
    }

    /// The qualified name of the type around a node with a dot behind it; empty where there is none.
    func ownerPrefix(of node: SyntaxNode) -> String {
        node.enclosingDeclaration.flatMap { parsed.type(of: $0) }.map { index.qualifiedName($0) + "." } ?? ""
    }

    /// The class declarations of the file that the @Observable macro stands on.
    var observableClasses: [(node: SyntaxNode, type: TypeID)] {
        parsed.typeDeclarations.filter {
            $0.node.kind == .classDeclaration && $0.node.attribute(named: .Observable) != nil
        }
    }

    /// `CartModel.items`
    func symbol(_ name: NameID, of type: TypeID) -> String { index.qualifiedName(type) + "." + index.text(name) }

    /// True for a view, an app, a scene, a modifier or another structure whose body SwiftUI asks for.
    func isView(_ type: TypeID) -> Bool { semantics.models.isView(type) }

    /// True for what SwiftUI makes once in the life of the process.
    func isApp(_ type: TypeID) -> Bool { index.foreignConformances(of: type).contains { index.text($0) == "App" } }

    /// The type of a stored property, as far as it is known.
    func type(of name: NameID, in owner: TypeID) -> ResolvedType {
        semantics.members.type(ofProperty: name, in: owner)
    }

    /// True where the property of a class is declared with `@Published`.
    func isPublished(_ name: NameID, in owner: TypeID) -> Bool {
        semantics.members.firstMember(named: name, in: owner).map { index.hasAttribute($0.member, .Published) } ?? false
    }

    /// The stored properties of the structures of the file that have one of some attributes.
    func properties(with attributes: [String]) -> [WrappedProperty] {
        WrappedProperty.all(in: parsed, with: attributes, semantics)
    }

    /// Those without any attribute, or with `@Bindable` alone.
    var plainProperties: [WrappedProperty] { WrappedProperty.plain(in: parsed, semantics) }
}
