// Catalogue 34, 211: a container of a library gives the value once, so that its wrapper never publishes anything.
import FactoryKit
import SwiftUI

extension Container {
    var minimumSize: Factory<Int> { self { 6 } }
}

@Observable
final class PinModel {
    var pin = ""
    @ObservationIgnored @Injected(\.minimumSize) private var minimumSize: Int

    var isLong: Bool { pin.count >= minimumSize }
}

struct PinView: View {
    @State private var model = PinModel()

    var body: some View {
        TextField("Pin", text: $model.pin)
        Button("OK") {}.disabled(!model.isLong)
    }
}
