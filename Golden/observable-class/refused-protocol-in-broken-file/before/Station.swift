// Catalogue 155: the protocol that the class conforms to stands in a file that does not parse, so that it may ask for more than is seen.
import Combine
import SwiftUI

final class Station: ObservableObject, Reporting {
    @Published /* told */ var level = 0

    var levelPublisher: Published<Int>.Publisher { $level }
}

struct StationView: View {
    @ObservedObject var station: Station

    var body: some View {
        Text("\(station.level)")
    }
}
