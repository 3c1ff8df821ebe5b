// Catalogue 167: the initializer that Swift makes would be on no actor and on the main actor; no view reads the property.
import SwiftUI

@Observable
final class Lamp {
    var name = ""
    @ObservationIgnored @MainActor private var switches = 0

    @MainActor
    func flip() {
        switches += 1
        name = "\(switches)"
    }
}

@MainActor
@Observable
final class Shelf {
    var name = ""
    @MainActor private var moves = 0

    func move() {
        moves += 1
        name = "\(moves)"
    }
}

struct LampView: View {
    @State private var lamp = Lamp()
    @State private var shelf = Shelf()

    var body: some View {
        Button(lamp.name) { lamp.flip() }
        Button(shelf.name) { shelf.move() }
    }
}
