// Catalogue 144, 196: @State of an object in a view of UIKit.
import SwiftUI
import UIKit

final class Player: ObservableObject {
    @Published var title = ""
}

struct PlayerLabel: UIViewRepresentable {
    @StateObject private var player = Player()

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = player.title
    }
}
