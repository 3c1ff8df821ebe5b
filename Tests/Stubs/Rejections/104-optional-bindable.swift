// expect: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable
import SwiftUI

@Observable
final class Model {
    var text = ""
}

struct Editor: View {
    @Bindable var model: Model?

    init(model: Model?) {
        _model = Bindable(wrappedValue: model)
    }

    var body: some View { Text("optional") }
}
