import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// What keeps the macro from making a stored property a computed one with a storage beside it, whatever else there is
/// to say of its class. What was not `@Published` can stay as it is behind `@ObservationIgnored` (catalogue 21, 43, 51,
/// 167).
struct StorageObstacle {
    let refusal: Refusal
    let reason: String

    init?(_ property: StoredProperty, of type: TypeID, _ context: FileSemantics, _ reading: PropertyReading? = nil) {
        let text = context.index.text(property.name)
        if property.has(.open) { // 13
            (refusal, reason) = (.openProperty, "\(text) is an open stored property")
        } else if let hidden = MacroNames(context: context, id: type).outerName(hiddenByStorageOf: property) {
            (refusal, reason) = (.nameClash, "the macro's storage of \(text) would hide \(hidden)")
        } else if property.modifiers.contains(where: {
            StorageObstacle.isCopied($0) && context.editing.hasLineComment(behind: $0.lastToken)
        }) {
            (refusal, reason) = (
                .commentInDeclaration, "a comment after a modifier of \(text) breaks the macro's expansion"
            )
        } else if StorageObstacle.isIsolatedApart(property, of: type, context.index) {
            (refusal, reason) = (
                .isolatedProperty,
                "\(text) is isolated to an actor but its class is not, and the class has no initializer"
            )
        } else if property.attributes.contains(where: { context.index.text($0.name) == "exclusivity" }) {
            (refusal, reason) = (.unknownAttribute, "\(text) has @exclusivity, which a computed property can't have")
        } else if reading?.isInitializedByElements(property) == true {
            (refusal, reason) = (.tuplePattern, "\(text) is initialized element by element in init")
        } else {
            return nil
        }
    }

    /// Levels of access are not: the storage is private.
    private static func isCopied(_ modifier: SyntaxNode) -> Bool {
        switch KnownName(rawValue: modifier.name) {
        case .private, .fileprivate, .internal, .package, .public: false
        default: true
        }
    }

    /// 167: the initializer that Swift makes for a class without a superclass would have to be on two actors, which
    /// Swift 6 does not accept.
    private static func isIsolatedApart(_ property: StoredProperty, of type: TypeID, _ index: ProjectIndex) -> Bool {
        let symbol = index.types[type]
        guard !property.attributes.isEmpty, !index.infersActorOfWrapper(type), symbol.superclass == nil,
            !symbol.externalInherited.contains(KnownName.NSObject.id), let declaration = index.declaration(of: type),
            let attribute = property.attributes.first(where: { index.globalActor($0.name, in: declaration) != nil }),
            !isInitializedByHand(property)
        else { return false }
        switch (index.globalActor(attribute.name, in: declaration), index.isolation(of: type)) {
        case (.mainActor, .mainActor), (.mainActor, .unknown): return false
        case (.otherActor, .otherActor):
            return !index.fact(declaration).attributes.contains {
                index.translate($0, file: declaration.file) == attribute.name
            }
        default: return true
        }
    }

    private static func isInitializedByHand(_ property: StoredProperty) -> Bool {
        property.declaration.enclosingDeclaration?.child(.memberBlock)?.children.contains { member in
            member.kind == .initializerDeclaration
                && !member.children.contains { $0.kind == .modifier && $0.name == KnownName.convenience.id }
        } ?? false
    }
}
