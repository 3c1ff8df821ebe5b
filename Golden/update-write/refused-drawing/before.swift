// Catalogue 222: a canvas draws while views update, by a closure without a value.
import SwiftUI

final class Show: ObservableObject {
    @Published var preview = false
}

final class Studio {
    let show = Show()

    func update(_ isOn: Bool) { if show.preview != isOn { show.preview = isOn } }
}

struct SettingsView: View {
    let studio: Studio

    var body: some View {
        Path { path in
            path.move(to: .zero)
            studio.update(true)
        }
    }
}

struct ShowView: View {
    @ObservedObject var show: Show

    var body: some View { Text(show.preview ? "a" : "b") }
}
