// Catalogue 59: two actions, each of which sets what triggers the other one, go round for ever once the body follows both.
import SwiftUI

final class Form: ObservableObject {
    @Published var title = ""
    var width = 0
    var height = 0
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.title)
            .onChange(of: form.width) { form.height += 1 }
            .onChange(of: form.height) { form.width += 1 }
        Button("Wider") { form.width += 1 }
    }
}
