// Catalogue 80: what UserDefaults are asked for is not a view, which is a static of the same name.
import SwiftUI

enum Samples {
    static var standard: some View { NavigationView { Text("sample") } }
}

struct Settings {
    static var defaults: UserDefaults { UserDefaults(suiteName: "group") ?? .standard }
}

@Observable
final class Model {
    var count = 0
    init(title: String) { count = Settings.defaults.integer(forKey: title) }
}
struct Page: View {
    @State private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = State(initialValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}
