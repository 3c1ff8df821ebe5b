// Catalogue 41: as refused-same-object-through-binding; the binding of the object itself goes to a child.
import SwiftUI

final class Options {
    var zoom = 1.0
    var isWide = false
}

final class OptionsModel: ObservableObject {
    @Published var options = Options()
}

struct ZoomView: View {
    @Binding var options: Options

    var body: some View {
        VStack {
            Toggle("Wide", isOn: $options.isWide)
            Slider(value: $options.zoom, in: 0...2)
                .disabled(!options.isWide)
        }
    }
}

struct OptionsView: View {
    @ObservedObject var model: OptionsModel

    var body: some View {
        ZoomView(options: $model.options)
    }
}
