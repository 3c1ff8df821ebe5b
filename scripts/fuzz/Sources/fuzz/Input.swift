import SourceText

/// What is checked at once: one file of any bytes, or files that are migrated together. The same number and seed give the same input.
struct Input: Sendable {
    enum Purpose: Sendable {
        case syntax, pipeline
    }

    let purpose: Purpose
    let files: [SourceFile]

    init(number: UInt64, seed: UInt64, corpus: Corpus) {
        var mutator = Mutator(random: SeededGenerator(state: seed &* 0x2545_F491_4F6C_DD1D &+ number))
        if mutator.random.once(in: 4) {
            purpose = .pipeline
            files = Input.project(&mutator, corpus)
        } else {
            purpose = .syntax
            files = [SourceFile(path: "Input.swift", bytes: Input.bytes(&mutator, corpus))]
        }
    }

    private static func bytes(_ mutator: inout Mutator, _ corpus: Corpus) -> [UInt8] {
        switch mutator.random.below(20) {
        case 0: return (0..<mutator.random.below(3000)).map { _ in UInt8.random(in: 0...255, using: &mutator.random) }
        case 1, 2: return (0..<mutator.random.below(400)).flatMap { _ in mutator.fragment() }
        case 3:
            // Nesting, as deep as it gets.
            let part = (0...mutator.random.below(3)).flatMap { _ in mutator.fragment() }
            return Array(repeatElement(part, count: min(mutator.random.below(20_000), 4 * Mutator.sizeLimit / part.count)).joined())
        default:
            return mutator.mutate(corpus.files[mutator.random.below(corpus.files.count)].bytes, corpus)
        }
    }

    /// The files of a project, at times with another one's, of which some are changed.
    private static func project(_ mutator: inout Mutator, _ corpus: Corpus) -> [SourceFile] {
        var files = corpus.projects[mutator.random.below(corpus.projects.count)]
        if mutator.random.once(in: 4) { files += corpus.projects[mutator.random.below(corpus.projects.count)] }
        let certain = mutator.random.below(files.count)
        return files.indices.map { position in
            let isChanged = position == certain || mutator.random.once(in: 3)
            let bytes = isChanged ? mutator.mutate(files[position].bytes, corpus) : files[position].bytes
            return SourceFile(path: "\(position)/" + (files[position].path.split(separator: "/").last.map(String.init) ?? "A.swift"), bytes: bytes)
        }
    }
}
