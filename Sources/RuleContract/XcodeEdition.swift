/// The edition of Xcode that a plan is made for, and how it is known.
///
/// There are two: up to 26 `@State` evaluates its initial value each time its view is made, from 27 on once (Apple
/// TN3211).
public struct XcodeEdition: Sendable, Hashable {
    /// Where the edition comes from.
    public enum Source: String, Sendable, CaseIterable {
        /// `--xcode`
        case flag
        /// The key `xcode` of `.reobserve.json`.
        case configuration
        /// What the project or this machine builds with: `.xcode-version`, settings of a build service, the Xcode that
        /// is selected.
        case pinned
        /// An Xcode project that was opened with it already.
        case project
        /// Nothing says it.
        case assumed
    }

    /// 26 for all up to it, 27 for all from it on.
    public let number: Int
    public let source: Source
    /// What says it, or what is known without deciding: `.xcode-version says 26.1`. Empty where there is nothing to
    /// say.
    public let detail: String

    public init(number: Int, source: Source, detail: String = "") {
        self.number = number
        self.source = source
        self.detail = detail
    }

    /// What is taken where nothing says better.
    public static let standard = XcodeEdition(number: 27, source: .assumed)

    /// The edition that this one is not.
    public var other: Int { number < 27 ? 27 : 26 }

    /// `Xcode 27 (assumed; App.xcodeproj says 16.4)`
    public var description: String {
        let words = (source == .assumed ? ["assumed"] : []) + (detail.isEmpty ? [] : [detail])
        return "Xcode \(number)" + (words.isEmpty ? "" : " (\(words.joined(separator: "; ")))")
    }
}
