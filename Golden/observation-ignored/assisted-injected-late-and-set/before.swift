// Catalogue 34: what was injected is set later.
import FactoryKit
import SwiftUI

extension Container {
    var limits: Factory<Limits> { self { Limits() } }
}

struct Limits { var minimum = 6 }

final class PinModel: ObservableObject {
    @Published var pin = ""
    @LazyInjected(\.limits) private var limits

    func change() { limits = Limits(minimum: 8) }

    var isLong: Bool { pin.count >= limits.minimum }
}

struct PinView: View {
    @StateObject private var model = PinModel()

    var body: some View {
        TextField("Pin", text: $model.pin)
        Button("OK") { model.change() }.disabled(!model.isLong)
    }
}
