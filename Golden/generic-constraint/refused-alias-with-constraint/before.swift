// Catalogue 208: the constraint stands in the alias.
import SwiftUI

struct Box<Content> { var content: Content }
typealias Watched<T: ObservableObject> = Box<T>

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct Holder {
    let lamp: Watched<Lamp>
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text(lamp.isOn ? "on" : "off")
    }
}
