/// Makes small programs of classes and views out of a number: what Swift runs by a name and without one, in random
/// places.
///
/// All that is shown and stored are numbers; functions come back to each other until the fuel of a step is spent.
struct ProgramGenerator {
    static let classes = ["Cart", "Store", "Clock"]

    private var random: SplitMix64
    /// The class or structure whose code is being made; nil outside of types.
    var type: String?
    private var depth = 0
    private var numbers = ProgramTemplates.numbers
    private var actions = ProgramTemplates.actions
    private(set) var starting = ProgramTemplates.starting

    /// Two programs of three keep no code and tell no others, so that it is known what they run.
    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        guard seed % 3 != 0 else { return }
        let isKnown: (String) -> Bool = { code in !ProgramTemplates.unknown.contains { code.contains($0) } }
        numbers = ProgramTemplates.numbers.filter(isKnown)
        actions = ProgramTemplates.actions.filter(isKnown)
        starting = []
    }

    /// The files of a program, by name. `helpers.swift` names no class.
    mutating func files() -> [String: String] {
        [
            "models.swift": "import Combine\nimport Foundation\nimport SwiftUI\n\n" + models(),
            "values.swift": "import Foundation\n\n" + values(),
            "helpers.swift": helpers,
            "views.swift": "import SwiftUI\n\n" + views(),
        ]
    }

    /// What a user does.
    var steps: String { (0..<6).map { "tap \"Run \($0)\"\n" }.joined() }

    // MARK: Choices

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "0" }

    /// Replaces each `#` of a template: `#e` is a number, `#s` statements, `#c` a class, `#m` a model, `#n` a small
    /// number, `#0` and `#v` return zero and nothing where the fuel is spent.
    mutating func fill(_ template: String) -> String {
        var result = ""
        var rest = Substring(template)
        while let mark = rest.firstIndex(of: "#") {
            result += rest[..<mark]
            let letter = rest.index(after: mark)
            guard letter < rest.endIndex else { return result + "#" }
            switch rest[letter] {
            case "e": result += number()
            case "s": result += statements()
            case "c": result += one(of: Self.classes)
            case "m": result += model()
            case "0": result += "guard Fuel.spend() else { return 0 };"
            case "v": result += "guard Fuel.spend() else { return };"
            case "n": result += String(Int.random(in: 0..<4, using: &random))
            default: result += "#" + String(rest[letter])
            }
            rest = rest[rest.index(after: letter)...]
        }
        return result + rest
    }

    mutating func some(of members: [String], percent: Int = 60) -> String {
        members.filter { _ in chance(percent) }.map { fill($0) }.joined(separator: "\n")
    }

    // MARK: Code

    /// An expression for an object of a class.
    private mutating func model() -> String {
        if let type, Self.classes.contains(type), chance(60) { return "self" }
        return one(of: Self.classes) + ".shared"
    }

    mutating func number() -> String {
        depth += 1
        defer { depth -= 1 }
        guard depth < 3 else { return fill(one(of: ["#n", "#m.a", "#m.b", "1"])) }
        return fill(one(of: numbers))
    }

    private mutating func statements() -> String {
        depth += 1
        defer { depth -= 1 }
        let count = depth < 3 ? Int.random(in: 1...2, using: &random) : 1
        return (0..<count).map { _ in fill(one(of: actions)) }.joined(separator: "; ")
    }
}

/// A generator of numbers that begins anywhere (Steele, Lea, Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
