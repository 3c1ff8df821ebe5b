// Catalogue 106: asked for, the representable follows what its update method reads.
import SwiftUI
import UIKit

final class MapModel: ObservableObject {
    @Published var title = ""
}

struct MapLabel: UIViewRepresentable {
    @ObservedObject var model: MapModel

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = model.title
    }
}

extension MapModel {
    func copy(_ other: MapModel) { title = other.title }
}
