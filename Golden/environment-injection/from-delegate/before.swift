// Catalogue 123: the object belongs to an application delegate, which an adaptor makes.
import SwiftUI
import UIKit

final class Store: ObservableObject {
    @Published var items = 0
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    let store = Store()
}

struct StoreView: View {
    @EnvironmentObject private var store: Store

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
            StoreView().environmentObject(delegate.store)
            StoreView().environmentObject(other.store)
        }
    }
}
