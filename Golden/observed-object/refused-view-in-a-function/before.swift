// Catalogue 9, 100: the view stands in a function, where no table of types knows it.
import SwiftUI

final class Hint: ObservableObject {
    @Published var text = ""
}

@MainActor
func makeHint(_ hint: Hint) -> AnyView {
    struct HintView: View {
        @ObservedObject var hint: Hint

        var body: some View {
            Text(hint.text)
        }
    }
    return AnyView(HintView(hint: hint))
}
