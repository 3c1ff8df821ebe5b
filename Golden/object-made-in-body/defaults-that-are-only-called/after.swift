// Catalogue 103: what is called of the defaults that a property holds sets them, and not the property, which `init` reads.
import SwiftUI

@Observable
final class Draft {
    var text = ""
    var defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
        load()
    }

    private func load() { text = defaults.string(forKey: "draft") ?? "" }

    func save() { defaults.set("a", forKey: "draft") }
}

struct DraftView: View {
    var draft: Draft

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
