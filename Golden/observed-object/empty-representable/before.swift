// Catalogue 106: an empty update method has nothing to do when the object changes.
import SwiftUI
import UIKit

final class PageModel: ObservableObject {
    @Published var address = "https://example.com"

    func load(_ next: String) { address = next }
}

struct Page: UIViewRepresentable {
    @ObservedObject var model: PageModel

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = model.address
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        // The label stays as it is.
    }
}

struct PageView: View {
    @StateObject private var model = PageModel()

    var body: some View {
        Page(model: model)
        Button(model.address) { model.load("https://example.org") }
    }
}
