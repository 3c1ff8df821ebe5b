/// What a merge takes of the report of one repository: all but its modules, types and units. Its keys are those of
/// `report --output json`, so that one reader takes a report and an entry of a merged report.
public struct FleetRepository: Codable, Hashable, Sendable {
    /// Which repository, and which of its commits.
    public struct Identity: Codable, Hashable, Sendable {
        public let name: String
        /// Nil where the folder is not in a git repository.
        public let commit: String?
    }

    struct Tool: Codable, Hashable, Sendable {
        let name: String
        let version: String
    }

    struct Counts: Codable, Hashable, Sendable {
        let classes: Int
        let moved: Int
        let pending: Int
        let assisted: Int
        let blocked: Int
        let kept: Int
        let notSelected: Int
    }

    /// One owner; nil for files without one.
    struct Row: Codable, Hashable, Sendable {
        let name: String?
        let counts: Counts
    }

    struct Reason: Codable, Hashable, Sendable {
        let code: String
        let types: Int
        let alone: Int
        let frees: Int?
    }

    struct Guidance: Codable, Hashable, Sendable {
        let rule: String
        let fixes: Int
        let advice: Int
    }

    /// A module that other repositories can import, with its public legacy types.
    struct ProvidedModule: Codable, Hashable, Sendable {
        let module: String
        let types: [String]
    }

    /// The facts of other repositories by which the types were judged.
    struct Users: Codable, Hashable, Sendable {
        /// How many repositories there were facts of.
        let known: Int
        /// Listed repositories without facts.
        let missing: [String]
    }

    /// That another repository needs a type to be an `ObservableObject`.
    struct Hold: Codable, Hashable, Sendable {
        let type: String
        /// The one that needs it.
        let repository: String
        /// False where the places may be about another type.
        let certain: Bool
        /// How many there are; 0 where it is not known which.
        let places: Int
        /// The first one.
        let path: String?
        let line: Int?
    }

    public let repository: Identity
    let tool: Tool
    let total: Counts
    let owners: [Row]
    let reasons: [Reason]
    let guidance: [Guidance]
    let provides: [ProvidedModule]
    /// Nil where it was judged without facts.
    let users: Users?
    let holds: [Hold]
    let filesRead: Int
}

extension FleetRepository {
    /// What can't be true of a report, as a sentence without a full stop; nil where all can.
    ///
    /// The counts are small enough that a million of them can be added up.
    var problem: String? {
        if repository.name.isEmpty { return "the name of the repository is empty" }
        for counts in [total] + owners.map(\.counts) where !counts.isPlausible {
            return "its counts of classes do not add up"
        }
        var numbers: [Int] = [filesRead, users?.known ?? 0]
        for reason in reasons { numbers += [reason.types, reason.alone, reason.frees ?? 0] }
        for share in guidance { numbers += [share.fixes, share.advice] }
        for hold in holds { numbers += [hold.places, hold.line ?? 0] }
        if let number = numbers.first(where: { !FleetRepository.range.contains($0) }) {
            return "\(number) is not a count"
        }
        let codes = reasons.map(\.code) + guidance.map(\.rule)
        if let code = codes.first(where: { !FleetRepository.isCode($0) }) { return "“\(code)” is not a code" }
        return nil
    }

    /// Of counts and lines in files of others.
    static let range = 0...1_000_000_000

    /// `publisher-projection`, in the form that the schema has.
    private static func isCode(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return words.allSatisfy { !$0.isEmpty && $0.allSatisfy(letters.contains) }
    }
}

extension FleetRepository.Counts {
    private var parts: [Int] { [moved, pending, assisted, blocked, kept, notSelected] }

    fileprivate var isPlausible: Bool {
        parts.allSatisfy(FleetRepository.range.contains) && parts.reduce(0, +) == classes
    }

    func share(_ name: String) -> Share {
        Share(
            name,
            counts: [
                .pending: pending, .assisted: assisted, .blocked: blocked, .kept: kept, .notSelected: notSelected,
            ], moved: moved)
    }
}
