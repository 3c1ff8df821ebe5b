// Catalogue 152, 155: a conformer hands out the publisher that the protocol asks for, in its own type.
import Combine
import SwiftUI

protocol Station: AnyObject, Observable {
    var song: String { get }
    func songs() -> Published<String>.Publisher
}

@Observable
final class Radio: Station {
    var song: String {
        get { access(keyPath: \.song); return songStorage }
        set { withMutation(keyPath: \.song) { songStorage = newValue } }
    }
    @ObservationIgnored @Published private var songStorage = ""

    func songs() -> Published<String>.Publisher { $songStorage }
}

struct RadioView: View {
    let station: any Station

    var body: some View {
        Text(station.song)
    }
}

struct Room: View {
    @State private var radio = Radio()

    var body: some View {
        RadioView(station: radio)
    }
}
