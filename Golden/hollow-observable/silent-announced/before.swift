// Catalogue 18: a class of both systems that announces its changes itself.
import SwiftUI

@Observable
final class Announcing: ObservableObject {
    var text = "" {
        didSet { objectWillChange.send() }
    }
}

struct AnnouncedView: View {
    @StateObject private var model = Announcing()

    var body: some View {
        Text(model.text)
    }
}
