/// What something reported is known by from run to run, wherever it stands.
///
/// A finding's is made from the rule and the type's name, so that it stays when the file is moved or renamed and when
/// lines shift. Several things of one key are numbered in the order of the report.
struct Fingerprint {
    /// 1 for the first thing of its key.
    let number: Int
    /// The key and the number. The number always stands at the end, so that no two keys make the same text.
    let text: String

    /// One for each entry of a report, in their order; no two texts are equal.
    static func all(_ entries: [any ReportEntry]) -> [Fingerprint] {
        var counter = FingerprintCounter()
        return entries.map { counter.next("\($0.rule):\($0.symbol)") }
    }
}

/// Numbers what has one key.
struct FingerprintCounter {
    private var counts: [String: Int] = [:]

    mutating func next(_ key: String) -> Fingerprint {
        let number = (counts[key] ?? 0) + 1
        counts[key] = number
        return Fingerprint(number: number, text: "\(key):\(number)")
    }
}
