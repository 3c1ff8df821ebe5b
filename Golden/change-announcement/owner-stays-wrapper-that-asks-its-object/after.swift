// Catalogue 154: a key path tells the type of what it leads to, so that a wrapper concerns only the classes that it is used in.
import Combine
import SwiftUI

@propertyWrapper
struct Nested<Value: ObservableObject> {
    static subscript<T: ObservableObject>(
        _enclosingInstance instance: T,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<T, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<T, Self>
    ) -> Value {
        get {
            if instance[keyPath: storageKeyPath].cancellable == nil,
                let publisher = instance.objectWillChange as? ObservableObjectPublisher
            {
                instance[keyPath: storageKeyPath].cancellable =
                    instance[keyPath: storageKeyPath].storage.objectWillChange.sink { _ in publisher.send() }
            }
            return instance[keyPath: storageKeyPath].storage
        }
        set {
            if let publisher = instance.objectWillChange as? ObservableObjectPublisher {
                instance[keyPath: storageKeyPath].cancellable = newValue.objectWillChange.sink { _ in publisher.send() }
            }
            instance[keyPath: storageKeyPath].storage = newValue
        }
    }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    private var cancellable: AnyCancellable?
    private var storage: Value

    init(wrappedValue: Value) { storage = wrappedValue }
}

final class Server: ObservableObject { @Published var name = "" }
final class Monitor: ObservableObject {
    @Published var count = 0
    @Nested private var server = Server()
}
@Observable
final class Other { var title = "" }
struct OtherView: View {
    @State private var other = Other()
    var body: some View { TextField("a", text: $other.title) }
}
struct MonitorView: View {
    @StateObject private var monitor = Monitor()
    var body: some View { Stepper("\(monitor.count)", value: $monitor.count) }
}
