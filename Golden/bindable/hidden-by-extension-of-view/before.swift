// Catalogue 210: an extension of a protocol from outside hides names in all that conforms to it.
import SwiftUI

extension View {
    typealias State = [String: Int]
}

final class Form: ObservableObject {
    @Published var isOn = true
}

struct FormView: View {
    @StateObject private var form = Form()

    var body: some View {
        Toggle("On", isOn: $form.isOn)
    }
}
