import Semantics
import SymbolIndex
import Syntax

private let macroQuestion = SharedQuestion<TypeID, Bool>()

extension FileSemantics {
    /// False for a class that never announced a change and has nothing that a view could follow: it only loses the
    /// conformance (catalogue 218). False also for a subclass without variables of its own, which is `Observable` by
    /// its superclass, and for one that has the macro (catalogue 11).
    ///
    /// The macro stays where something asks for `Observable`: the environment, `@Bindable`, and protocols that refined
    /// `ObservableObject`. It stays for each stored variable that a view may read, where some view follows the class,
    /// and for public classes, whose users are not all seen.
    func needsMacro(_ declaration: SyntaxNode, _ type: TypeID) -> Bool {
        semantics.answers.answer(macroQuestion, type) {
            if semantics.models.isObservable(type) { return false }
            if let base = index.types[type].superclass, legacy.classes[base] != nil {
                return !isSubclassWithoutVariables(declaration, type)
            }
            return isAsked(for: type) || semantics.isFollowed(type) && holdsTrackedState(declaration, type)
        }
    }

    private func isSubclassWithoutVariables(_ declaration: SyntaxNode, _ type: TypeID) -> Bool {
        index.types[type].declarations.count == 1 && !project.table.subscribedTypes.contains(type)
            && semantics.storedProperties(of: declaration, file: analysis.file).allSatisfy { $0.isLet }
    }

    private func isAsked(for type: TypeID) -> Bool {
        let symbol = index.types[type]
        guard symbol.declarations.count == 1, symbol.access < .public, isAloneInHierarchy(type),
            !semantics.mayAnnounceChanges(type),
            (legacy.classes[type] ?? []).allSatisfy(\.isClause)
        else { return true }
        let table = project.table
        if table.injectedTypes.contains(type) || table.environmentTypes.contains(type) { return true }
        return table.projectedProperties.contains { table.wrapperProperties[$0]?.types.contains(type) ?? false }
    }

    /// True for a class without subclasses that inherits from none that views may follow.
    private func isAloneInHierarchy(_ type: TypeID) -> Bool {
        index.subclasses(of: type).isEmpty && index.superclasses(of: type).allSatisfy { !semantics.isModel($0) }
    }

    private func holdsTrackedState(_ declaration: SyntaxNode, _ type: TypeID) -> Bool {
        let decider = PropertyDecider(context: self, declaration: declaration, type: type)
        let reading = PropertyReading(context: self, declaration: declaration, type: type)
        return decider.properties.contains { property in
            if property.isLet { return false }
            if case .ignored = decider.decide(property) { return false }
            return property.pattern.kind != .identifierPattern || reading.mayBeReadByViews(property)
        }
    }
}

extension ObservableObjectConformance {
    /// Named in the clause of the class or of an extension.
    fileprivate var isClause: Bool { if case .clause = self { true } else { false } }
}
