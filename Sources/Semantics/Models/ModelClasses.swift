import SymbolIndex
import Syntax

/// Which classes of the project are `@Observable` or `ObservableObject`, and what makes an object.
package struct ModelClasses {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }
    private var index: ProjectIndex { semantics.index }

    /// True for a class with `@Observable` or `@Model`, or with a superclass that has it.
    package func isObservable(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .class else { return false }
        return ([type] + index.superclasses(of: type)).contains { candidate in
            index.types[candidate].declarations.contains { declaration in
                index.fact(declaration).attributes.contains {
                    ["Observable", "Model"].contains(index.text(index.translate($0, file: declaration.file)))
                }
            }
        }
    }

    /// True where a property holds an object of a class of the project.
    package func isObject(_ property: WrappedProperty) -> Bool {
        guard let found = semantics.members.firstMember(named: property.name, in: property.owner),
            let type = semantics.members.type(of: found, isImplicitSelf: true).unwrapped.typeID
        else { return false }
        return index.types[type].kind == .class
    }

    /// The `@Observable` class of a property, optional or not.
    package func observableClass(of property: WrappedProperty) -> TypeID? {
        observableClass(property.name, in: property.owner)
    }

    /// The `@Observable` class that a member of a type holds.
    package func observableClass(_ name: NameID, in owner: TypeID) -> TypeID? {
        guard let found = semantics.members.firstMember(named: name, in: owner) else { return nil }
        let type = semantics.members.type(of: found, isImplicitSelf: true).unwrapped
        guard case .nominal(let id, _) = type, isObservable(id) else { return nil }
        return id
    }

    /// The class of which an expression makes a new object: `Model()`, `.init(…)` where one is expected.
    ///
    /// - Parameter expected: the class where the expression does not name it.
    package func classMade(by expression: SyntaxNode, in file: ParsedFile, expected: TypeID? = nil) -> TypeID? {
        guard expression.kind == .chainExpression else { return nil }
        var parts = Array(expression.children)
        guard parts.popLast()?.kind == .callComponent else { return nil }
        if let last = parts.last, last.name == KnownName.`init`.id,
            last.kind == .memberComponent || last.kind == .implicitMemberExpression
        {
            parts.removeLast()
            if parts.isEmpty { return last.kind == .implicitMemberExpression ? expected : nil }
        }
        guard
            parts.allSatisfy({
                ($0.kind == .identifierExpression || $0.kind == .memberComponent) && $0.anchorToken.kind == .identifier
            })
        else { return nil }
        let components = parts.map { TypeReference.Component(name: $0.name) }
        guard case .nominal(let id, _) = semantics.types.resolve(.named(components), in: file.place(of: expression)),
            index.types[id].kind == .class
        else { return nil }
        return id
    }
}

private let modelsWithinQuestion = Question<ResolvedType, [TypeID]>()

extension Semantics {
    /// True for an `ObservableObject` that is judged, and for a class that has `@Observable` already.
    package func isModel(_ type: TypeID) -> Bool { project.legacy.classes[type] != nil || models.isObservable(type) }

    /// The models that a value of a type may hold: itself, in a list, within another value or a plain object.
    package func modelsWithin(_ type: ResolvedType) -> [TypeID] {
        answers.answer(modelsWithinQuestion, type) {
            if let id = type.unwrapped.typeID, isModel(id) { return [id] }
            let held = heldDirectly.answer(for: type).types.all
            let objects = held.filter { index.types[$0].kind == .class && !isModel($0) }
            let within = objects.flatMap { object in
                index.members(of: object).filter { index.fact($0).isStored }.flatMap { member in
                    heldDirectly.answer(for: members.type(of: MemberResolver.Found(owner: object, member: member)))
                        .types.all
                }
            }
            let models = Set(held + within).filter { isModel($0) }
            return models.filter { index.superclasses(of: $0).allSatisfy { !models.contains($0) } }.sorted()
        }
    }
}
