// Catalogue 74: the import stays where a subscription is kept, where a class gets a publisher, and where a comment asks for it.
import Combine
import SwiftUI

@Observable
final class Radio {
    var station = 0
    @ObservationIgnored private var subscription: AnyCancellable?
}

struct RadioView: View {
    @State private var radio = Radio()
    @State private var tuner = Tuner()
    @State private var dial = Dial()

    var body: some View {
        Text("\(radio.station) \(tuner.position) \(dial.angle)")
    }
}
