// Catalogue 9: a class inside a function can't have the macro.
import SwiftUI

func makePreview() -> some View {
    final class PreviewModel: ObservableObject {
        @Published var isOn = true
    }

    struct PreviewView: View {
        @ObservedObject var model: PreviewModel

        var body: some View {
            Toggle("On", isOn: $model.isOn)
        }
    }

    return PreviewView(model: PreviewModel())
}
