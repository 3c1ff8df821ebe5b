// Catalogue 100: a type of the name that is no class.
public struct Logger {
    public init() {}
}
