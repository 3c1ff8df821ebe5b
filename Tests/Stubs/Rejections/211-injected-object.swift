// expect: generic struct 'InjectedObject' requires that 'Session' conform to 'ObservableObject'
import SwiftUI

final class Container {
    static let shared = Container()
    var session: Session { Session() }
}

@propertyWrapper
struct InjectedObject<T: ObservableObject> {
    let wrappedValue: T
    init(_ path: KeyPath<Container, T>) { wrappedValue = Container.shared[keyPath: path] }
}

@Observable
final class Session {
    var name = ""
}

struct SessionView {
    @InjectedObject(\.session) var session: Session
}
