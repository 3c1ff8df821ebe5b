// Catalogue 103: a static function that bodies call makes the object, whose init reads what is tracked.
import SwiftUI

final class Pin: ObservableObject {
    @Published var hint = ""
    @Published var first: String?

    init() {
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

enum PinFactory {
    static func view() -> some View {
        let pin = Pin()
        return PinView(pin: pin)
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
        VStack { PinFactory.view() }
    }
}
