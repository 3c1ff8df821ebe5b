// Catalogue 51, 167: one property on the main actor, in a class that is not.
import SwiftUI

@Observable
final class Lamp {
    @MainActor var brightness: Double?
    var name = ""

    init() {}
}

struct LampView: View {
    var lamp: Lamp

    var body: some View {
        Text("\(lamp.name) \(lamp.brightness ?? 0)")
    }
}
