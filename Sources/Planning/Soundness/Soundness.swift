import SourceText

/// What a plan could not see, and what it saw but must not touch: a verdict is sound as far as this list goes.
public struct Soundness: Sendable {
    /// The kinds, in the order in which they are told.
    public enum Kind: String, Sendable, CaseIterable {
        /// Files that can't be read at all.
        case unreadableFile
        /// Files that do not parse, or aren't UTF-8.
        case unparsableFile
        /// Parts of manifests that can't be read: what is built for which systems is not known there.
        case unreadManifest
        /// Attributes of types, and declarations in the form of an expression, that may be macros.
        case macro
        /// Expressions and types at a place that matters that were not understood.
        case unresolvedName
        /// Files of other languages that can use Swift types or make them: they aren't read.
        case otherLanguage
        /// Files that use a type and are never edited: generated ones, those of others, those out of the edit scope.
        case untouchableFile
        /// `#if` blocks that hold uses: all branches are read, but a build takes one.
        case conditionalBlock
        /// Types behind legacy wrappers that are not declared under the root, and stay as they are.
        case externalType
        /// Names that only the compiler's index explains.
        case compilerName
        /// Files that have changed since the compiler saw them, or that it knows in another state: its index is not
        /// believed there.
        case outdatedIndex
        /// Why the compiler's index could not be asked at all.
        case missingIndex

        /// True for what was not seen; the others were seen, and are to be known.
        public var isUnseen: Bool {
            switch self {
            case .unreadableFile, .unparsableFile, .unreadManifest, .macro, .unresolvedName, .otherLanguage: true
            case .untouchableFile, .conditionalBlock, .externalType, .compilerName, .outdatedIndex, .missingIndex: false
            }
        }
    }

    /// One place of a kind.
    public struct Entry: Hashable, Sendable {
        public let kind: Kind
        /// Empty for what has no place, such as a kind of file.
        public let path: String
        /// 0 for a file as a whole.
        public var line = 0
        /// What it is: `@Name`, a problem, a type, a kind of file.
        public let detail: String
        /// How many things the entry stands for.
        public var count = 1
        /// Qualified names of the types that stay because of it, in the order of their places.
        public var types: [String] = []

        package init(kind: Kind, path: String, line: Int = 0, detail: String, count: Int = 1, types: [String] = []) {
            self.kind = kind
            self.path = path
            self.line = line
            self.detail = detail
            self.count = count
            self.types = types
        }
    }

    /// By kind, then by place.
    public private(set) var entries: [Entry]
    /// True where patterns of the caller left files out; nobody knows what they hold.
    public var hasExclusions = false

    public init(_ entries: [Entry] = []) {
        self.entries = entries
        sort()
    }

    public func entries(_ kind: Kind) -> [Entry] { entries.filter { $0.kind == kind } }

    /// Adds files that can't be read at all.
    public mutating func add(unreadable problems: [FileProblem]) {
        guard !problems.isEmpty else { return }
        entries += problems.map { Entry(kind: .unreadableFile, path: $0.path, detail: $0.message) }
        sort()
    }

    public mutating func add(_ entries: [Entry]) {
        guard !entries.isEmpty else { return }
        self.entries += entries
        sort()
    }

    /// Adds files of other languages: how many of each kind were met.
    public mutating func add(otherFiles: [(kind: String, count: Int)]) {
        entries += otherFiles.filter { $0.count > 0 }.map {
            Entry(kind: .otherLanguage, path: "", detail: $0.kind, count: $0.count)
        }
        sort()
    }

    private mutating func sort() {
        func rank(_ kind: Kind) -> Int { Kind.allCases.firstIndex(of: kind) ?? 0 }
        entries = entries.sorted(on: {
            SortKey($0.path, SourceLocation(line: $0.line, column: 0), $0.detail, after: rank($0.kind))
        })
    }
}
