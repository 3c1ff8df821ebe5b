// Catalogue 216: two subscribe while an object is made, to a property of another one, which more such objects have.
import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published var theme = "light"

    func change() { theme = "dark" }
}

final class Painter {
    private var bag = Set<AnyCancellable>()

    init(settings: Settings, paint: @escaping (String) -> Void) {
        settings.$theme
            .sink { paint($0) }
            .store(in: &bag)
        settings.$theme
            .dropFirst()
            .sink { paint($0) }
            .store(in: &bag)
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View { Text(settings.theme) }
}
