import SymbolIndex
import Syntax

/// Objects of packages and SDKs whose sources are not read: what they show changes without telling a view, as far as is
/// known (catalogue 45, 213).
///
/// Nothing says whether a type from outside is a class. Code that sets a member through a constant does: `let map =
/// Map(); map.item = item`. What an SDK declares is often set up where it is made, and never changed after that.
struct ForeignObjects {
    private let name: NameID
    private let semantics: Semantics

    private static let question = SharedQuestion<NameID, Bool>()

    /// True for a type of which the project sets members through constants, so that its values are objects that change;
    /// also for what is fetched from a database.
    static func mayChange(_ name: NameID, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(question, name) { ForeignObjects(name: name, semantics: semantics).isChanged }
    }

    /// True for a member by which a type of a package hands out its object: `Session.shared`, `Auth.auth()`; where
    /// methods of it are called, also `Cache.default`, which may be a value else.
    static func isHandedOut(by member: NameID, of type: NameID, isCalled: Bool = false, _ semantics: Semantics) -> Bool
    {
        guard semantics.mayBeOfPackage(type) else { return false }
        let (member, type) = (semantics.index.text(member), semantics.index.text(type))
        return OutsideNames.sharedObjectsOfLibraries.contains(member)
            || isCalled && OutsideNames.sharedValuesOfLibraries.contains(member)
            || member.first?.isLowercase == true && member.lowercased() == type.lowercased()
    }

    private static let statics = SharedQuestion<StaticName, Bool>()

    private struct StaticName: Hashable {
        let type: NameID
        let member: NameID
    }

    /// True for a static variable that the project sets while views are shown: `LaunchAtLogin.isEnabled.toggle()`.
    static func isSet(_ member: NameID, of type: NameID, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(statics, StaticName(type: type, member: member)) {
            let mentioning = Set(semantics.files(mentioning: type))
            return semantics.files(mentioning: member).contains { number in
                guard mentioning.contains(number), !semantics.index.isOfTests(number),
                    let file = semantics.file(number)
                else { return false }
                let analysis = semantics.analysis(of: file)
                return file.code.nodes(named: member, in: file.tree.root).contains { node in
                    guard node.kind == .memberComponent, node.getsOtherValue, let owner = node.previousSibling,
                        owner.name == type, owner.anchorToken.kind == .identifier
                    else { return false }
                    return !semantics.unwatchedCode.contains(node, isOfSelf: false, in: analysis)
                }
            }
        }
    }

    private static let members = SharedQuestion<NameID, Bool>()

    /// True for a member that the project sets of some object, which it does not declare: `note.folder?.name = name`.
    static func isSet(_ member: NameID, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(members, member) {
            semantics.files(mentioning: member).contains { number in
                guard !semantics.index.isOfTests(number), let file = semantics.file(number) else { return false }
                let analysis = semantics.analysis(of: file)
                return file.code.nodes(named: member, in: file.tree.root).contains { node in
                    guard node.kind == .memberComponent, node.getsOtherValue
                    else { return false }
                    let types = TreeTypes(members: semantics.members, place: file.place(of: node))
                    if case .nominal = types.type(before: node).unwrapped { return false }
                    return !semantics.isOfObjectMadeHere(node, in: analysis)
                }
            }
        }
    }

    private static let mutable = SharedQuestion<NameID, Bool>()

    /// True for `NSArray` where a variable of the project holds an `NSMutableArray`, which is one too.
    static func areHeldMutable(_ name: NameID, _ semantics: Semantics) -> Bool {
        let text = semantics.index.text(name)
        guard text.hasPrefix("NS"), case let subclass = "NSMutable" + text.dropFirst(2),
            OutsideNames.changingObjects.contains(subclass), let subclass = semantics.name(subclass)
        else { return false }
        return semantics.answers.answer(mutable, subclass) {
            semantics.files(mentioning: subclass).contains { number in
                guard !semantics.index.isOfTests(number), let file = semantics.file(number) else { return false }
                return file.code.nodes(named: subclass, in: file.tree.root).contains { $0.isOfVariable }
            }
        }
    }

    private var isChanged: Bool {
        guard !SDKTypes.values.contains(semantics.index.text(name)) else { return false }
        // Its own code is not read.
        if semantics.isOfObjectiveC(name) { return true }
        let isOfPackage = semantics.mayBeOfPackage(name)
        return semantics.files(mentioning: name).contains { number in
            guard !semantics.index.isOfTests(number), let file = semantics.file(number) else { return false }
            return handsOutObject(in: file) || isChanged(in: file, countsNewObjects: isOfPackage)
        }
    }

    /// `Session.shared`
    private func handsOutObject(in file: ParsedFile) -> Bool {
        file.code.nodes(named: name, in: file.tree.root).contains { node in
            guard node.kind == .identifierExpression, let member = node.nextSibling, member.kind == .memberComponent
            else { return false }
            return ForeignObjects.isHandedOut(by: member.name, of: name, semantics)
        }
    }

    private func isChanged(in file: ParsedFile, countsNewObjects: Bool) -> Bool {
        file.tree.root.contains { node in
            guard node.kind == .memberComponent, node.nextSibling == nil, node.writeForm.isAssignment,
                let base = node.partBeforeUnwrapping
            else { return false }
            // Of a type of a package it isn't known whether a variable holds a value.
            guard base == node.parent?.firstChild,
                isConstant(base, in: file) || countsNewObjects && isVariableOfObject(base, in: file)
            else { return false }
            let types = TreeTypes(members: semantics.members, place: file.place(of: node))
            guard case .external(let type, _) = types.type(before: node).unwrapped, type == name else { return false }
            return countsNewObjects || !semantics.isOfObjectMadeHere(node, in: semantics.analysis(of: file))
        }
    }

    private func isVariableOfObject(_ base: SyntaxNode, in file: ParsedFile) -> Bool {
        guard base.kind == .identifierExpression, LocalName(base.name, at: base) == nil,
            let found = property(namedBy: base, in: file)
        else { return false }
        return found.owner != .min && semantics.index.types[found.owner].kind == .class
            && semantics.index.fact(found.member).isStored
    }

    private func property(namedBy name: SyntaxNode, in file: ParsedFile) -> MemberResolver.Found? {
        file.types(around: name)?.lazy.compactMap { semantics.members.firstMember(named: name.name, in: $0) }.first
    }

    /// True for a name whose own value can't be set: what is set of it is state of an object.
    private func isConstant(_ base: SyntaxNode, in file: ParsedFile) -> Bool {
        guard base.kind == .identifierExpression, base.name != KnownName.`self`.id else { return false }
        if let local = LocalName(base.name, at: base) { return local.isConstant }
        guard let found = property(namedBy: base, in: file) else { return false }
        return semantics.index.fact(found.member).flags.contains(.isLet)
    }
}

extension SyntaxNode {
    /// True in the declaration of a variable that is not a local one.
    fileprivate var isOfVariable: Bool {
        let around = ancestor { node in
            node.kind == .closureExpression || node.kind == .functionDeclaration || node.kind == .accessorBlock
                || node.kind == .initializerDeclaration || node.kind == .variableDeclaration
        }
        guard let around, around.kind == .variableDeclaration else { return false }
        return around.parent?.kind == .memberBlock || around.parent?.kind == .sourceFile
    }
}

extension LocalName {
    /// A parameter, or what `let` binds; what a closure is given may be `inout`.
    fileprivate var isConstant: Bool {
        switch declaration.kind {
        case .binding: return declaration.parent?.name == KnownName.let.id
        case .parameter: return !(annotation?.text.hasPrefix("inout") ?? true)
        case .identifierPattern:
            guard let binding = declaration.parent,
                binding.kind == .forStatement || binding.kind == .optionalBindingCondition
            else { return false }
            let tree = declaration.tree
            return !(binding.firstToken..<declaration.firstToken).contains { tree.text($0) == "var" }
        default: return false
        }
    }
}

extension WriteForm? {
    fileprivate var isAssignment: Bool {
        switch self {
        case .assigned, .operated: true
        case nil, .called, .handedOver: false
        }
    }
}
