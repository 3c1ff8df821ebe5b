import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A tracked property that is set often, of a type whose values can't be compared (catalogue 40, 186).
public let unequatablePropertyRule = Rule(
    family: .guidance,
    id: "unequatable-tracked-property",
    summary: "make the type of a frequently set property `Equatable`",
    rationale: """
        The macro compares the new value with the old one and publishes nothing if they are equal, but only if the \
        type is Equatable. Otherwise each assignment updates every view that reads the property, even if the value did \
        not change.
        """,
    safety: """
        Only advice. Reported for structures of the project that are not Equatable although all their stored \
        properties may be, if a loop over an asynchronous sequence, a timer, a publisher, a gesture or a scroll view \
        sets the property.
        """,
    before: """
        struct Level {
            var percent = 0
        }

        @Observable
        final class Meter {
            var level = Level()

            func follow(_ levels: AsyncStream<Level>) async {
                for await level in levels { self.level = level }
            }
        }
        """,
    catalogue: [40, 186],
    names: ["Observable"],
    check: { context in
        context.observableClasses.flatMap { node, type in
            StoredProperty.all(of: node).compactMap { finding(context, type, $0) }
        }
    })

private func finding(_ context: RuleContext, _ type: TypeID, _ property: StoredProperty) -> Diagnostic? {
    guard !property.isLet, !property.has(attribute: .ObservationIgnored), property.pattern.kind == .identifierPattern,
        property.attributes.isEmpty,
        case .nominal(let value, _) = context.type(of: property.name, in: type).unwrapped,
        canBecomeEquatable(value, context)
    else { return nil }
    let uses = OwnUses(of: property.name, in: type, semantics: context.semantics).all.filter(\.isAssigned)
    guard let write = uses.lazy.compactMap({ use in FrequentWrite.source(of: use.node).map { (use, $0) } }).first else {
        return nil
    }
    let name = context.index.qualifiedName(value)
    let message =
        "\(write.1) sets \(context.index.text(property.name)) in \(write.0.node.placeInFile); \(name) is not Equatable, "
        + "so equal values also update the views"
    return context.advise(property.declaration, symbol: context.symbol(property.name, of: type), message)
}

/// A structure of the project that is not `Equatable`, and could be by its name alone.
private func canBecomeEquatable(_ type: TypeID, _ context: RuleContext) -> Bool {
    let index = context.index
    let symbol = index.types[type]
    guard symbol.kind == .struct, symbol.declarations.count == 1, symbol.genericParameters.isEmpty,
        let part = symbol.declarations.first,
        index.fact(part).attributes.isEmpty
    else { return false }
    let equatability = Equatability(index: index)
    guard !equatability.mayBeEquatable(.nominal(type, [])) else { return false }
    let stored = index.storedMembers(of: type)
    return !stored.isEmpty
        && stored.allSatisfy { member in
            let type = context.semantics.members.type(
                of: MemberResolver.Found(owner: type, member: member), isImplicitSelf: true)
            return index.fact(member).attributes.isEmpty && type.isKnown && equatability.mayBeEquatable(type)
        }
}

/// Code that runs again and again.
private enum FrequentWrite {
    /// What makes the code around a node run often; nil where nothing is known to.
    static func source(of node: SyntaxNode) -> String? {
        var current = node
        while let parent = current.parent {
            if parent.kind == .memberBlock || parent.kind == .sourceFile { return nil }
            if parent.kind == .forStatement, current.kind == .codeBlock, isAsynchronous(parent) {
                return "an asynchronous sequence"
            }
            if current.kind == .closureExpression, parent.kind == .argument, let name = caller(of: parent) {
                return name
            }
            current = parent
        }
        return nil
    }

    /// `for await`, `for try await`
    private static func isAsynchronous(_ statement: SyntaxNode) -> Bool {
        (1...2).contains {
            statement.tree.tokens[min(statement.firstToken + $0, statement.lastToken)].isWord(KnownName.await.id)
        }
    }

    private static func caller(of argument: SyntaxNode) -> String? {
        guard let callee = argument.parent?.previousSibling,
            callee.kind == .memberComponent || callee.kind == .identifierExpression
        else { return nil }
        switch argument.tree.text(callee.anchor) {
        case "scheduledTimer", "Timer": return "a timer"
        case "addPeriodicTimeObserver": return "a player"
        case "sink", "onReceive": return "a publisher"
        case "onChanged": return "a gesture"
        case "onScrollGeometryChange", "onGeometryChange": return "a geometry change"
        case "onContinuousHover": return "the pointer"
        case "startDeviceMotionUpdates", "startAccelerometerUpdates": return "a sensor"
        default: return nil
        }
    }
}
