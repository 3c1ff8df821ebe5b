// Catalogue 154: one model flows into the utility view and stays, the other one moves.
import SwiftUI

final class Boiler: ObservableObject {
    @Published var pressure = 1
}

@Observable
final class Pump {
    var speed = 1
}
