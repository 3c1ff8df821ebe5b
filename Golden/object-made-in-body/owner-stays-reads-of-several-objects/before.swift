// Catalogue 103, 222: making an object reads three others; those that it sets stay, and the one that it only reads is named.
import SwiftUI

final class Sizes: ObservableObject {
    static let shared = Sizes()
    @Published var size = 1
}

final class Names: ObservableObject {
    static let shared = Names()
    @Published var name = ""
}

final class Colors: ObservableObject {
    static let shared = Colors()
    @Published var isDark = false
}

final class Form: ObservableObject {
    @Published var text: String

    init() {
        text = Names.shared.name + "\(Colors.shared.isDark) \(Sizes.shared.size)"
        Task { @MainActor in
            Names.shared.name += "."
            Sizes.shared.size += 1
        }
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View { TextField("Text", text: $form.text) }
}

struct OthersView: View {
    @ObservedObject var sizes = Sizes.shared
    @ObservedObject var names = Names.shared
    @ObservedObject var colors = Colors.shared

    var body: some View {
        Text("\(sizes.size) " + names.name)
        Toggle("Dark", isOn: $colors.isDark)
    }
}

struct RootView: View {
    var body: some View {
        FormView(form: Form())
        OthersView()
    }
}
