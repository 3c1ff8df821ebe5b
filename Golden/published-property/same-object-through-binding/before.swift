// Catalogue 41: a binding below a property that holds a plain object sets the property to the same object. @Published announces that; the macro of
// Swift 6.2 and later compares objects with !== and keeps silent, so the view no longer follows.
import SwiftUI

final class Options {
    var zoom = 1.0
    var isWide = false
}

final class OptionsModel: ObservableObject {
    @Published var options = Options()
}

struct OptionsView: View {
    @ObservedObject var model: OptionsModel

    var body: some View {
        VStack {
            Toggle("Wide", isOn: $model.options.isWide)
            Slider(value: $model.options.zoom, in: 0...2)
                .disabled(!model.options.isWide)
        }
    }
}
