// Catalogue 106: updateUIView ran for any change; now only for what it reads itself.
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
