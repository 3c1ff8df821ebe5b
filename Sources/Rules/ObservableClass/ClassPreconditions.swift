import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What keeps a class from being `@Observable`, whatever its uses: each check with its place and catalogue number, in a
/// fixed order.
struct ClassPreconditions {
    let context: RuleContext
    let node: SyntaxNode
    let id: TypeID

    private var index: ProjectIndex { context.index }
    private var name: String { index.qualifiedName(id) }
    private var names: MacroNames { MacroNames(context: context.file, id: id) }

    func refusals() -> [Diagnostic] {
        if Suppression.keeps(node, facts: index.files[context.analysis.file]) {
            return [refuseWhole(.kept, "a comment keeps \(name)")]
        }
        if context.options.keepsTypes(inFile: index.files[context.analysis.file].path) {
            return [refuseWhole(.kept, "the configuration keeps the types of this file")]
        }
        // 65
        let isNamed = context.options.onlyTypes.contains { $0 == name || $0 == index.text(index.types[id].name) }
        if !context.project.visibleToViews.contains(id), !isNamed {
            return [refuseWhole(.notUsedByViews, "no view uses \(name)")]
        }
        return others()
    }

    private func others() -> [Diagnostic] {
        if isMarkedAlready { return conformanceRefusals() + memberRefusals() + publishedRefusals() }
        return conformanceRefusals() + attributeRefusals() + memberRefusals() + propertyRefusals()
    }

    /// 11, 17, 18: `@Observable` by its author, and an `ObservableObject` only by a superclass, which can follow, or
    /// one that never publishes a change.
    private var isMarkedAlready: Bool {
        guard context.semantics.models.isObservable(id), index.types[id].declarations.count == 1 else { return false }
        return (context.legacy.classes[id] ?? []).allSatisfy(\.isInherited)
            || !context.semantics.mayAnnounceChanges(id)
    }

    /// Refuses the class whatever else there is to say of it; that is looked for only where somebody asks what would be
    /// left.
    private func refuseWhole(_ refusal: Refusal, _ message: String) -> Diagnostic {
        var diagnostic = refuse(clause, refusal, message)
        if context.options.inquiry != nil { diagnostic.standsFor = others() }
        return diagnostic
    }

    private func refuse(_ place: SyntaxNode, _ refusal: Refusal, _ message: String) -> Diagnostic {
        context.refuse(place, [id], refusal, message)
    }

    private var clause: SyntaxNode { node.placeOfInheritance }

    // MARK: The class

    private func conformanceRefusals() -> [Diagnostic] {
        var result: [Diagnostic] = []
        // 10
        if node.kind == .actorDeclaration { result.append(refuse(clause, .actor, "\(name) is an actor")) }
        for way in context.legacy.classes[id] ?? [] {
            switch way {
            case .protocolRefinement(let base) where !isCertain(base):
                result.append(
                    refuse(
                        clause, .uncertainType,
                        "\(name) conforms to a protocol that may be \(index.qualifiedName(base))"))
            case .protocolRefinement(let base) where !isSeen(base):
                // 150, 151
                result.append(
                    refuse(
                        clause, .protocolRefinement,
                        "\(name) conforms to \(index.qualifiedName(base)), which refines ObservableObject"))
            case .composition:
                // 19
                result.append(refuse(clause, .typealiasComposition, "\(name) conforms through a composition"))
            default: break
            }
        }
        // 16
        if let base = index.types[id].superclass, let declaration = index.declaration(of: base),
            context.legacy.classes[base] == nil, index.fact(declaration).attributes.contains(KnownName.Observable.id)
        {
            result.append(
                refuse(clause, .mixedChain, "the superclass \(index.qualifiedName(base)) is already @Observable"))
        }
        // 11, 15
        if let base = publishingSuperclass {
            result.append(
                refuse(
                    clause, .publishedSuperclass,
                    "\(index.qualifiedName(base)) has @Published properties but is not an ObservableObject"))
        }
        // 5, 20
        if isConformanceConditional {
            result.append(
                isPartConditional
                    ? refuse(
                        clause, .conditionalConformance, "\(name) is an ObservableObject in only some #if branches")
                    : refuse(
                        clause, .uncertainType,
                        "only some of the classes named \(name) are ObservableObjects, and the use does not distinguish them"
                    ))
        }
        for name in conformedPublisherRequirements {
            result.append(refuse(clause, .legacyProtocol, "\(name) requires objectWillChange"))
        }
        for external in index.types[id].externalInherited
        where ClassPreconditions.legacyProtocols.contains(index.text(external)) {
            result.append(refuse(clause, .legacyProtocol, "\(index.text(external)) refines ObservableObject"))
        }
        // 170
        let outside = ([id] + index.superclasses(of: id)).flatMap { index.types[$0].externalInherited }
        for external in Set(outside).sorted() where ClassPreconditions.legacyClasses.contains(index.text(external)) {
            result.append(
                refuse(clause, .legacyProtocol, "its superclass \(index.text(external)) is an ObservableObject"))
        }
        // 157
        result += context.refusalsFromOutside(of: id, at: clause, [id])
        // 164
        if let place = checkedSendable {
            result.append(
                Diagnostic(
                    rule: "observable-class", file: place.file, range: place.range,
                    message: "\(name) is Sendable, but its properties would be mutable storage", types: [id],
                    outcome: .refusal(.sendableClass)))
        }
        if let place = synthesizedCodablePlace, context.file.needsMacro(node, id),
            CodingKeys(node, of: id, context.file)?.edits() == nil
        {
            result.append(refuse(place, .synthesizedCodable, "\(name) uses synthesized Codable"))
        }
        // 21, 226
        if let message = names.clash { result.append(refuse(clause, .nameClash, message)) }
        return result
    }

    /// False where a protocol that the class conforms to is named in a file which does not import its module.
    private func isCertain(_ base: TypeID) -> Bool {
        index.types[id].inherited.allSatisfy { $0.type != .uncertain(base) }
    }

    /// True where the rules see the declaration of a protocol, and of those that it refines.
    private func isSeen(_ base: TypeID) -> Bool {
        index.inheritedTypes(of: base).filter { context.legacy.refiningProtocols.contains($0) }.allSatisfy { type in
            let names = index.types[type].inherited.contains { index.namesObservableObject([$0.type]) }
            return !names || index.types[type].declarations.allSatisfy { context.project.analysis(of: $0.file) != nil }
        }
    }

    /// True where a build may see the class without the conformance: an extension in `#if`, or a declaration in another
    /// branch.
    private var isConformanceConditional: Bool {
        // Sets, since broken code may declare a class as often as a file has room for.
        let declarations = Set(index.types[id].declarations)
        let areAllConditional = declarations.allSatisfy { index.fact($0).isConditional }
        var conforming: Set<TypeFactReference> = []
        for way in context.legacy.classes[id] ?? [] {
            for part in parts(of: way) {
                let isAlways = !index.fact(part).isConditional
                if !declarations.contains(part), isAlways || areAllConditional { return false }
                conforming.insert(part)
            }
            if case .superclass = way { return false }
        }
        return !declarations.isSubset(of: conforming)
    }

    /// True where `#if` is around some of the class; else it is two classes of one name in targets that nothing
    /// describes.
    private var isPartConditional: Bool { index.types[id].parts.contains { index.fact($0).isConditional } }

    /// The declarations and extensions of the class that name the way.
    private func parts(of way: ObservableObjectConformance) -> [TypeFactReference] {
        switch way {
        case .clause(let part, _), .composition(let part, _): [part]
        case .protocolRefinement(let base):
            index.types[id].inherited.filter { entry in
                var namesBase = false
                entry.type.forEachType { if $0 == base { namesBase = true } }
                return namesBase
            }.map(\.part)
        case .superclass: []
        }
    }

    /// A superclass that stays, with `@Published` properties: `objectWillChange` of the class announces these too.
    private var publishingSuperclass: TypeID? {
        index.superclasses(of: id).first { base in
            context.legacy.classes[base] == nil && index.hasMember(of: base, with: .Published)
        }
    }

    /// Protocols of the project with a requirement named `objectWillChange`.
    private var conformedPublisherRequirements: [String] {
        MemberResolver(index: index).members(named: KnownName.objectWillChange.id, in: id)
            .filter { index.types[$0.owner].kind == .protocol }.map { index.qualifiedName($0.owner) }
    }

    /// Protocols of Apple's SDKs that refine `ObservableObject`.
    private static let legacyProtocols: Set<String> = ["ReferenceFileDocument"]
    private static let legacyClasses: Set<String> = ["NSManagedObject"]

    /// `Sendable` without `@unchecked`, and no global actor that makes it safe: the file and range that say so.
    private var checkedSendable: (file: Int, range: TextRange)? {
        guard !index.isolation(of: id).isActor, context.file.storedProperties(of: node).contains(where: { !$0.isLet })
        else { return nil }
        return context.semantics.checkedSendable(id)
    }

    private func isGlobalActor(_ attribute: NameID) -> Bool {
        index.types[id].declarations.contains { index.globalActor(attribute, in: $0) != nil }
    }

    /// 25: `Codable` whose requirements nobody wrote by hand, or not both.
    var synthesizedCodablePlace: SyntaxNode? {
        var decodes = false
        var encodes = false
        for external in index.foreignConformances(of: id) {
            if external == KnownName.Codable.id || external == KnownName.Decodable.id { decodes = true }
            if external == KnownName.Codable.id || external == KnownName.Encodable.id { encodes = true }
        }
        let members = MemberResolver(index: index)
        let hasDecoder = members.members(named: KnownName.`init`.id, in: id).contains { takes($0, label: .from) }
        let hasEncoder = members.members(named: KnownName.encode.id, in: id).contains { takes($0, label: .to) }
        return (decodes && !hasDecoder) || (encodes && !hasEncoder) ? clause : nil
    }

    private func takes(_ found: MemberResolver.Found, label: KnownName) -> Bool {
        index.fact(found.member).parameters.first.map { index.translate($0.label, file: found.member.file) == label.id }
            ?? false
    }

    // MARK: Attributes

    private func attributeRefusals() -> [Diagnostic] {
        if let late = node.children.drop(while: { $0.kind == .attribute }).first(where: { $0.kind == .attribute }) {
            return [
                refuse(late, .unknownAttribute, "an attribute follows a modifier, which Swift does not accept")
            ]
        }
        return node.children.filter { $0.kind == .attribute }.compactMap { attribute in
            let text = index.text(attribute.name)
            if attribute.name == KnownName.available.id, context.editing.hasLineComment(behind: attribute.lastToken) {
                return refuse(
                    attribute, .commentInDeclaration, "a comment after @available breaks the macro's expansion")
            }
            if attribute.name == KnownName.Observable.id {
                return refuse(attribute, .existingMacro, "\(name) is already @Observable")
            }
            if SDKAttributes.besideObservable.contains(text) || isGlobalActor(attribute.name) { return nil }
            // 176
            return refuse(attribute, .unknownAttribute, "@\(text) may be a macro that conflicts with @Observable")
        }
    }

    // MARK: Members

    private func memberRefusals() -> [Diagnostic] {
        // 67
        index.members(named: KnownName.objectWillChange.id, of: id).map { member in
            Diagnostic(
                rule: "observable-class", file: member.file, range: place(of: member),
                message: "\(name) declares its own objectWillChange",
                types: [id], outcome: .refusal(.customPublisher))
        }
    }

    private func place(of member: MemberReference) -> TextRange {
        let offset = index.fact(member).offset
        return TextRange(offset, offset + UInt32(index.text(index.name(of: member)).utf8.count))
    }

    /// What the superclass announced for a class that is `@Observable` already.
    private func publishedRefusals() -> [Diagnostic] {
        context.file.storedProperties(of: node).filter(\.isPublished).map { property in
            refuse(
                property.pattern, .existingMacro,
                "\(index.text(property.name)) is @Published in a class that is already @Observable")
        }
    }

    private func propertyRefusals() -> [Diagnostic] {
        context.file.storedProperties(of: node).flatMap { propertyRefusals($0) } + conditionalAttributeRefusals()
    }

    /// `#if` around the attributes of a property alone: which property they belong to is not known.
    private func conditionalAttributeRefusals() -> [Diagnostic] {
        var result: [Diagnostic] = []
        node.child(.memberBlock)?.walk { part in
            if part.kind == .otherDeclaration || part.kind == .typeExpression,
                context.editing.token(part.firstToken).kind == .at,
                part.parent?.kind == .conditionalCompilationClause
            {
                result.append(refuse(part, .conditionalAttribute, "attributes are in #if without their declaration"))
            }
            return part.kind == .memberBlock || part.kind == .conditionalCompilation
                || part.kind == .conditionalCompilationClause
        }
        return result
    }

    private func propertyRefusals(_ property: StoredProperty) -> [Diagnostic] {
        guard property.pattern.kind == .identifierPattern else {
            // 37
            return property.isLet
                ? []
                : [
                    refuse(
                        property.pattern, .tuplePattern,
                        "the macro would not track stored properties in a tuple pattern")
                ]
        }
        guard !property.isLet else { return [] }
        let text = index.text(property.name)
        var result: [Diagnostic] = []
        if property.pattern.anchorToken.isBackticked {
            result.append(refuse(property.pattern, .backtickedName, "the name `\(text)` is in backticks"))
        } // 48
        if property.has(.nonisolated) {
            result.append(refuse(property.pattern, .isolatedProperty, "\(text) is nonisolated"))
        } // 52
        if property.has(attribute: .usableFromInline) {
            result.append(refuse(property.pattern, .usableFromInline, "\(text) is @usableFromInline"))
        } // 51
        // 51, 215: attributes of stored properties, which a tracked one no longer is.
        if let stored = property.attributes.first(where: { ["NSManaged", "NSCopying"].contains(index.text($0.name)) }) {
            result.append(
                refuse(
                    stored, .unknownAttribute,
                    "\(text) is @\(index.text(stored.name)), which a computed property can't have"))
        }
        if property.binding.child(.typeAnnotation)?.typeChild?.kind == .someType { // 49
            result.append(refuse(property.pattern, .opaqueProperty, "\(text) has an opaque type"))
        }
        if let attribute = property.attributes.first(where: { $0.name == KnownName.Published.id }),
            attribute.hasAttributeArguments,
            property.valueInAttribute == nil
        {
            result.append(refuse(attribute, .publishedStorage, "@Published has an argument"))
        }
        if property.isPublished, let other = property.wrappers(in: index).first {
            result.append(
                refuse(other, .composedWrapper, "\(text) has both @Published and @\(index.text(other.name))"))
        }
        // 21, 204
        if let (name, owners) = names.clash(withStorageOf: property.name) {
            let message = "\(name) is already declared; the macro needs the name for the storage of \(text)"
            result.append(context.refuse(property.pattern, owners, .nameClash, message))
        }
        if property.isPublished, let obstacle = StorageObstacle(property, of: id, context.file) {
            result.append(refuse(property.pattern, obstacle.refusal, obstacle.reason))
        }
        if let block = property.binding.child(.accessorBlock),
            context.editing.hasLineComment(behind: block.firstToken - 1)
        {
            result.append(
                refuse(
                    property.pattern, .commentInDeclaration,
                    "a comment before the observers of \(text) breaks the macro's expansion"))
        }
        result += overrideRefusals(property)
        return result
    }

    /// 12: an override that stores, here or in a subclass. One that only observes a tracked property is ignored
    /// instead.
    private func overrideRefusals(_ property: StoredProperty) -> [Diagnostic] {
        let text = index.text(property.name)
        if property.has(.override), !context.project.isObservingOverride(of: property.name, in: id) {
            return [refuse(property.pattern, .overriddenProperty, "\(text) overrides a stored property")]
        }
        for subclass in index.subclasses(of: id) {
            for member in index.members(named: property.name, of: subclass) {
                let flags = index.fact(member).flags
                guard flags.contains(.isOverride), !flags.contains(.isComputed),
                    !context.project.isObservingOverride(of: property.name, in: subclass)
                else { continue }
                let message = "\(text) is overridden in \(index.qualifiedName(subclass))"
                return [context.refuse(property.pattern, [id, subclass], .overriddenProperty, message)]
            }
        }
        return []
    }
}
