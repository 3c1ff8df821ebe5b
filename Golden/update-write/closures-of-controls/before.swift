// Catalogue 222: a closure that ends in what has no value builds no content, so that a control or a library calls it for an event.
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
    @State private var value = 1.0

    var body: some View {
        Slider(value: $value, in: 1...3) { isEditing in
            guard !isEditing else { return }
            studio.update(true)
        }
    }
}

struct ShowView: View {
    @ObservedObject var show: Show

    var body: some View { Text(show.preview ? "a" : "b") }
}
