// Catalogue 123: the object belongs to an application delegate, which an adaptor makes.
import SwiftUI
import UIKit

@Observable
final class Store {
    var items = 0
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    let store = Store()
}

struct StoreView: View {
    @Environment(Store.self) private var store

    var body: some View {
        Text("\(store.items)")
    }
}

@main
struct StoreApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @UIApplicationDelegateAdaptor private var other: AppDelegate

    var body: some Scene {
        WindowGroup {
            StoreView().environment(delegate.store)
            StoreView().environment(other.store)
        }
    }
}
