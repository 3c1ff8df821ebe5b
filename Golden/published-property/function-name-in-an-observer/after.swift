// Catalogue 36: the macro moves observers to its storage, where `#function` would be `_size`; in other code it stays.
import SwiftUI

@Observable
final class ReaderSettings {
    var size = UserDefaults.standard.double(forKey: "size") {
        didSet { UserDefaults.standard.set(size, forKey: "size") }
    }
    var theme = "light" {
        willSet {
            save { print("theme: \(newValue)") }
        }
    }
    private let key = "reader"

    func save(_ told: () -> Void) {
        told()
        UserDefaults.standard.set(#function, forKey: key)
    }
}

struct ReaderView: View {
    @State private var settings = ReaderSettings()

    var body: some View {
        Slider(value: $settings.size, in: 8...32)
        Text(settings.theme)
    }
}
