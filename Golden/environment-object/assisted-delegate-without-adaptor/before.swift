// Catalogue 121: a delegate that no adaptor makes is injected by nobody.
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
