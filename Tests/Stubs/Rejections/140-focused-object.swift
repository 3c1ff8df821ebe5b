// expect: generic struct 'FocusedObject' requires that 'Model' conform to 'ObservableObject'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct EditorCommands: Commands {
    @FocusedObject private var model: Model?

    var body: some Commands { CommandMenu("Editor") { Text(model?.text ?? "") } }
}
