// expect: initializer 'init(_:)' requires that 'Model' conform to 'Observable'
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text(model?.text ?? "") }
}
