// Catalogue 213: a member that the project adds to a shared object asks what its code asks; a method that is only named
// asks nothing.
import SwiftUI

extension UIApplication {
    var isPhone: Bool { true }

    func endEditing() { print("ends") }

    func title(of count: Int) -> String { count == 0 ? "none" : "some" }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(UIApplication.shared.title(of: model.text.count))
            .opacity(UIApplication.shared.isPhone ? 1 : 0)
            .onAppear(perform: UIApplication.shared.endEditing)
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
