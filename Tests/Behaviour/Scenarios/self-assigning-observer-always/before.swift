// Catalogue 38: a plain property that sets itself each time.
import SwiftUI

final class Label: ObservableObject {
    @Published var count = 0
    var text = "" {
        didSet { text = text.uppercased() }
    }

    func change() {
        text = "changed \(count)"
        count += 1
    }
}

struct Root: View {
    @StateObject private var label = Label()

    var body: some View {
        Button("Change") { label.change() }
        Text("\(label.count) \(label.text)")
    }
}
