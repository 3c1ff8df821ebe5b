// Catalogue 213: a body calls a closure that a getter or a function gives back.
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

final class Other: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()

    private var makeTitle: (String) -> String {
        { key in UserDefaults.standard.string(forKey: key) ?? "" }
    }

    var body: some View {
        Text(model.text + makeTitle("title"))
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct OtherView: View {
    @StateObject private var other = Other()

    private func makeTitle() -> (String) -> String {
        { key in UserDefaults.standard.string(forKey: key) ?? "" }
    }

    var body: some View {
        Text(other.text + makeTitle()("title"))
        OtherToggle(other: other)
    }
}

struct OtherToggle: View {
    @ObservedObject var other: Other

    var body: some View { Toggle("On", isOn: $other.isOn) }
}
