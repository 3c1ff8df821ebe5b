// Catalogue 34: a wrapper of Factory resolves once, at the first use.
import FactoryKit
import SwiftUI

extension Container {
    var limits: Factory<Limits> { self { Limits() } }
}

struct Limits { let minimum = 6 }

final class PinModel: ObservableObject {
    @Published var pin = ""
    @LazyInjected(\.limits) private var limits

    var isLong: Bool { pin.count >= limits.minimum }
}

struct PinView: View {
    @StateObject private var model = PinModel()

    var body: some View {
        TextField("Pin", text: $model.pin)
        Button("OK") {}.disabled(!model.isLong)
    }
}
