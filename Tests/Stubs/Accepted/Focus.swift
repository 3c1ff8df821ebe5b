// Objects of the focused view: another place that demands one system or the other.
import SwiftUI

final class Legacy: ObservableObject {
    @Published var text = ""
}

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @StateObject private var legacy = Legacy()
    @State private var model = Model()

    var body: some View {
        Text(model.text)
            .focusedObject(legacy)
            .focusedSceneObject(legacy)
            .focusedSceneValue(model)
    }
}

struct EditorCommands: Commands {
    @FocusedObject private var legacy: Legacy?
    @FocusedValue(Model.self) private var model

    var body: some Commands {
        CommandMenu("Editor") {
            Button("Clear") {
                legacy?.text = ""
                model?.text = ""
            }
        }
    }
}
