// Catalogue 154: what a key path leads to is an object of the class that the caller names.
import Combine
import SwiftUI

final class Server: ObservableObject { @Published var name = "" }
final class Other: ObservableObject { @Published var title = "" }
final class Registry {
    static let shared = Registry()
    let other = Other()
    let server = Server()
}

func announce<Value: ObservableObject>(_ path: KeyPath<Registry, Value>)
where Value.ObjectWillChangePublisher == ObservableObjectPublisher {
    Registry.shared[keyPath: path].objectWillChange.send()
}

struct Announcer<Value: ObservableObject> where Value.ObjectWillChangePublisher == ObservableObjectPublisher {
    let path: KeyPath<Registry, Value>
    func send() { Registry.shared[keyPath: path].objectWillChange.send() }
}

struct OtherView: View {
    @ObservedObject var other: Other
    var body: some View {
        TextField("a", text: $other.title)
        Button("b") { announce(\.other) }
    }
}
struct ServerView: View {
    @ObservedObject var server: Server
    let announcer = Announcer(path: \.server)
    var body: some View {
        TextField("a", text: $server.name)
        Button("b") { announcer.send() }
    }
}
struct RootView: View {
    var body: some View {
        OtherView(other: Registry.shared.other)
        ServerView(server: Registry.shared.server)
    }
}
