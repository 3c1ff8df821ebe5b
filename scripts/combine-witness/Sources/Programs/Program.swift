/// Pipelines over sources, with what happens to them: the same value makes the same program on both sides.
struct Program {
    enum SourceKind: String, CaseIterable {
        case passthrough, current, published, bridged, just

        var canFail: Bool { self == .passthrough || self == .current }
    }

    enum Event {
        case send(Int, Int)
        case finish(Int)
        case fail(Int)
        case sendInner(Int, Int)
        case finishInner(Int)
        case subscribe(Int)
        case cancel(Int)
        case pass(Int)

        var isEnd: Bool {
            switch self {
            case .finish, .fail: return true
            default: return false
            }
        }
    }

    /// What a subscriber does within the call that brings its signal of this number.
    struct Reaction {
        let pipeline: Int
        let number: Int
        let event: Event
    }

    var name = ""
    var sources: [SourceKind] = []
    var pipelines: [Pipeline] = []
    var events: [Event] = []
    var reactions: [Reaction] = []
    var canFail = false
    /// Several pipelines have the same source.
    var isShared = false
    /// Whether subscriptions are logged as well.
    var isProbed = false

    /// What a difference may be explained by.
    var traits: [String] {
        let hasPrefix = contains { if case .unary(.prefix, _) = $0 { return true } else { return false } }
        let hasFirst = contains { if case .unary(.first, _) = $0 { return true } else { return false } }
        let endsWithin = reactions.contains { $0.event.isEnd }
        let ends = endsWithin || events.contains(where: \.isEnd) || sources.contains(.just) || hasPrefix || hasFirst
        return (pipelines.contains(where: \.isTimed) && ends ? ["comes later and ends"] : [])
            + (hasPrefix && endsWithin ? ["prefix ends within"] : [])
    }

    private func contains(_ isMeant: (Pipeline) -> Bool) -> Bool { pipelines.contains { $0.contains(isMeant) } }

    var asCase: Case {
        Case(name, traits: traits) { log in
            log.isUnordered = isShared
            if canFail {
                Run<Problem>(self, log, sources.map { FailingSource.make($0) }).run()
            } else {
                Run<Never>(self, log, sources.map { NeverFailingSource.make($0) }).run()
            }
        }
    }

    var description: String {
        let parts = [
            sources.enumerated().map { "source\($0.offset): \($0.element.rawValue)" }.joined(separator: ", ")
                + (canFail ? ", can fail" : ""),
            pipelines.enumerated().map { "pipeline\($0.offset): \($0.element)" }.joined(separator: "; "),
            events.map { "\($0)" }.joined(separator: ", "),
            reactions.map { "\($0.event) within signal \($0.number) of pipeline\($0.pipeline)" }.joined(
                separator: ", "),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " | ")
    }
}

/// Operators over sources.
indirect enum Pipeline: CustomStringConvertible {
    case source(Int)
    case unary(Unary, Pipeline)
    case joined(Joining, [Pipeline])

    var description: String {
        switch self {
        case .source(let number): return "source\(number)"
        case .unary(let unary, let upstream): return "\(upstream).\(unary)"
        case .joined(let joining, let parts): return "\(joining)(\(parts.map(\.description).joined(separator: ", ")))"
        }
    }

    /// Whether values may come later than they were sent.
    var isTimed: Bool {
        contains {
            switch $0 {
            case .unary(.receive, _), .unary(.delay, _), .unary(.debounce, _): return true
            default: return false
            }
        }
    }

    /// The same with one operator at most that leads to the inner sources, which are to have subscribers of one kind
    /// only: which of two comes first is not said.
    func withOneFollower(_ count: inout Int) -> Pipeline {
        switch self {
        case .source: return self
        case .joined(let joining, let parts): return .joined(joining, parts.map { $0.withOneFollower(&count) })
        case .unary(let unary, let upstream):
            let upstream = upstream.withOneFollower(&count)
            guard unary == .flatMapInner || unary == .switchToInner else { return .unary(unary, upstream) }
            count += 1
            return .unary(count == 1 ? unary : .flatMapFirst, upstream)
        }
    }

    /// Whether a joining or another operator is in it somewhere.
    func contains(_ isMeant: (Pipeline) -> Bool) -> Bool {
        if isMeant(self) { return true }
        switch self {
        case .source: return false
        case .unary(_, let upstream): return upstream.contains(isMeant)
        case .joined(_, let parts): return parts.contains { $0.contains(isMeant) }
        }
    }
}

enum Unary: Equatable {
    case map, mapKeyPath, compactMap, filter, removeDuplicates, removeDuplicatesByParity, first, scan, prepend,
        handleEvents, erase
    case dropFirst(Int), prefix(Int)
    case flatMapFirst, flatMapInner, switchToInner
    case receive, receiveImmediately, delay(Int), debounce(Int)

    static let all: [Unary] = [
        .map, .mapKeyPath, .compactMap, .filter, .removeDuplicates, .removeDuplicatesByParity, .first, .scan, .prepend,
        .handleEvents, .erase,
        .dropFirst(1), .dropFirst(3), .prefix(1), .prefix(2), .flatMapFirst, .flatMapInner, .switchToInner, .receive,
        .receiveImmediately,
        .delay(250), .debounce(250),
    ]
}

enum Joining: CaseIterable {
    case combineLatest, combineLatestBy, merge, zip, combineLatest3, merge3

    var count: Int { self == .combineLatest3 || self == .merge3 ? 3 : 2 }
}
