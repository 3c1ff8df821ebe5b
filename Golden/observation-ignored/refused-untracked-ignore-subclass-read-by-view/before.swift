// Catalogue 11, 35: a view reads a property of the subclass, so that the superclass waits too.
import SwiftUI

class Device: ObservableObject {
    @Published var isOn = false
}

final class Lamp: Device {
    var uses = 0

    func use() { uses += 1 }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text("\(lamp.isOn ? "On" : "Off") \(lamp.uses)")
    }
}
