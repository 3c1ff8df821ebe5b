/// A compiler that has built the project, as a witness for what the sources alone do not tell.
///
/// It is asked only where the own answer is unknown, uncertain or one of several. Belongs to one thread.
public protocol CompilerWitness: AnyObject {
    /// What the compiler saw at a name: one symbol for each build of the file that differs. None where it saw nothing,
    /// or where it must not be believed since the file has changed.
    ///
    /// - Parameter offset: the UTF-8 offset of the name, that of `x` for `$x`.
    func symbols(at offset: Int, in path: String) -> [CompilerSymbol]

    /// True for a module from outside of the project that code of the project imports.
    func isOuterModule(_ name: String) -> Bool

    /// False where it knows no file but those that this run reads, so that to ask for uses elsewhere is no use.
    var knowsOtherFiles: Bool { get }

    /// Calls a function with what the compiler saw in files that this run does not read, each symbol of a file once.
    func forEachUseElsewhere(_ body: (CompilerUse) -> Void)
}

/// A symbol in a file that the run does not read.
public struct CompilerUse: Hashable, Sendable {
    public let symbol: CompilerSymbol
    /// As the compiler was given it.
    public let path: String
    /// 1-based.
    public let line: Int

    public init(symbol: CompilerSymbol, path: String, line: Int) {
        self.symbol = symbol
        self.path = path
        self.line = line
    }
}

/// A symbol as the compiler knows it.
public struct CompilerSymbol: Hashable, Sendable {
    public enum Kind: Sendable {
        case type, property, function, other
    }

    public let kind: Kind
    /// The demangled symbol: `Main.Store`, `Main.Screen.store : Main.Store`, `Main.make<A>(A.Type) -> A`.
    public let description: String

    public init(kind: Kind, description: String) {
        self.kind = kind
        self.description = description
    }
}
