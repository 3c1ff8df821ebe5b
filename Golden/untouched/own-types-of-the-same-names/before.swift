// Catalogue 21: the project's own protocol and wrapper, which only share the names.
import Foundation

protocol ObservableObject: AnyObject {
    var revision: Int { get }
}

@propertyWrapper
struct Published<Value> {
    var wrappedValue: Value
}

@propertyWrapper
struct StateObject<Value> {
    var wrappedValue: Value
}

final class Ledger: ObservableObject {
    @Published var revision = 0
}

struct Bank {
    @StateObject var ledger = Ledger()
}
