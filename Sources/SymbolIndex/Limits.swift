/// How far a question follows what code leads to. Code is of any size, and may name itself: each walk ends at one of
/// these, and what is behind the end counts as is said here. How deep syntax nests is limited by the parser.
package enum Limits {
    // MARK: Types

    /// Aliases behind aliases, and constraints behind constraints: what is deeper is an unknown type.
    static let typeDepth = 24
    /// Aliases that lead to the type of a function: behind more it is not known to be one.
    static let functionAliasDepth = 8
    /// Aliases that are followed for one type, in all branches of `#if` together: with more the type is unknown.
    static let followedAliases = 200
    /// First values that take their type from another member or global: the type of a deeper one is unknown.
    static let initialValueDepth = 16
    /// First values within which overloads and branches of `#if` are all asked, since each asks all of its own:
    /// deeper, the type is unknown.
    static let overloadDepth = 4
    /// Declarations of one name that are all asked for their type: with more it is unknown.
    static let overloads = 16
    /// Locals and closures that take their type from another: the type of a deeper one is unknown.
    package static let localDepth = 4
    /// Superclasses that a class has its actor from: behind more it is not known.
    static let isolationDepth = 16
    /// Superclasses of a class, and types around a type: further ones are left out.
    static let typeChain = 64
    /// Types that one inherits from, protocols included: once there are so many, no further one is asked.
    static let inheritedTypes = 128
    /// Types within optionals, arrays and other containers: a deeper one may be `Equatable`.
    package static let equatableDepth = 12
    /// Types within one another in what a compiler says: a deeper one is an unknown type.
    static let compilerTypeDepth = 32

    // MARK: Code

    /// Declarations that a name of an unknown owner may mean: with more it leads nowhere.
    package static let meantDeclarations = 8

    // MARK: Explanations

    /// Expressions around a value in which the generic code that gets it is looked for: further out is none.
    package static let genericDepth = 5
}
