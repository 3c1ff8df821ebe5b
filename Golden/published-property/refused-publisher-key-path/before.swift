// Catalogue 61: the publisher is reached through a key path.
import Combine
import SwiftUI

final class Station: ObservableObject {
    @Published var trains: [String] = []
}

func watch(_ station: Station, _ path: KeyPath<Station, Published<[String]>.Publisher>) -> AnyCancellable {
    station[keyPath: path].sink { print($0) }
}

struct StationView: View {
    @StateObject private var station = Station()
    @State private var bag: AnyCancellable?

    var body: some View {
        Text("\(station.trains.count)")
            .onAppear { bag = watch(station, \.$trains) }
    }
}
