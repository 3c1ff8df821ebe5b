/// Programs made at random.
enum RandomProgram {
    static func make(_ number: Int, seed: UInt64) -> Program {
        var random = SeededGenerator(state: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number))
        var program = Program()
        program.canFail = random.once(in: 4)
        program.isShared = random.once(in: 5)
        program.isProbed = random.once(in: 3)
        let count = 1 + random.below(4)
        program.sources = (0..<count).map { _ in source(&random, canFail: program.canFail) }
        var followers = 0
        program.pipelines = pipelines(&random, program).map { $0.withOneFollower(&followers) }
        program.events = events(&random, program)
        if !program.isShared { program.reactions = reactions(&random, program) }
        program.name = "random \(number): \(program.description)"
        return program
    }

    private static func source(_ random: inout SeededGenerator, canFail: Bool) -> Program.SourceKind {
        random.element(Program.SourceKind.allCases.filter { !canFail || $0.canFail })
    }

    /// Each source is in one pipeline, so that none has several subscribers; in a shared program each pipeline has the
    /// same one. There is no zip: OpenCombine's traps where something comes behind its end or within a value, and where
    /// it ends before it is asked (`Publishers.Zip.swift`).
    private static func pipelines(_ random: inout SeededGenerator, _ program: Program) -> [Pipeline] {
        if program.isShared { return (0..<2 + random.below(2)).map { _ in chain(&random, .source(0)) } }
        var parts = program.sources.indices.map { chain(&random, .source($0)) }
        while parts.count > 1, !random.once(in: 3) {
            let joining = random.element(Joining.allCases.filter { $0 != .zip && $0.count <= parts.count })
            let joined = parts.prefix(joining.count)
            parts = [chain(&random, .joined(joining, Array(joined)))] + parts.dropFirst(joining.count)
        }
        return parts
    }

    private static func chain(_ random: inout SeededGenerator, _ upstream: Pipeline) -> Pipeline {
        (0..<random.below(4)).reduce(upstream) { pipeline, _ in .unary(random.element(Unary.all), pipeline) }
    }

    private static func events(_ random: inout SeededGenerator, _ program: Program) -> [Program.Event] {
        let first = program.pipelines.indices.map { Program.Event.subscribe($0) }
        return first + (0..<5 + random.below(20)).map { _ in event(&random, program) }
    }

    private static func event(_ random: inout SeededGenerator, _ program: Program) -> Program.Event {
        let source = random.below(program.sources.count)
        switch random.below(20) {
        case 0: return .finish(source)
        case 1: return program.canFail ? .fail(source) : .send(source, 0)
        case 2, 3: return .sendInner(random.below(2), 20 + random.below(5))
        case 4: return .finishInner(random.below(2))
        case 5: return .subscribe(random.below(program.pipelines.count))
        case 6: return .cancel(random.below(program.pipelines.count))
        case 7, 8, 9: return .pass(random.element([0, 100, 250, 1000]))
        default: return .send(source, random.below(7))
        }
    }

    private static func reactions(_ random: inout SeededGenerator, _ program: Program) -> [Program.Reaction] {
        return (0..<random.below(4)).compactMap { _ in
            let event = event(&random, program)
            let pipeline = random.below(program.pipelines.count)
            let number = 1 + random.below(6)
            switch event {
            // Time does not pass within a call.
            case .pass: return nil
            default: return Program.Reaction(pipeline: pipeline, number: number, event: event)
            }
        }
    }
}

extension Program {
    /// The same with published properties instead of current values, and with such reactions only in which nothing is
    /// sent.
    var overPublished: Program {
        var program = self
        if !canFail { program.sources = sources.map { $0 == .current || $0 == .bridged ? .published : $0 } }
        program.reactions = reactions.filter {
            switch $0.event {
            case .cancel, .finish: return true
            default: return false
            }
        }
        return program
    }

    /// The same with the rules' form of published properties.
    var bridged: Program {
        var program = self
        program.sources = sources.map { $0 == .published ? .bridged : $0 }
        return program
    }
}

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func once(in count: Int) -> Bool { below(count) == 0 }
    mutating func element<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
