import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Methods by which the macro's code holds no assignment of a type for one that changes nothing: its setters ask
/// `shouldNotifyObservers`, and of the overloads the one for the very type wins (catalogue 40, 41). Macros before Swift
/// 6.2 ask nothing and announce each assignment.
struct EveryAssignment {
    private let owner: TypeID
    private let context: FileSemantics
    /// The published properties of which each assignment counts, by such a method.
    private(set) var names: Set<NameID> = []
    /// What gets lost with equal values of other properties, since the method can't be written for these.
    private(set) var losses: [NameID: BehaviorCode] = [:]
    /// Nothing needs a method where all of these classes move: views only show their objects besides. Empty where one is
    /// needed in any case.
    private(set) var unlessMoving: [TypeID] = []
    /// The first property that has a method.
    private(set) var first: StoredProperty?
    /// The types that have their method, in the order of their properties.
    private var types: [(text: String, type: ResolvedType)] = []

    private init(_ owner: TypeID, declaration: SyntaxNode, _ context: FileSemantics) {
        self.owner = owner
        self.context = context
        let mayMiss = context.semantics.mayUpdateViews(owner)
        let hazards = PublishedHazards(context: context, type: owner)
        let fresh = mayMiss ? LostRedraws.keptFreshByEqualValues(of: owner, context.semantics) : .init()
        var besideObjects: Set<TypeID> = []
        var isCertain = false
        for property in context.storedProperties(of: declaration) where property.isPublished {
            let key = PropertyKey(owner: owner, name: property.name)
            // What keeps its publisher announces each assignment.
            guard context.semantics.keptPublisher(of: key) == nil else { continue }
            // A binding through the object sets it in what holds it as well, which announced that.
            guard mayMiss || context.semantics.isBoundThrough(key) else { continue }
            let loss = hazards.lossByEqualValues(of: property)
            let isNeeded = loss != nil || fresh.names.contains(property.name)
            let others = fresh.unlessMoving[property.name] ?? []
            guard isNeeded || !others.isEmpty else { continue }
            guard add(property) else {
                losses[property.name] = loss
                continue
            }
            names.insert(property.name)
            if isNeeded { isCertain = true }
            besideObjects.formUnion(others)
        }
        unlessMoving = isCertain ? [] : besideObjects.sorted()
    }

    private static let question = Question<Int, EveryAssignment>()

    /// Of a declaration of a class.
    static func of(_ owner: TypeID, declaration: SyntaxNode, _ context: FileSemantics) -> EveryAssignment {
        context.semantics.answers.answer(question, context.analysis.file << 32 | Int(declaration.index)) {
            EveryAssignment(owner, declaration: declaration, context)
        }
    }

    private static let method = "shouldNotifyObservers"
    private static let comment = "// Called by the code of @Observable, so that equal values are announced too."

    /// Notes the type of a property, for which there is one method; false where it can't be written.
    private mutating func add(_ property: StoredProperty) -> Bool {
        guard PublisherBridge.isFree(EveryAssignment.method, in: owner, context.semantics),
            property.declaration.parent?.kind == .memberBlock,
            property.declaration.children.filter({ $0.kind == .binding }).count == 1,
            let type = PublishedValueType(property, of: owner, file: context.analysis.file, context.semantics).text
        else { return false }
        let resolved = context.semantics.members.type(ofProperty: property.name, in: owner)
        let spelling = spelling(type, of: resolved)
        if spelling == .unclear { return false }
        if first == nil {
            guard context.editing.placeBehind(property.lastOfRun(context.editing)) != nil else { return false }
            first = property
        }
        if spelling == .new { types.append((type, resolved)) }
        return true
    }

    private enum Spelling {
        case new, known, unclear
    }

    /// Two methods for `Item?` and `Optional<Item>` would be one declared twice. Sets are resolved as arrays are.
    private func spelling(_ text: String, of type: ResolvedType) -> Spelling {
        let names = SDKTypes.namesOfDouble
        if types.contains(where: { $0.text == text || names.contains($0.text) && names.contains(text) }) {
            return .known
        }
        for other in types {
            guard type.isKnown, type == other.type else { continue }
            guard type.holdsArray else { return .known }
            let (isSet, isOtherSet) = (text.hasPrefix("Set<"), other.text.hasPrefix("Set<"))
            guard isSet != isOtherSet, text.hasPrefix("[") || other.text.hasPrefix("[") else { return .unclear }
        }
        return .new
    }

    /// All methods together, behind the initializers, or behind the properties where there are none.
    var edit: TextEdit? {
        guard let first else { return nil }
        let editing = context.editing
        let methods = types.map {
            "private nonisolated func \(EveryAssignment.method)(_ lhs: \($0.text), _ rhs: \($0.text)) -> Bool { true }"
        }
        let ownLine = [lastInitializer(beside: first), lastProperty(beside: first), first.lastOfRun(editing)].lazy
            .compactMap { $0 }
        for last in ownLine {
            guard case .line(let offset) = editing.placeBehind(last) else { continue }
            // Nothing else calls them, which readers and linters would take for dead code.
            let lines = ["", EveryAssignment.comment] + methods + (editing.endsGroup(at: offset) ? [] : [""])
            return editing.insert(lines, behind: last)
        }
        return editing.insert(methods, behind: first.lastOfRun(editing))
    }

    /// The last of the initializers that stand together, with the deinitializer.
    private func lastInitializer(beside property: StoredProperty) -> SyntaxNode? {
        var last = property.declaration.parent?.child(.initializerDeclaration)
        while let next = last?.nextSibling,
            next.kind == .initializerDeclaration || next.kind == .deinitializerDeclaration
        { last = next }
        return last
    }

    /// The last property before the first function; types may stand between them.
    private func lastProperty(beside property: StoredProperty) -> SyntaxNode? {
        var last = property.declaration
        var current = last
        while let next = current.nextSibling, next.kind == .variableDeclaration || next.kind.isTypeDeclaration {
            if next.kind == .variableDeclaration { last = next }
            current = next
        }
        return last
    }
}

extension Semantics {
    /// False where no view was ever updated by an assignment to a property of a class.
    func mayUpdateViews(_ type: TypeID) -> Bool {
        mayBeFollowed(type) || family(of: type).contains { project.isOpen($0) }
    }

    /// True where views miss nothing by an assignment to a published property of what it holds already: each one
    /// counts, or none was followed.
    func announcesEqualValues(of property: PropertyKey) -> Bool {
        let mayMiss = isBoundThrough(property) || mayUpdateViews(property.owner)
        guard mayMiss, keptPublisher(of: property) == nil else { return true }
        let classes = parts(of: property.owner).filter { $0.node.kind == .classDeclaration }
        return !classes.isEmpty
            && classes.allSatisfy { declaration, analysis in
                let context = context(of: analysis)
                let declares = context.storedProperties(of: declaration).contains { $0.name == property.name }
                return !declares
                    || EveryAssignment.of(property.owner, declaration: declaration, context).names.contains(
                        property.name)
            }
    }
}

extension ResolvedType {
    /// True for an array, or a set, and for what holds one.
    fileprivate var holdsArray: Bool {
        switch self {
        case .array: true
        case .optional(let inner): inner.holdsArray
        case .dictionary(let key, let value): key.holdsArray || value.holdsArray
        case .nominal(_, let arguments), .external(_, let arguments): arguments.contains(where: \.holdsArray)
        case .tuple(let elements, _): elements.contains(where: \.holdsArray)
        case .function: true
        default: false
        }
    }
}
