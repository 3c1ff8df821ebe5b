// Catalogue 35, 202: an update of a representable calls what a controller of UIKit is extended with.
import SwiftUI
import UIKit

final class BarModel: ObservableObject {
    @Published var percent = 0.0
    var title = ""

    init(_ title: String) { self.title = title }
}

struct Bar: View {
    @ObservedObject var model: BarModel

    var body: some View {
        Text(model.title).opacity(model.percent)
    }
}

extension UIViewController {
    func setUp(_ bar: BarModel) { bar.title = "a" }
}

struct Host: UIViewControllerRepresentable {
    let bar: BarModel

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.setUp(bar)
    }
}
