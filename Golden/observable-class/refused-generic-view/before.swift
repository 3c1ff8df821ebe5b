// Catalogue 146, 154: a utility view over any ObservableObject takes this class too.
import SwiftUI

struct Observing<Model: ObservableObject, Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Model) -> Content

    var body: some View {
        content(model)
    }
}

final class Meter: ObservableObject {
    @Published var level = 0
}

struct MeterView: View {
    let meter: Meter

    var body: some View {
        Observing(model: meter) { meter in
            Text("\(meter.level)")
        }
    }
}
