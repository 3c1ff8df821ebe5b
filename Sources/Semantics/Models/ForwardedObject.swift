import SymbolIndex
import Syntax

/// `@PublishedObject var inner = Inner()` of a class: the wrapper of a library publishes each change of the inner
/// object as one of the object around it, as `@Published` does for another object that is set.
///
/// Where both classes have moved, views track what they read of the inner object, and the property itself.
package struct ForwardedObject {
    package let owner: TypeID
    /// The classes of the inner object.
    package let children: [TypeID]
}

extension FileSemantics {
    /// Nil where the wrapper is another one, or does more than that: it has arguments, its publisher or its storage may
    /// be used, or something subscribes to the changes of the object around it.
    package func forwardedObject(behind wrapper: SyntaxNode) -> ForwardedObject? {
        guard let declaration = wrapper.parent, declaration.kind == .variableDeclaration, isForwarding(wrapper),
            declaration.children.filter({ $0.kind == .attribute || $0.kind == .binding }).count == 2,
            let reference = analysis.references.first(where: { $0.kind == .unknownWrapper && $0.node == wrapper }),
            reference.isCertain, !reference.types.isEmpty, let key = reference.property
        else { return nil }
        guard legacy.classes[key.owner] != nil, !project.table.subscribedTypes.contains(key.owner),
            !isNamedAsWrapper(key.name)
        else { return nil }
        return ForwardedObject(owner: key.owner, children: reference.types)
    }

    private func isForwarding(_ wrapper: SyntaxNode) -> Bool {
        let name = index.text(wrapper.name)
        return WrapperCatalogue.traits(of: name).contains(.forwardsChanges) && !wrapper.hasAttributeArguments
            && index.types(named: wrapper.name).isEmpty
            // The library calls its module so as well.
            && index.imports(wrapper.name, file: analysis.file)
    }

    /// True where `$x` or `_x` of any property of the name may be used.
    private func isNamedAsWrapper(_ name: NameID) -> Bool {
        let storage = index.names.lookUp("_" + index.text(name))
        return index.files.indices.contains { file in
            index.mentionsProjection(of: name, file: file) || storage.map { index.mentions($0, file: file) } ?? false
        }
    }
}
