/// A value of a YAML document, as far as project specifications use the language.
struct YAMLNode {
    enum Value {
        /// Empty for `key:` with nothing after it.
        case scalar(String)
        case sequence([YAMLNode])
        /// In the order of the document; of several entries with one key the last one counts.
        case mapping([Entry])
    }

    struct Entry {
        var key: String
        let keyPlace: ManifestPlace
        var value: YAMLNode
    }

    var value: Value
    /// Where it starts.
    var place: ManifestPlace

    var text: String? {
        if case .scalar(let text) = value { return text }
        return nil
    }

    var isEmpty: Bool { text?.isEmpty ?? false }

    var elements: [YAMLNode]? {
        if case .sequence(let elements) = value { return elements }
        return nil
    }

    /// Empty for everything but a mapping.
    var entries: [Entry] {
        if case .mapping(let entries) = value { return entries }
        return []
    }

    var isMapping: Bool {
        if case .mapping = value { return true }
        return false
    }

    subscript(key: String) -> YAMLNode? { entries.last { $0.key == key }?.value }

    /// How many nodes it is made of.
    var size: Int {
        switch value {
        case .scalar: 1
        case .sequence(let elements): elements.reduce(1) { $0 + $1.size }
        case .mapping(let entries): entries.reduce(1) { $0 + $1.value.size }
        }
    }

    /// The elements of a sequence; another value is a sequence of one, an empty one of nothing.
    var list: [YAMLNode] { elements ?? (isEmpty ? [] : [self]) }
}

/// What of a document can't be read, and in which line.
struct YAMLProblem: Error, Equatable {
    /// 1-based.
    let line: Int
    let message: String
}
