// Catalogue 6, 7: the class is nested in a generic view, whose parameter it uses.
import SwiftUI

struct PickerView<Value: Hashable>: View {
    final class Model: ObservableObject {
        @Published var chosen: Value?
    }

    @StateObject private var model = Model()
    let values: [Value]

    var body: some View {
        Text("\(values.count) \(model.chosen == nil ? 0 : 1)")
    }
}
