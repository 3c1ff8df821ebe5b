// Catalogue 106: the update method is empty, but each update asks for the size.
import SwiftUI
import UIKit

final class PageModel: ObservableObject {
    @Published var height = 10.0
}

struct Page: UIViewRepresentable {
    @ObservedObject var model: PageModel

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {}

    func sizeThatFits(_ proposal: CGSize, uiView: UILabel, context: Context) -> CGSize? {
        CGSize(width: 10, height: model.height)
    }
}

extension PageModel {
    func copy(_ other: PageModel) { height = other.height }
}
