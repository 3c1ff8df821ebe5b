// Catalogue 152, 155: a conformer hands out the publisher that the protocol asks for, of a class that can't announce by hand.
import Combine
import SwiftUI

protocol Station: ObservableObject {
    var song: String { get }
    func songs() -> Published<String>.Publisher
}

class Device: ObservableObject {
    @Published var isOn = false
}

final class Radio: Device, Station {
    @Published var song = ""

    func songs() -> Published<String>.Publisher { $song }
}

struct RadioView: View {
    let station: any Station

    var body: some View {
        Text(station.song)
    }
}

struct Room: View {
    @StateObject private var radio = Radio()

    var body: some View {
        RadioView(station: radio)
        Toggle("On", isOn: $radio.isOn)
    }
}
