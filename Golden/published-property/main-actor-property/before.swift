// Catalogue 51, 167: one property on the main actor, in a class that is not.
import SwiftUI

final class Lamp: ObservableObject {
    @MainActor @Published var brightness: Double?
    @Published var name = ""

    init() {}
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text("\(lamp.name) \(lamp.brightness ?? 0)")
    }
}
