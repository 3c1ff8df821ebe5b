/// A declaration of Swift that is visible to Objective-C, such as a class that inherits from `NSObject`: its USR is
/// that of Clang, and not the mangled name that all else of Swift has.
///
/// `c:@M@Main@objc(cs)Store` is a class in the module `Main`, and `c:@M@Main@objc(cs)Store(im)reload` a method of it.
struct ObjectiveCSymbol {
    private let module: Substring
    /// The name in Objective-C of the type around; nil for a type.
    private let owner: Substring?

    /// Nil for other USRs.
    init?(usr: String) {
        let parts = usr.split(separator: "@", omittingEmptySubsequences: false)
        // `CM` for a member that an extension declares.
        guard parts.count > 3, parts[0] == "c:", parts[1] == "M" || parts[1] == "CM" else { return nil }
        let last = parts[parts.count - 1]
        module = parts[parts.count - 2]
        // A class or a protocol.
        guard last.hasPrefix("objc(cs)") || last.hasPrefix("objc(pl)"), !module.isEmpty else { return nil }
        let name = last.dropFirst("objc(cs)".count)
        let type = name.prefix { $0 != "(" }
        owner = type.endIndex == name.endIndex ? nil : type
    }

    /// `Main.Store`, as a symbol of Swift reads, or for a member the beginning of one: its type the USR does not tell.
    ///
    /// - Parameter name: in Swift, with labels.
    func description(named name: String) -> String {
        ([module] + [owner].compactMap { $0 } + [name.prefix { $0 != "(" }]).joined(separator: ".")
    }
}
