import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A property behind a wrapper in two: one that is computed and tracked, and behind it the wrapper's, which the macro
/// ignores (catalogue 34, 46, 60).
struct TrackedStorage {
    private let property: StoredProperty
    /// As it can be written in the class.
    private let valueType: String
    /// `isDarkStorage` of `isDark`.
    let name: String
    /// `@objc`, by which Objective-C knows the name of the property.
    private let exposure: SyntaxNode?

    /// Nil where the two would not behave as the one did, or can't be written.
    init?(_ property: StoredProperty, behind wrapper: SyntaxNode, of owner: TypeID, _ context: FileSemantics) {
        let semantics = context.semantics
        let preconditions = TrackedStoragePreconditions(property: property, wrapper: wrapper, context: context)
        guard preconditions.isPlain, semantics.canAnnounceByHand(owner), !preconditions.assignsItself,
            let valueType = PublishedValueType(property, of: owner, file: context.analysis.file, semantics).text
        else { return nil }
        name = semantics.index.text(property.name) + "Storage"
        guard [name, "_" + name].allSatisfy({ PublisherBridge.isFree($0, in: owner, semantics) }) else { return nil }
        self.property = property
        self.valueType = valueType
        exposure = property.attributes.first { preconditions.exposes($0) }
    }

    /// The computed property takes the place of the declaration with what is said of it above; the wrapper's goes
    /// below. `@objc` goes with the name.
    ///
    /// - Parameters:
    ///   - access: that to the wrapper's property: `private`.
    ///   - announcement: a statement that runs before the property is set.
    func edits(access: String, announcement: String? = nil, _ editing: Editing) -> [TextEdit] {
        let declaration = property.declaration
        let start = declaration.range.start
        let name = property.pattern.text
        let keyword = editing.token(declaration.anchor)
        let first = property.modifiers.first?.range.start ?? keyword.start
        let modifiers = property.modifiers.map { $0.text + " " }.joined()
        let exposed = exposure.map { $0.text + " " } ?? ""
        let indentation = editing.indentation(at: start)
        let level = property.levelOfIndentation(editing)
        let told = announcement.map { $0 + "; " } ?? ""
        let lines = [
            "\(exposed)\(modifiers)var \(name): \(valueType) {",
            "\(indentation)\(level)get { access(keyPath: \\.\(name)); return \(self.name) }",
            "\(indentation)\(level)set { \(told)withMutation(keyPath: \\.\(name)) { \(self.name) = newValue } }",
            "\(indentation)}",
            "\(indentation)@ObservationIgnored ",
        ]
        let inserted = lines.joined(separator: editing.lineEnding(near: start))
        let replaced = editing.replace(TextRange(first, property.pattern.range.end), "\(access) var \(self.name)")
        guard let removal = exposure.map({ editing.deleteAttribute($0) })
        else { return [editing.insert(inserted, at: start), replaced] }
        if removal.range.start == start { return [editing.replace(removal.range, inserted), replaced] }
        return [editing.insert(inserted, at: start), removal, replaced]
    }
}

/// What must hold so that a property behind a wrapper can be one in front of it.
private struct TrackedStoragePreconditions {
    let property: StoredProperty
    let wrapper: SyntaxNode
    let context: FileSemantics

    private var editing: Editing { context.editing }

    /// One name on lines of its own, behind one wrapper and plain modifiers, of a type that can be written again.
    var isPlain: Bool {
        let declaration = property.declaration
        return isBehindWrapperAlone && property.writtenType?.kind != .implicitlyUnwrappedType
            && declaration.children.filter { $0.kind == .binding }.count == 1
            && !property.pattern.anchorToken.isBackticked
            && declaration.parent?.kind == .memberBlock && editing.isFirstOnLine(declaration.range.start)
            && editing.isTriviaBlank(declaration.firstToken, property.pattern.lastToken)
            && !NextLineDirective.stands(above: declaration.firstToken, in: context.tree)
    }

    private var isBehindWrapperAlone: Bool {
        let known: [KnownName] = [.private, .fileprivate, .internal, .package, .public, .final]
        return property.attributes.allSatisfy { $0 == wrapper || exposes($0) }
            && property.modifiers.allSatisfy { modifier in
                modifier.firstToken > wrapper.firstToken
                    && KnownName(rawValue: modifier.name).map { known.contains($0) } ?? false
            }
    }

    func exposes(_ attribute: SyntaxNode) -> Bool { context.index.text(attribute.name) == "objc" }

    /// Observers that set the property: from within they would now run again (catalogue 38).
    var assignsItself: Bool {
        guard let block = property.binding.child(.accessorBlock) else { return false }
        return context.code.contains(property.name, in: block) { $0.isWrittenHere }
    }
}
