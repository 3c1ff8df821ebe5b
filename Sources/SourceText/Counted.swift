/// `1 file`, `2 files`
public func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

/// `iOS 17, macOS 14 and tvOS 17`
public func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
}

/// `Account, Cart and 4 more`
///
/// - Parameter limit: how many are named, or stand for those that are not.
public func listed(_ names: [String], atMost limit: Int) -> String {
    guard names.count > limit else { return listed(names) }
    let shown = names.prefix(max(limit - 1, 1))
    return listed(shown + ["\(names.count - shown.count) more"])
}
