/// A value of a YAML document, as far as project specifications use the language.
struct YAMLNode {
    enum Value {
        /// Empty for `key:` with nothing behind it.
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

    /// A sequence, or what stands for a sequence of one; nothing for an empty value.
    var list: [YAMLNode] { elements ?? (isEmpty ? [] : [self]) }
}

/// What of a document can't be read, and in which line.
struct YAMLProblem: Error, Equatable {
    /// 1-based.
    let line: Int
    let message: String
}
