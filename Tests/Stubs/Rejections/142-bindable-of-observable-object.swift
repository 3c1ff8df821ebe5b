// expect: 'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types.
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""
}

struct Editor: View {
    @Bindable var model: Model

    init(model: Model) {
        self.model = model
    }

    var body: some View { Text(model.text) }
}
