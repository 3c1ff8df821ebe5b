import Syntax

/// The names that are visible at a place within a file, inner ones last.
struct Scope {
    struct Frame {
        /// Set for the body of a type; `.some(nil)` for a type that the index doesn't know, such as one in a function.
        var type: TypeID??
        /// For the body of an extension with conditions, such as `where Value == Model`.
        var isSpecialized = false
        var locals = ScopeNames()
        /// Within `#if`, whose branches may declare one name each in its own way.
        var isConditional = false
        /// What `$0`, `$1` … are in a closure.
        var anonymous: [ResolvedType]?
        /// The closure whose body this is, where what it gets is not known yet.
        var closure: SyntaxNode?
        /// Parameters of the closure that have no written type.
        private var unwritten: [NameID] = []
        /// What few frames have; nil for all others, since frames come and go with every block.
        private var rare: Rare?

        /// A class, so that it is one reference. Frames are not copied once something is declared in them.
        private final class Rare {
            var projected = ScopeNames()
            var genericParameters: [NameID: [ResolvedType]] = [:]
            var localTypes: [NameID: ResolvedType] = [:]
            var requiredOfSelf: [TypeID] = []
        }

        /// `Editor` in `extension Editing where Self: Editor`, whose members the extension names as its own.
        var requiredOfSelf: [TypeID] {
            get { rare?.requiredOfSelf ?? [] }
            set { change { $0.requiredOfSelf = newValue } }
        }

        /// Names for which `$name` is declared here too, with what it is.
        func projected(_ name: NameID) -> ResolvedType? { rare?.projected[name] }

        mutating func declareProjected(_ name: NameID, _ type: ResolvedType) { change { $0.projected[name] = type } }

        func isUnwritten(_ name: NameID) -> Bool { unwritten.contains(name) }

        mutating func markUnwritten(_ name: NameID) { unwritten.append(name) }

        /// A local of the closure's body hides the parameter.
        mutating func hideUnwritten(_ name: NameID) {
            if !unwritten.isEmpty { unwritten.removeAll { $0 == name } }
        }

        var genericParameters: [NameID: [ResolvedType]] {
            get { rare?.genericParameters ?? [:] }
            set { if rare != nil || !newValue.isEmpty { change { $0.genericParameters = newValue } } }
        }

        var localTypes: [NameID: ResolvedType] { rare?.localTypes ?? [:] }

        mutating func declareLocalType(_ name: NameID, _ type: ResolvedType) { change { $0.localTypes[name] = type } }

        /// True for a frame that types are looked up in.
        var changesContext: Bool {
            type != nil || rare.map { !$0.genericParameters.isEmpty || !$0.localTypes.isEmpty } ?? false
        }

        private mutating func change(_ body: (Rare) -> Void) {
            let changed = rare ?? Rare()
            body(changed)
            rare = changed
        }
    }

    /// Types and globals that were looked up from one place: most names in a body are asked for more than once.
    private final class LexicalScope {
        var context: LexicalContext?
        var globals: [NameID: ResolvedType] = [:]
    }

    /// To be asked in place: a frame is copied with all of its tables.
    private(set) var frames: [Frame] = [Frame()]
    /// What follows from the types, the generic parameters and the local types of the frames, and not from their
    /// locals.
    private var lexical = LexicalScope()

    mutating func push(_ frame: Frame = Frame()) {
        frames.append(frame)
        if frame.changesContext { lexical = LexicalScope() }
    }

    mutating func pop() {
        guard frames.count > 1 else { return }
        if frames[frames.count - 1].changesContext { lexical = LexicalScope() }
        frames.removeLast()
    }

    mutating func declare(_ name: NameID, _ type: ResolvedType) {
        let last = frames.count - 1
        frames[last].hideUnwritten(name)
        let earlier = frames[last].isConditional ? frames[last].locals[name] : nil
        frames[last].locals[name] =
            earlier == nil && type.alternatives == nil ? type : .merging(earlier.map { [$0, type] } ?? [type])
    }

    /// Says that the last frame's closure doesn't write the type of a parameter that was just declared.
    mutating func markUnwritten(_ name: NameID) { frames[frames.count - 1].markUnwritten(name) }

    /// Leaves the scope as it is around a frame.
    mutating func leave(from frame: Int) {
        frames.removeSubrange(max(frame, 1)...)
        lexical = LexicalScope()
    }

    /// Says whether what follows in this frame stands within `#if`; returns what it was before.
    mutating func setConditional(_ isConditional: Bool) -> Bool {
        let saved = frames[frames.count - 1].isConditional
        frames[frames.count - 1].isConditional = isConditional
        return saved
    }

    mutating func declareProjected(_ name: NameID, _ type: ResolvedType) {
        frames[frames.count - 1].declareProjected(name, type)
    }

    /// - Parameter type: what those who name it get.
    mutating func declareLocalType(_ name: NameID, _ type: ResolvedType) {
        frames[frames.count - 1].declareLocalType(name, type)
        lexical = LexicalScope()
    }

    /// True where a local of the name is around, also where an inner type's member hides it.
    func hasLocal(named name: NameID) -> Bool { frames.indices.contains { frames[$0].locals[name] != nil } }

    func hasProjection(named name: NameID) -> Bool { frames.indices.contains { frames[$0].projected(name) != nil } }

    /// True within an extension with conditions.
    var isSpecialized: Bool { frames.indices.contains { frames[$0].isSpecialized } }

    /// The types around, inner ones first.
    var types: [TypeID] {
        frames.indices.reversed().compactMap { frames[$0].type ?? nil }
    }

    /// True where the nearest type around is not in the index.
    var isInLocalType: Bool {
        for frame in frames.indices.reversed() { if let type = frames[frame].type { return type == nil } }
        return false
    }

    /// True where code and not a type's or the file's members are around.
    var isInCode: Bool { frames.count > 1 && frames[frames.count - 1].type == nil }

    /// A global or a type as a value, seen from this place.
    func global(named name: NameID, file: Int, members: MemberResolver) -> ResolvedType {
        if let known = lexical.globals[name] { return known }
        let type = members.lookUpGlobal(name, [], in: context(file: file, index: members.index))
        lexical.globals[name] = type
        return type
    }

    func context(file: Int, index: ProjectIndex) -> LexicalContext {
        if let known = lexical.context { return known }
        let context = makeContext(file: file, index: index)
        lexical.context = context
        return context
    }

    private func makeContext(file: Int, index: ProjectIndex) -> LexicalContext {
        var types: [TypeID] = []
        for type in self.types where !types.contains(type) { types.append(type) }
        var context = LexicalContext(file: file, types: types)
        for frame in frames {
            if !frame.genericParameters.isEmpty { context.genericParameters.merge(frame.genericParameters) { $1 } }
            if !frame.localTypes.isEmpty { context.localTypes.merge(frame.localTypes) { $1 } }
        }
        return context
    }
}

/// Names with their types: few in most scopes, where a look at each costs less than a hash.
struct ScopeNames {
    private var entries: [(name: NameID, type: ResolvedType)] = []
    /// Where each name stands, once there are many.
    private var positions: [NameID: Int]?

    private static let many = 24

    subscript(name: NameID) -> ResolvedType? {
        get { position(of: name).map { entries[$0].type } }
        set {
            guard let newValue else { return }
            if let position = position(of: name) {
                entries[position].type = newValue
                return
            }
            positions?[name] = entries.count
            entries.append((name, newValue))
            guard entries.count == ScopeNames.many else { return }
            positions = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        }
    }

    private func position(of name: NameID) -> Int? {
        if let positions { return positions[name] }
        return entries.firstIndex { $0.name == name }
    }
}
