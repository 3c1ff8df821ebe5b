// Catalogue 36: the macro moves observers to its storage, where `#function` would be `_size`; in other code it stays.
import SwiftUI

final class ReaderSettings: ObservableObject {
    @Published var size = UserDefaults.standard.double(forKey: "size") {
        didSet { UserDefaults.standard.set(size, forKey: #function) }
    }
    var theme = "light" {
        willSet {
            save { print("\(#function): \(newValue)") }
        }
    }
    private let key = "reader"

    func save(_ told: () -> Void) {
        told()
        UserDefaults.standard.set(#function, forKey: key)
    }
}

struct ReaderView: View {
    @StateObject private var settings = ReaderSettings()

    var body: some View {
        Slider(value: $settings.size, in: 8...32)
        Text(settings.theme)
    }
}
