/// Each operator with each kind of source, and each order of events.
let tablePrograms: [Program] = single + joined

private let single: [Program] = Unary.all.flatMap { unary in
    Program.SourceKind.allCases.flatMap { kind in
        [false, true].filter { !$0 || kind.canFail }.flatMap { canFail in
            orders(sources: 1).map { order in
                program([kind], .unary(unary, .source(0)), order, canFail: canFail)
            }
        }
    }
}

private let joined: [Program] = Joining.allCases.flatMap { joining in
    [
        [Program.SourceKind.passthrough, .current, .passthrough], [.published, .published, .current],
        [.bridged, .just, .published], [.just, .just, .just],
    ]
    .flatMap { kinds in
        let sources = Array(kinds.prefix(joining.count))
        let canBothFail = sources.allSatisfy(\.canFail)
        return [false, true].filter { !$0 || canBothFail }.flatMap { canFail in
            orders(sources: joining.count).filter { joining != .zip || !$0.sendsWithin && !$0.isProbed }.map { order in
                program(sources, .joined(joining, (0..<joining.count).map { .source($0) }), order, canFail: canFail)
            }
        }
    }
}

private func program(_ sources: [Program.SourceKind], _ pipeline: Pipeline, _ order: OrderOfEvents, canFail: Bool)
    -> Program
{
    var program = Program(
        sources: sources, pipelines: [pipeline], events: order.events, reactions: order.reactions, canFail: canFail)
    program.isProbed = order.isProbed
    program.name = "table: \(order.name): \(program.description)"
    return program
}

private struct OrderOfEvents {
    let name: String
    let events: [Program.Event]
    var reactions: [Program.Reaction] = []
    var isProbed = false

    var sendsWithin: Bool {
        reactions.contains { if case .send = $0.event { return true } else { return false } }
    }
}

/// Orders of events for so many sources.
private func orders(sources: Int) -> [OrderOfEvents] {
    let last = sources - 1
    let values: [Program.Event] = [
        .send(0, 1), .send(last, 1), .send(0, 2), .send(0, 3), .sendInner(0, 50), .sendInner(1, 51), .send(last, 4),
        .pass(1000),
    ]
    let close: [Program.Event] =
        (0..<sources).flatMap { [.finish($0), .send($0, 5), .pass(1000)] } + [
            .sendInner(0, 52), .finishInner(0), .finishInner(1), .pass(1000),
        ]
    let within = { (event: Program.Event, number: Int) in
        [Program.Reaction(pipeline: 0, number: number, event: event)]
    }
    return [
        OrderOfEvents(name: "values and end", events: [.send(0, 9), .subscribe(0), .pass(1000)] + values + close),
        OrderOfEvents(name: "probe", events: [.subscribe(0), .pass(1000)] + values + close, isProbed: true),
        OrderOfEvents(name: "values with time", events: [.subscribe(0)] + values.flatMap { [$0, .pass(100)] } + close),
        OrderOfEvents(
            name: "at once",
            events: [.subscribe(0), .send(0, 1), .send(last, 2), .finish(0), .finish(last), .pass(1000)]),
        OrderOfEvents(
            name: "failure",
            events: [.subscribe(0)] + values + [
                .sendInner(0, 60), .send(last, 8), .fail(last), .send(0, 5), .pass(1000), .sendInner(0, 61),
            ]),
        OrderOfEvents(
            name: "subscribed behind the end",
            events: [.send(0, 3), .finish(0), .finish(last), .subscribe(0), .pass(1000)]),
        OrderOfEvents(
            name: "subscribed behind the failure", events: [.fail(0), .subscribe(0), .pass(1000)], isProbed: true),
        OrderOfEvents(
            name: "cancelled",
            events: [
                .subscribe(0), .pass(1000), .send(0, 1), .send(last, 2), .cancel(0), .send(0, 3), .pass(1000),
                .sendInner(1, 7),
            ]),
        OrderOfEvents(
            name: "cancelled and again",
            events: [.subscribe(0), .send(0, 1), .cancel(0), .send(0, 2), .subscribe(0), .send(last, 3), .pass(1000)]
                + close),
        OrderOfEvents(
            name: "send within", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.send(0, 6), 2) + within(.send(last, 7), 3)),
        OrderOfEvents(
            name: "send within the first", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.send(0, 6), 1)),
        OrderOfEvents(
            name: "cancel within", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.cancel(0), 2)),
        OrderOfEvents(
            name: "subscribe within", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.subscribe(0), 2)),
        OrderOfEvents(
            name: "finish within", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.finish(0), 2) + within(.finish(last), 3)),
        OrderOfEvents(
            name: "inner end within", events: [.subscribe(0), .pass(1000)] + values + close,
            reactions: within(.finishInner(1), 1) + within(.finishInner(0), 2)),
    ]
}
