public struct Ring<Element>: ExpressibleByArrayLiteral {
    public var elements: [Element]

    public init(arrayLiteral elements: Element...) {
        self.elements = elements
    }
}

extension Ring: Equatable where Element: Equatable {}
