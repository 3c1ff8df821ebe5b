// Catalogue 34: other files see nothing of a private class.
import FactoryKit
import SwiftUI

extension Container {
    var limits: Factory<Limits> { self { Limits() } }
}

struct Limits { let minimum = 6 }

private final class PinModel: ObservableObject {
    @Published var pin = ""
    @Injected(\.limits) var limits

    var isLong: Bool { pin.count >= limits.minimum }
}

private struct PinView: View {
    @StateObject private var model = PinModel()

    var body: some View {
        TextField("Pin", text: $model.pin)
        Button("OK") {}.disabled(!model.isLong)
    }
}
