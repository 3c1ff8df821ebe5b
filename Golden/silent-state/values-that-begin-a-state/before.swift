// Catalogue 213: of the values that begin a state SwiftUI keeps the first one, so that no later one is shown.
import SwiftUI

final class Box: ObservableObject {
    @Published var width = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct StateView: View {
    @State private var opened: Date
    let onClose: () -> Void

    init(opened: Date, onClose: @escaping () -> Void) {
        _opened = State(initialValue: opened)
        self.onClose = onClose
    }

    var body: some View { Button("\(opened)", action: onClose) }
}

struct ShortView: View {
    @State private var opened: Date
    let onClose: () -> Void

    init(opened: Date = Date(), onClose: @escaping () -> Void) {
        self._opened = .init(initialValue: opened)
        self.onClose = onClose
    }

    var body: some View { Button("\(opened)", action: onClose) }
}

struct PlainView: View {
    @State private var opened: Date
    let onClose: () -> Void

    init(opened: Date, onClose: @escaping () -> Void) {
        self.opened = opened
        self.onClose = onClose
    }

    var body: some View { Button("\(opened)", action: onClose) }
}

struct MemberwiseView: View {
    @State var opened: Date
    var onClose: () -> Void

    var body: some View { Button("\(opened)", action: onClose) }
}

struct BoxView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        StateView(opened: Date()) { box.grow() }
        ShortView { box.grow() }
        PlainView(opened: Date()) { box.grow() }
        MemberwiseView(opened: Date()) { box.grow() }
    }
}
