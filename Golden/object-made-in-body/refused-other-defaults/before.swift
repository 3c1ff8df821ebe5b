// Catalogue 103: other defaults in the property that `init` reads make the body once more, with another object.
import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
    var defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
        load()
    }

    private func load() { text = defaults.string(forKey: "draft") ?? "" }

    func save() { defaults = UserDefaults(suiteName: "draft") ?? .standard }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Button(draft.text) { draft.save() }
    }
}

struct RootView: View {
    let defaults: UserDefaults

    var body: some View {
        VStack { DraftView(draft: Draft(defaults: defaults)) }
    }
}
