// Catalogue 21: the name of the macro's storage, where the class means no declaration outside of it.
import SwiftUI

private let _limit = 10

final class Settings: ObservableObject {
    struct Row: View {
        @State private var limit: Int

        init(limit: Int) {
            _limit = State(initialValue: limit)
        }

        var body: some View {
            Text("\(limit)")
        }
    }

    struct Range {
        private var _limit = 1
        var limit: Int { _limit }
    }

    @Published var count = 1
    var limit = 3

    func change(_ _limit: Int) {
        limit = _limit
        count = 2
    }

    func grow() {
        let _limit = limit + 1
        limit = _limit
        count = 3
    }
}

struct Limits {
    let highest = _limit
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text("\(settings.count) of \(settings.limit)")
        Settings.Row(limit: settings.limit)
    }
}
