// Catalogue 123: of two functions of one name a call means the one that has its labels.
import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Library: ObservableObject {
    @Published var name = ""

    func refresh() { print(objectWillChange) }
}

protocol Factory {}

extension Factory {
    func make(named name: String) -> Library { Library() }
}

struct AppFactory: Factory {
    func make(number: Int) -> Session { Session() }
}

@MainActor
class Store {
    func get(number: Int) -> Library { Library() }
}

@MainActor
final class AppStore: Store {
    func get(_ number: Int) -> Session { Session() }
}

struct Content: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject var library: Library

    var body: some View { Text(session.user + library.name) }
}

struct FactoryScreen: View {
    let factory: AppFactory

    var body: some View {
        Content()
            .environmentObject(factory.make(number: 1))
            .environmentObject(factory.make(named: "main"))
    }
}

struct StoreScreen: View {
    let store: AppStore

    var body: some View {
        Content()
            .environmentObject(store.get(1))
            .environmentObject(store.get(number: 1))
    }
}
