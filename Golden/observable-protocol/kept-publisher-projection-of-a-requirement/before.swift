// Catalogue 152, 155: a conformer hands out the publisher that the protocol asks for, in its own type.
import Combine
import SwiftUI

protocol Station: ObservableObject {
    var song: String { get }
    func songs() -> Published<String>.Publisher
}

final class Radio: Station {
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
    }
}
