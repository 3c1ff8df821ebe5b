// Catalogue 121, 131: SwiftUI injects the delegate into the scenes of the app; a preview that never read it had none.
import SwiftUI
import UIKit

final class Delegate: NSObject, ObservableObject, UIApplicationDelegate {
    @Published var count = 0
}

@main
struct Shelf: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    var body: some Scene {
        WindowGroup { CountView() }
    }
}

struct CountView: View {
    @EnvironmentObject private var delegate: Delegate
    @State private var isShown = false

    var body: some View {
        Toggle("Count", isOn: $isShown)
        if isShown { Text("\(delegate.count)") }
    }
}

#Preview {
    CountView()
}
