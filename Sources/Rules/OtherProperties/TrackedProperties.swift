import Semantics
import SymbolIndex
import Syntax

/// The stored properties of a class that announce each change once the class is `@Observable`.
struct TrackedProperties {
    private(set) var names: Set<NameID> = []
    /// The same with those whose new values may count as equal: whoever reads one depends on it all the same.
    private(set) var allNames: Set<NameID> = []
    /// The computed properties that will announce what is set behind wrappers.
    private(set) var inFrontOfWrappers: Set<NameID> = []
    // It keeps what it was asked for.
    private unowned let semantics: Semantics
    private let type: TypeID

    init(_ type: TypeID, _ semantics: Semantics) {
        self.semantics = semantics
        self.type = type
        for (declaration, analysis) in semantics.parts(of: type) where declaration.kind == .classDeclaration {
            let decider = PropertyDecider(
                context: semantics.context(of: analysis), declaration: declaration, type: type)
            for property in decider.properties {
                if case .split = decider.decide(property) { inFrontOfWrappers.insert(property.name) }
                guard isTracked(property, decider) else { continue }
                allNames.insert(property.name)
                if announcesEachChange(property) { names.insert(property.name) }
            }
        }
    }

    private func isTracked(_ property: StoredProperty, _ decider: PropertyDecider) -> Bool {
        guard property.pattern.kind == .identifierPattern, !property.isLet,
            semantics.index.members(named: property.name, of: type).count == 1
        else { return false }
        if property.isPublished { return true }
        guard case .tracked = decider.decide(property) else { return false }
        return property.attributes.allSatisfy { $0.name == KnownName.MainActor.id }
    }

    /// A plain property must not be one whose new values may count as equal, which the announcement made up for.
    private func announcesEachChange(_ property: StoredProperty) -> Bool {
        if property.isPublished { return true }
        let hazards = semantics.project.table.hazards
        let family = semantics.family(of: type)
        let check = EqualityCheck(semantics: semantics)
        let resolved = self.resolved(property.name)
        return !hazards.selfAssignedNames.contains(property.name, of: family) && !check.mayHideChange(resolved)
            && !check.comparesIdentity(resolved)
    }

    private func resolved(_ name: NameID) -> ResolvedType {
        semantics.members.type(ofProperty: name, in: type)
    }

    /// True for an expression that is one of the properties, or a part of the value in one; what objects in it hold is
    /// no part of it.
    func contains(_ expression: SyntaxNode, upTo end: SyntaxNode? = nil) -> Bool {
        guard expression.kind == .chainExpression else {
            return expression.kind == .identifierExpression && names.contains(expression.name)
                && LocalName(expression.name, at: expression) == nil
        }
        guard var first = expression.firstChild, first.kind == .identifierExpression else { return false }
        if first.name == KnownName.`self`.id {
            guard let member = first.partBehindUnwrapping, member.kind == .memberComponent else { return false }
            first = member
        } else if LocalName(first.name, at: first) != nil {
            return false
        }
        guard names.contains(first.name), first != end else { return false }
        return isPartOfValue(behind: first, upTo: end)
    }

    private func isPartOfValue(behind property: SyntaxNode, upTo end: SyntaxNode?) -> Bool {
        let lookup = GetterLookup(
            semantics: semantics, file: semantics.index.types[type].declarations.first?.file ?? 0, types: [type])
        var current = resolved(property.name)
        var part = property.nextSibling
        while let component = part, component != end {
            guard isValue(current) else { return false }
            switch component.kind {
            case .memberComponent: if lookup.mayRunCode(component.name, of: current) { return false }
            case .subscriptComponent, .optionalComponent, .forceComponent: break
            default: return false
            }
            current = lookup.expressions.step(component, from: current)
            part = component.nextSibling
        }
        return end == nil || isValue(current)
    }

    /// True for values of the standard library and structures of the project.
    private func isValue(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .array, .dictionary, .tuple: true
        case .nominal(let id, _): semantics.index.types[id].kind == .struct || semantics.index.types[id].kind == .enum
        case .external(let name, _): SDKTypes.madeOfParts.contains(semantics.index.text(name))
        default: false
        }
    }
}

private let trackedPropertiesQuestion = Question<TypeID, TrackedProperties>()

extension Semantics {
    /// The stored properties of a class that announce each change once it has moved.
    func trackedProperties(of type: TypeID) -> TrackedProperties {
        answers.answer(trackedPropertiesQuestion, type) { TrackedProperties(type, self) }
    }
}
