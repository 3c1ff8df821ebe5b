// Catalogue 213: the functions and closures that views keep are all in sight, and none asks for what nobody announces.
import SwiftUI

final class Box: ObservableObject {
    @Published var width = 1
    @Published var height = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct FieldView: View {
    let value: Int
    let format: ((Int) -> String)?
    var onTap: () -> Void

    init(value: Int, format: ((Int) -> String)? = nil, onTap: @escaping () -> Void) {
        self.value = value
        self.format = format
        self.onTap = onTap
    }

    var body: some View {
        Text(format?(value) ?? "\(value)")
            .onTapGesture(perform: onTap)
    }
}

struct FrameView<Content: View>: View {
    let format: (Int) -> String
    let content: Content

    var body: some View {
        FieldView(value: 3, format: format) {}
        content
    }
}

struct Formats {
    var short: (Int) -> String = { "\($0)" }
}

struct BoxView: View {
    @ObservedObject var box: Box
    var formats = Formats()

    var body: some View {
        FieldView(value: box.width, format: { "\($0) cm" }) { box.grow() }
        FieldView(value: box.height, format: inches) { box.grow() }
        FieldView(value: 2) { box.grow() }
        FrameView(format: { "\($0)" }, content: Text(formats.short(box.width)))
    }

    private func inches(_ value: Int) -> String { "\(value) in" }
}
