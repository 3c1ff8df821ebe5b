// Catalogue 212: nothing reads the counter; the view that sets it redraws itself, for a value of a package.
import Audio
import SwiftUI

final class Refresher: ObservableObject {
    @Published var version = 0
}

struct Knob: View {
    var parameter: Parameter
    @StateObject private var refresher = Refresher()

    var body: some View {
        Text("\(parameter.value)")
        Toggle("On", isOn: Binding(get: { parameter.value > 0 }, set: { parameter.set($0 ? 1 : 0); refresher.version += 1 }))
    }
}
