// Catalogue 103: the object that a body makes calls the init of its superclass, which reads what is tracked.
import SwiftUI

class Pin: ObservableObject {
    @Published var hint = ""
    @Published var first: String?

    init(digits: Int) {
        refresh()
    }

    private func refresh() {
        hint = first == nil ? "New" : "Again"
    }

    func enter(_ text: String) {
        first = text
        refresh()
    }
}

final class LongPin: Pin {
    init() {
        super.init(digits: 8)
    }
}

struct PinView: View {
    @ObservedObject var pin: Pin

    var body: some View {
        Button(pin.hint) { pin.enter("1") }
        Text(pin.first ?? "")
    }
}

struct PinLink: View {
    var body: some View {
        PinView(pin: LongPin())
    }
}
