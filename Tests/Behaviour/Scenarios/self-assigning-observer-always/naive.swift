// Crash: the observer runs for what it sets itself, without end.
import SwiftUI

@Observable
final class Label {
    var count = 0
    var text = "" {
        didSet { text = text.uppercased() }
    }

    func change() {
        text = "changed \(count)"
        count += 1
    }
}

struct Root: View {
    @State private var label = Label()

    var body: some View {
        Button("Change") { label.change() }
        Text("\(label.count) \(label.text)")
    }
}
