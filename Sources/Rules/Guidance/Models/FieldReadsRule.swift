import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A structure in an `@Observable` model of which views read single fields (catalogue 58, 187).
public let fieldReadsRule = Rule(
    family: .guidance,
    id: "field-by-field",
    summary: "do not let different views read single fields of a structure in an `@Observable` model",
    rationale: """
        The macro tracks the property, which is the whole structure: changing one field updates every view that reads \
        any field. As properties of the model, or of an object of their own, the fields are tracked separately.
        """,
    safety: """
        Only advice. Reported for a stored variable of an @Observable class whose type is a structure of the project \
        with at least three fields, if two views read fields of it, have no field in common, and no view uses it as a \
        whole.
        """,
    before: """
        struct Settings {
            var name = ""
            var volume = 1.0
            var isLoud = false
        }

        @Observable
        final class Model {
            var settings = Settings()
        }

        struct NameLabel: View {
            let model: Model
            var body: some View { Text(model.settings.name) }
        }

        struct VolumeLabel: View {
            let model: Model
            var body: some View { Text("\\(model.settings.volume)") }
        }
        """,
    catalogue: [58, 187],
    names: ["Observable"],
    check: { context in
        context.observableClasses.flatMap { node, model in
            StoredProperty.all(of: node).compactMap {
                FieldReads(context: context, model: model, property: $0)?.finding()
            }
        }
    })

/// Which views read which fields of one property.
private struct FieldReads {
    private let context: RuleContext
    private let model: TypeID
    private let property: StoredProperty
    private let fields: Set<NameID>

    /// Fewer fields are often read together.
    private static let fewestFields = 3

    /// Nil for a property that isn't tracked or holds no structure of the project.
    init?(context: RuleContext, model: TypeID, property: StoredProperty) {
        guard !property.isLet, !property.isLazy, property.attributes.isEmpty,
            case .nominal(let structure, _) = context.type(of: property.name, in: model),
            context.index.types[structure].kind == .struct
        else { return nil }
        fields = Set(context.index.storedMembers(of: structure).map { context.index.name(of: $0) })
        guard fields.count >= FieldReads.fewestFields else { return nil }
        self.context = context
        self.model = model
        self.property = property
    }

    func finding() -> Diagnostic? {
        guard let readers = readers() else { return nil }
        for (position, first) in readers.enumerated() {
            guard let second = readers[(position + 1)...].first(where: { $0.fields.isDisjoint(with: first.fields) })
            else { continue }
            let name = context.index.text(property.name)
            return context.advise(
                property.declaration, symbol: context.symbol(property.name, of: model),
                "\(describe(first)) of \(name), \(describe(second)); both views update for every field")
        }
        return nil
    }

    private func describe(_ reader: (view: TypeID, fields: Set<NameID>)) -> String {
        context.index.qualifiedName(reader.view) + " reads "
            + reader.fields.map { context.index.text($0) }.sorted().joined(separator: ", ")
    }

    /// The views that read fields of the property, each with those, in the order of their types; nil where one uses the
    /// value as a whole.
    private func readers() -> [(view: TypeID, fields: Set<NameID>)]? {
        var found: [(view: TypeID, fields: Set<NameID>)] = []
        for view in views() {
            var read: Set<NameID> = []
            for holder in context.semantics.properties(of: view, holding: model) {
                for use in OwnUses(of: holder, in: view, semantics: context.semantics).all
                where use.path.first?.name == property.name {
                    guard !use.node.isProjection, use.path.count > 1, fields.contains(use.path[1].name) else {
                        return nil
                    }
                    if ViewUpdate.contains(use.node) { read.insert(use.path[1].name) }
                }
            }
            if !read.isEmpty { found.append((view, read)) }
        }
        return found
    }

    private func views() -> [TypeID] {
        var views: Set<TypeID> = []
        for number in context.semantics.files(mentioning: property.name) {
            for declaration in context.semantics.file(number)?.typeDeclarations ?? []
            where context.isView(declaration.type) { views.insert(declaration.type) }
        }
        return views.sorted()
    }
}

extension Semantics {
    /// The stored properties of a type that certainly hold an object of a class.
    fileprivate func properties(of type: TypeID, holding model: TypeID) -> [NameID] {
        let held = index.storedMembers(of: type).filter { member in
            models.certainClass(
                members.type(of: MemberResolver.Found(owner: type, member: member), isImplicitSelf: true)) == model
        }
        return held.map { index.name(of: $0) }
    }
}
