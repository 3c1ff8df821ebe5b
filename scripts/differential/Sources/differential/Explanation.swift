/// Differences that can't matter; README.md gives the reason of each.
enum Explanation {
    static func of(_ difference: Difference, _ bytes: [UInt8]) -> String? {
        nil
    }
}
