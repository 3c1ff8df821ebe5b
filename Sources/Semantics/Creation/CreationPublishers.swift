import SymbolIndex
import Syntax

/// Publishers that only send what happens anyway, and subscriptions of an object to these while it is made.
extension CreationEffects {
    /// When a publisher sends to who subscribes.
    private enum Sending { case atOnce, later }

    /// `$name`, and not `$0`.
    private func isProjection(_ part: SyntaxNode) -> Bool {
        guard part.kind == .identifierExpression || part.kind == .memberComponent else { return false }
        return part.anchorToken.kind == .dollarIdentifier && Int(part.tree.text(part.anchor).dropFirst()) == nil
    }

    /// True behind `$name`, a subject or a publisher of notifications, which only send what happens anyway.
    func isSentOnly(before member: SyntaxNode, at place: Place) -> Bool {
        guard let parts = member.parent?.children.prefix(while: { $0 != member }) else { return false }
        // Other operators on the way are looked at where they stand.
        if parts.contains(where: { isProjection($0) }) { return true }
        var seen: Set<MemberReference> = []
        return parts.indices.contains { sending(parts[...$0], at: place, &seen) != nil }
    }

    /// When a publisher sends that does no more than that; nil for others.
    private func sending(_ value: SyntaxNode, at place: Place, _ seen: inout Set<MemberReference>) -> Sending? {
        sending(value.kind == .chainExpression ? Array(value.children)[...] : [value], at: place, &seen)
    }

    private func sending(
        _ parts: ArraySlice<SyntaxNode>, at place: Place, _ seen: inout Set<MemberReference>
    ) -> Sending? {
        guard let last = parts.last else { return nil }
        if isProjection(last) { return .atOnce }
        if last.kind == .callComponent { return sending(call: last, of: parts.dropLast(), at: place, &seen) }
        if let subject = subject(typeOfParts(parts, at: place)) { return subject }
        return parts.count == 1 ? sending(name: last, at: place, &seen) : givenSending(last, at: place, &seen)
    }

    private func subject(_ type: ResolvedType) -> Sending? {
        guard case .external(let name, _) = type.unwrapped, CombineNames.subjects.contains(index.text(name)) else {
            return nil
        }
        return index.text(name) == "PassthroughSubject" ? .later : .atOnce
    }

    private func typeOfParts(_ parts: ArraySlice<SyntaxNode>, at place: Place) -> ResolvedType {
        guard let last = parts.last else { return .unknown }
        if let next = last.nextSibling, last.parent?.kind == .chainExpression { return typeBefore(next, at: place) }
        return typeOf(last.parent?.kind == .chainExpression ? last.wholeExpression : last, at: place)
    }

    /// A constant whose value is such a publisher, or a getter that gives one.
    private func sending(name: SyntaxNode, at place: Place, _ seen: inout Set<MemberReference>) -> Sending? {
        guard name.kind == .identifierExpression, name.anchorToken.kind == .identifier else { return nil }
        guard let local = LocalName(name.name, at: name) else { return givenSending(name, at: place, &seen) }
        guard local.declaration.kind == .binding, local.declaration.parent?.name == KnownName.let.id,
            let value = local.initialValue
        else { return nil }
        return sending(value, at: place, &seen)
    }

    /// `NotificationCenter.default.publisher(for: name)`, `Publishers.Merge(first, second)`, an operator of another one.
    private func sending(
        call: SyntaxNode, of callee: ArraySlice<SyntaxNode>, at place: Place, _ seen: inout Set<MemberReference>
    ) -> Sending? {
        guard let name = callee.last else { return nil }
        let text = index.text(name.name)
        if text == "publisher", name.kind == .memberComponent,
            foreignType(typeBefore(name, at: place), before: name, at: place) == "NotificationCenter"
        {
            return .later
        }
        let arguments = CallArguments(call).list.map(\.value)
        if isJoining(callee) {
            let publishers = arguments.flatMap { $0.kind == .arrayExpression ? Array($0.children) : [$0] }
            return sending(ofAll: publishers) { sending($0, at: place, &seen) }
        }
        guard name.kind == .memberComponent, CombineNames.following.contains(text),
            let first = sending(callee.dropLast(), at: place, &seen)
        else { return givenSending(name, at: place, &seen) }
        let hops = semantics.project.analysis(of: place.file).map { SchedulerHops(semantics: semantics, analysis: $0) }
        if hops?.isHop(name) ?? false { return .later }
        let others = arguments.filter { $0.kind != .closureExpression && CombineNames.takingAny.contains(text) }
        guard !others.isEmpty, !CombineNames.passing.contains(text) else { return first }
        let joined = sending(ofAll: others) { sending($0, at: place, &seen) }
        return joined.map { first == .later ? $0 : .atOnce }
    }

    /// `Publishers.MergeMany`, `Publishers.CombineLatest3`
    private func isJoining(_ callee: ArraySlice<SyntaxNode>) -> Bool {
        guard callee.count == 2, let first = callee.first, let last = callee.last, last.kind == .memberComponent,
            first.name == semantics.name("Publishers")
        else { return false }
        let text = index.text(last.name)
        return CombineNames.joins(text) || text == "MergeMany"
    }

    /// That of making a publisher of several others that only send; nil for a call of something else.
    func isJoiningSenders(_ call: SyntaxNode, of callee: [SyntaxNode], at place: Place) -> Bool {
        var seen: Set<MemberReference> = []
        return isJoining(callee[...]) && sending(call: call, of: callee[...], at: place, &seen) != nil
    }

    /// `player.speedPublisher()` of the project, which gives `$speed.eraseToAnyPublisher()`.
    private func givenSending(_ name: SyntaxNode, at place: Place, _ seen: inout Set<MemberReference>) -> Sending? {
        guard name.anchorToken.kind == .identifier,
            name.kind == .memberComponent || name.kind == .identifierExpression
        else { return nil }
        let base = name.kind == .memberComponent ? typeBefore(name, at: place) : nil
        return sending(ofAll: declarations(of: name, on: base, at: place)) { givenSending(by: $0, &seen) }
    }

    /// When all of several send.
    private func sending<Element>(ofAll elements: [Element], _ sending: (Element) -> Sending?) -> Sending? {
        guard !elements.isEmpty else { return nil }
        var isLater = true
        for element in elements {
            guard let sending = sending(element) else { return nil }
            isLater = isLater && sending == .later
        }
        return isLater ? .later : .atOnce
    }

    private func givenSending(
        by found: MeantDeclarations.Declaration, _ seen: inout Set<MemberReference>
    ) -> Sending? {
        // What gives itself back goes round.
        guard seen.insert(found.member).inserted else { return nil }
        defer { seen.remove(found.member) }
        guard let (node, _) = semantics.nodeInAnyFile(of: found.member) else { return nil }
        let place = place(of: found)
        if index.fact(found.member).flags.contains(.isLet),
            let value = node.parent?.child(.initializer)?.expressionChild
        {
            return sending(value, at: place, &seen)
        }
        guard let code = node.child(.codeBlock) ?? node.parent?.getterBody else {
            guard let owner = found.owner, index.isRequirement(found.member, of: owner),
                !semantics.project.isOpen(owner)
            else { return nil }
            return sending(ofAll: witnesses(of: found, in: owner)) { witnesses in
                sending(ofAll: witnesses) { givenSending(by: $0, &seen) }
            }
        }
        return sending(ofAll: code.valuesGivenBack) { sending($0, at: place, &seen) }
    }

    /// An operator of a publisher; a subscription of the object to what only sends, which ends with it.
    func effect(
        ofPipelinePart call: SyntaxNode, of name: SyntaxNode, _ text: String, at place: Place
    ) -> SyntaxNode? {
        let values = CallArguments(call).list.map(\.value)
        if let holding = values.first(where: { holdsObject($0) }) { return holding }
        switch text {
        case "store", "assign": return values.first { !isOwn($0, at: place) }
        case _ where CombineNames.takingAny.contains(text) && !CombineNames.passing.contains(text):
            var seen: Set<MemberReference> = []
            return values.firstValue { value in
                if value.kind == .closureExpression { return effect(ofClosure: value, at: place) }
                return sending(value, at: place, &seen) == nil ? value : effect(of: value, at: place)
            }
        case _ where CombineNames.following.contains(text):
            // It tells of the subscription too, and of its end.
            guard text != "handleEvents", sendsLater(before: name, at: place) else {
                return effect(ofArguments: call, at: place)
            }
            // By then the object is kept, or gone with its subscription.
            return values.firstValue { $0.kind == .closureExpression ? nil : effect(of: $0, at: place) }
        default: return name
        }
    }

    /// True behind what sends nothing at once to who subscribes: notifications, a `PassthroughSubject`, a scheduler that
    /// hops.
    private func sendsLater(before member: SyntaxNode, at place: Place) -> Bool {
        guard let parts = member.parent?.children.prefix(while: { $0 != member }) else { return false }
        var seen: Set<MemberReference> = []
        return sending(parts[...], at: place, &seen) == .later
    }

    /// True for a closure with `self` that does not capture it weakly: an object with such a subscription never goes.
    func holdsObject(_ value: SyntaxNode) -> Bool {
        guard value.kind == .closureExpression else { return value.name == KnownName.`self`.id }
        let captured = value.child(.captureList)?.text ?? ""
        guard !captured.contains("weak self"), !captured.contains("unowned self") else { return false }
        return captured.contains("self")
            || value.contains { $0.kind == .identifierExpression && $0.name == KnownName.`self`.id }
    }

    /// `&$x`, `&cancellables`
    private func isOwn(_ value: SyntaxNode, at place: Place) -> Bool {
        guard value.kind == .prefixExpression, value.anchorToken.kind == .prefixAmpersand else { return false }
        return value.expressionChild.flatMap { OwnTarget($0) }.map { isSetFreely($0, at: place) } ?? false
    }
}
