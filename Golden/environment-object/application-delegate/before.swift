// Catalogue 121: SwiftUI itself injects an application delegate.
import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var token = ""
}

struct TokenView: View {
    @EnvironmentObject private var delegate: AppDelegate

    var body: some View {
        Text(delegate.token)
    }
}

@main
struct TokenApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { TokenView() }
    }
}
