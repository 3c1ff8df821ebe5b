extension Sequence {
    /// The first value that a function gives for an element.
    public func firstValue<Value>(_ value: (Element) throws -> Value?) rethrows -> Value? {
        for element in self { if let found = try value(element) { return found } }
        return nil
    }
}
