// Catalogue 213: the cache is filled here.
struct Layout {
    private static var known: String?

    var separator: String {
        if let known = Layout.known { return known }
        let separator = String(repeating: "-", count: 3)
        Layout.known = separator
        return separator
    }
}
