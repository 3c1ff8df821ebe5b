// Catalogue 121: SwiftUI itself injects an application delegate.
import SwiftUI
import UIKit

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
    var token = ""
}

struct TokenView: View {
    @Environment(AppDelegate.self) private var delegate

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
