import Syntax

/// The generic parameters and associated types of the standard library, Combine and SwiftUI that may stand for a type
/// of the project.
///
/// What conforms to a protocol or extends a type names them without having declared them: `Element` of a collection,
/// `Value` of a key, `Context` of a representable. Names that Apple's SDKs also have for types of their own, such as
/// `Label` and `Data`, are not among them.
enum SDKTypeParameters {
    static let names = [
        "Base", "Bound", "Context", "Element", "Elements", "Failure", "Index", "Input", "Iterator", "Key", "Output",
        "Pointee", "RawValue", "Root", "SubSequence", "Success", "Upstream", "Value", "Wrapped",
    ]
}
