// Catalogue 216: two subscribe while an object is made, to a property of another one, which more such objects have.
import Combine
import SwiftUI

@Observable
final class Settings {
    var theme: String {
        get { access(keyPath: \.theme); return themeStorage }
        set { withMutation(keyPath: \.theme) { themeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var themeStorage = "light"

    func change() { theme = "dark" }
}

final class Painter {
    private var bag = Set<AnyCancellable>()

    init(settings: Settings, paint: @escaping (String) -> Void) {
        settings.$themeStorage
            .sink { paint($0) }
            .store(in: &bag)
        settings.$themeStorage
            .dropFirst()
            .sink { paint($0) }
            .store(in: &bag)
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View { Text(settings.theme) }
}
