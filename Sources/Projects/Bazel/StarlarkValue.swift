/// An expression of a `BUILD` file, as far as it is read.
indirect enum StarlarkValue {
    case string(String)
    /// The elements, and whether these are all: those of a comprehension are not.
    case list([StarlarkNode], isComplete: Bool)
    case dictionary([(key: StarlarkNode, value: StarlarkNode)])
    case call(StarlarkCall)
    /// With a member behind it, as in `versions.minimum`.
    case name(String)
    /// Parts with `+` between them.
    case sum([StarlarkNode])
    /// What is not read.
    case other
}

struct StarlarkNode {
    let value: StarlarkValue
    /// 1-based.
    let line: Int
}

struct StarlarkCall {
    let name: String
    /// 1-based.
    let line: Int
    let arguments: [(label: String, value: StarlarkNode)]

    subscript(label: String) -> StarlarkNode? { arguments.first { $0.label == label }?.value }
}

/// What a file says outside of functions.
struct StarlarkFile {
    var calls: [StarlarkCall] = []
    var constants: [String: StarlarkNode] = [:]
    /// `[rule(…) for name in names]`: where, and what is called.
    var comprehensions: [(line: Int, calls: [String])] = []
    /// `if …:` and `for …:`, whose bodies are not read.
    var unreadStatements: [(line: Int, keyword: String)] = []
    /// For each name that is loaded the label of its file and its name there.
    var loaded: [String: (label: String, name: String)] = [:]
}
