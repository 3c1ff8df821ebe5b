/// Whether a view's inputs are what they were, as far as SwiftUI would see: the same bits, the same object, or equal by `==`;
/// structures and enumerations part by part. A closure that captures anything is never the same.
func areEqual(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let left = left as? any LinkedProperty { return left.isSameInput(as: right) }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
    // Swift does not open `Any` by itself, and would compare the boxes.
    func isSameValue<T>(_ value: T) -> Bool { haveSameBits(value, right) }
    if _openExistential(left, do: isSameValue) { return true }
    if let left = left as? any Equatable, isEqual(left, right) { return true }
    if left is any Equatable { return false }
    let (first, second) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard !first.children.isEmpty, first.children.count == second.children.count else { return false }
    return zip(first.children, second.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
}

private func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { (right as? T) == left }

func haveSameBits<T>(_ left: T, _ right: Any) -> Bool {
    guard let right = right as? T else { return false }
    return withUnsafeBytes(of: left) { left in
        withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
}
