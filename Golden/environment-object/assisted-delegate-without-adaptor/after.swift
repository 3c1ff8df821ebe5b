// Catalogue 121: a delegate that no adaptor makes is injected by nobody.
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
