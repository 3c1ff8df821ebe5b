// Catalogue 80: the static behind the dot has an effect.
import SwiftUI

extension UserDefaults {
    static var shared: UserDefaults {
        standard.set(true, forKey: "asked")
        return .standard
    }
}

struct Settings {
    static var defaults: UserDefaults { UserDefaults(suiteName: "group") ?? .shared }
}

final class Model: ObservableObject {
    @Published var count = 0
    init(title: String) { count = Settings.defaults.integer(forKey: title) }
}

struct Page: View {
    @StateObject private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = StateObject(wrappedValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}
