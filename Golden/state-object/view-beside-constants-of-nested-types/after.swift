// Catalogue 83: `container` of a nested type is a text; it is not the view's own, which differs between the systems.
import SwiftUI

enum Identifiers {
    enum Settings {
        static let container = "settings"
    }
}

@Observable
final class Detail {
    var name = ""
    let id: Int

    init(id: Int) { self.id = id }
}

struct DetailView: View {
    @State private var detail: Detail

    init(id: Int) { _detail = State(initialValue: Detail(id: id)) }

    var body: some View { TextField("Name", text: $detail.name) }
}

struct Blinking: ViewModifier {
    @State private var isOn = false

    func body(content: Content) -> some View {
        if isOn { content } else { content.padding() }
    }
}

extension View {
    func blinking() -> some View { modifier(Blinking()) }
}

struct SettingsView: View {
    var body: some View {
        VStack { Text("Settings") }
            .accessibilityIdentifier(Identifiers.Settings.container)
            .blinking()
    }
}

struct RootView: View {
    var body: some View { container.padding() }
    var content: some View { DetailView(id: 1) }
}

#if !os(macOS)
extension RootView {
    var container: some View { content.padding() }
}
#endif
#if os(macOS)
extension RootView {
    var container: some View { content }
}
#endif
