// Catalogue 34, 211: a container of a library gives the value once, so that its wrapper never publishes anything;
// what sets the property later was shown with the next change of another one.
import FactoryKit
import SwiftUI

extension Container {
    var minimumSize: Factory<Int> { self { 6 } }
}

final class PinModel: ObservableObject {
    @Published var pin = ""
    @Injected(\.minimumSize) private var minimumSize: Int

    var isLong: Bool { pin.count >= minimumSize }

    func allowShort() { minimumSize = 4 }
}

struct PinView: View {
    @StateObject private var model = PinModel()

    var body: some View {
        TextField("Pin", text: $model.pin)
        Button("OK") {}.disabled(!model.isLong)
    }
}
