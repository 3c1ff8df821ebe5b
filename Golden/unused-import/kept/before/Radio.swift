// Catalogue 74: the import stays where a subscription is kept, where a class gets a publisher, and where a comment asks for it.
import Combine
import SwiftUI

final class Radio: ObservableObject {
    @Published var station = 0
    private var subscription: AnyCancellable?
}

struct RadioView: View {
    @StateObject private var radio = Radio()
    @StateObject private var tuner = Tuner()
    @StateObject private var dial = Dial()

    var body: some View {
        Text("\(radio.station) \(tuner.position) \(dial.angle)")
    }
}
