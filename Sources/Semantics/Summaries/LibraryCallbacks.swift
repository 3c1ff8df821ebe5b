import SymbolIndex
import Syntax

/// Tells whether code may make a library come back to the project before it returns: a delegate, an observer, a view
/// that is laid out.
///
/// Any call of a library may, and whatever is set in an object from outside, but for what is known to change nothing
/// and for values.
package struct LibraryCallbacks {
    let semantics: Semantics
    private var index: ProjectIndex { semantics.index }
    private var meant: MeantDeclarations { MeantDeclarations(semantics: semantics) }

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    /// The first place at which the code itself may, apart from what it runs of the project.
    package func firstPlace(in code: ClassCode.Body) -> SyntaxNode? {
        code.node.first(
            where: { mayFollow(node: $0, code.analysis) },
            outside: { node in
                if node == code.node { return false }
                switch node.kind {
                case .functionDeclaration: return true
                case _ where node.kind.isTypeDeclaration: return true
                case .closureExpression: return SummaryMaker.runsLater(node)
                default: return false
                }
            })
    }

    /// True for a property behind a wrapper that is not of the project: a binding sets what it is bound to.
    package func mayFollow(setting found: MeantDeclarations.Declaration) -> Bool {
        index.fact(found.member).attributes.contains { attribute in
            let name = index.translate(attribute, file: found.member.file)
            guard name != KnownName.Published.id, !SDKWrappers.ownedByView.contains(index.text(name)) else {
                return false
            }
            return !StoredProperty.isPlain(name, index) && semantics.types(ofAnyPlaceNamed: name).isEmpty
        }
    }

    private func mayFollow(node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, node.anchorToken.kind == .identifier,
            node.name != KnownName.`self`.id
        else { return false }
        if node.isCalled { return mayFollow(calling: node, analysis) }
        if node.isWrittenHere { return mayFollow(setting: node, analysis) }
        // The view of a controller is loaded when somebody asks for it.
        return node.tree.text(node.anchor) == "view" && !isOfProject(node, analysis)
    }

    // MARK: Calls

    private func mayFollow(calling callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if isOfProject(callee, analysis) { return false }
        let name = callee.tree.text(callee.anchor)
        if ClosureTakers.lazy.contains(name) || CombineNames.makingPublishers.contains(name) { return false }
        if PureFunctions.telling.contains(name), mayBeMember(callee, analysis) { return false }
        guard callee.kind == .memberComponent else {
            return !changesNothing(name) && !isMadeUnnoticed(name, callee) && !isMadeOfValues(name, callee, analysis)
                && !isAnsweredLater(callee, analysis)
        }
        if PureFunctions.harmlessMethods.contains(name) { return false }
        // Who subscribed, and who waits for the end of a subscription, is known by name.
        if isCancellation(callee, analysis) || Announcement.resumesTask(callee) { return false }
        if Announcement.sent(by: callee, analysis, semantics) != nil { return false }
        return !PureFunctions.locking.contains(name) && !isAnsweredLater(callee, analysis)
            && !isEncoding(callee, analysis) && !isValue(typeBefore(callee, analysis))
    }

    /// True for what is written behind a value, and in an extension of a type from outside, where `self` is left out.
    private func mayBeMember(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        callee.kind == .memberComponent
            || analysis.enclosingType(of: callee).map { index.types[$0].kind == .external } == true
    }

    /// True for a function or an initializer that is known by its name alone.
    private func changesNothing(_ name: String) -> Bool {
        PureFunctions.harmless.contains(name) || PureFunctions.unobserved.contains(name)
            || PureFunctions.computing.contains(name) || SDKTypes.values.contains(name)
            || ClosureTakers.answeringLaterByName.contains(name)
    }

    /// `timer.invalidate()`, `UserDefaults.standard.object(forKey: key)`
    private func isAnsweredLater(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let method = callee.tree.text(callee.anchor)
        let labels = callee.partBehindUnwrapping?.argumentLabels.map { index.text($0) } ?? []
        if ClosureTakers.answeringLaterByLabels[method]?.contains(labels) == true { return true }
        guard let type = libraryType(before: callee, analysis).map({ index.text($0) }) else { return false }
        return PureFunctions.lookingUp[type]?.contains(method) ?? false
            || ClosureTakers.answeringLater[type]?.contains(method) ?? false
    }

    /// `JSONEncoder().encode(state)`: what the project declares for encoding is looked at besides, by the type of the
    /// value.
    private func isEncoding(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.tree.text(callee.anchor) == "encode", let call = callee.partBehindUnwrapping,
            let type = libraryType(before: callee, analysis), ClosureTakers.encoders.contains(index.text(type))
        else { return false }
        let expressions = semantics.types(at: call, analysis)
        return CallArguments(call).list.allSatisfy { expressions.type(of: $0.value).isTold { $0 != KnownName.Any.id } }
    }

    /// That of `self` in an extension where none is written.
    private func libraryType(before callee: SyntaxNode, _ analysis: FileAnalysis) -> NameID? {
        guard callee.kind == .memberComponent else {
            let type = analysis.enclosingType(of: callee).map { index.types[$0] }
            return type?.kind == .external ? type?.name : nil
        }
        let base = typeBefore(callee, analysis).boundValue
        return semantics.foreignType(base, before: callee, in: semantics.place(of: callee, analysis))
    }

    /// `cancel()` of a subscription, a task or a work item.
    private func isCancellation(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.tree.text(callee.anchor) == "cancel",
            case .external(let name, _) = typeBefore(callee, analysis).unwrapped
        else { return false }
        return ClosureTakers.cancelled.contains(index.text(name))
    }

    /// `NSRegularExpression(pattern: pattern)`, and no document, which is read by a loop of its own.
    private func isMadeUnnoticed(_ type: String, _ callee: SyntaxNode) -> Bool {
        SDKTypes.madeUnnoticed.contains(type)
            && callee.callOfInitializer.map { !semantics.readsDocument($0) } ?? false
    }

    /// `NSWindow(contentRect: frame, styleMask: [.titled], …)`: an object that knows none of the project's.
    private func isMadeOfValues(_ type: String, _ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard SDKTypes.madeOfWhatIsGiven.contains(type), let call = callee.callOfInitializer else { return false }
        let expressions = semantics.types(at: call, analysis)
        return CallArguments(call).list.allSatisfy { isPlainValue($0.value, expressions) }
    }

    private func isPlainValue(_ value: SyntaxNode, _ expressions: TreeTypes) -> Bool {
        switch value.kind {
        case .literalExpression, .stringExpression, .implicitMemberExpression: true
        case .arrayExpression: value.children.allSatisfy { isPlainValue($0.expressionChild ?? $0, expressions) }
        default: isValue(expressions.type(of: value)) && value.kind != .closureExpression
        }
    }

    // MARK: What is set

    private func mayFollow(setting target: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if meant.declarations(of: target, analysis).contains(where: { mayFollow(setting: $0) }) { return true }
        if target.isBeforeMember || isOfProject(target, analysis) || isSetUnnoticed(target, analysis) { return false }
        return target.kind == .identifierExpression || !isValue(typeBefore(target, analysis))
    }

    /// True for what a control shows of which the project has no subclass: it tells its target of what users do only.
    /// Who observes the key is known.
    private func isSetUnnoticed(_ target: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard case .external(let type, _) = typeBefore(target, analysis).boundValue else { return false }
        let name = index.text(type)
        return SDKControls.isShown(target.tree.text(target.anchor), by: name)
            && !index.types.indices.contains { index.types[$0].kind == .class && index.conforms($0, to: name) }
    }

    // MARK: Names

    /// True for a local, and for a name that the project declares for values of the type before it.
    private func isOfProject(_ name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if name.kind == .identifierExpression {
            if LocalName(name.name, at: name) != nil || isTypeOfProject(name, analysis) { return true }
        } else {
            let base = typeBefore(name, analysis).boundValue
            if base.isOutside { return meant.declarations(of: name, analysis).contains { isAdded($0, to: base) } }
        }
        return !meant.declarations(of: name, analysis).isEmpty
    }

    private func isTypeOfProject(_ name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if !index.types(named: name.name).isEmpty { return true }
        guard index.text(name.name).first?.isUppercase == true else { return false }
        let written = TypeReference.plain(name.name)
        return semantics.types.resolve(written, in: semantics.place(of: name, analysis)).typeID != nil
    }

    /// True for a member that the project adds to the very type: Swift prefers it to one of the library.
    private func isAdded(_ found: MeantDeclarations.Declaration, to base: ResolvedType) -> Bool {
        guard case .external(let type, _) = base, let owner = found.owner else { return false }
        return index.types[owner].kind == .external && index.types[owner].name == type
    }

    private func typeBefore(_ part: SyntaxNode, _ analysis: FileAnalysis) -> ResolvedType {
        semantics.types(at: part, analysis).type(before: part)
    }

    private func isValue(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .array, .dictionary, .tuple: true
        // Whatever a type from outside gives back may be an object.
        case .external(let name, _): name != KnownName.Any.id && isValue(index.text(name))
        default: false
        }
    }

    private func isValue(_ name: String) -> Bool {
        // What cancels a subscription runs what waits for that.
        name != "AnyCancellable"
            && (SDKTypes.values.contains(name) || SDKTypes.collections.contains(name)
                || PureFunctions.computingTypes.contains(name))
    }
}

extension ResolvedType {
    /// True for a type that is not known to be one of the project.
    fileprivate var isOutside: Bool {
        switch self {
        case .nominal, .metatype(.nominal): false
        default: true
        }
    }
}

extension SyntaxNode {
    /// True for `a` of `a.b = …` and `a[0].b = …`.
    fileprivate var isBeforeMember: Bool {
        var next = nextSibling
        while let part = next {
            if part.kind == .memberComponent { return !part.isCalled }
            next = part.nextSibling
        }
        return false
    }
}
