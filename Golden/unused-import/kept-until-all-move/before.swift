// Catalogue 74: a class in the file stays, and with it the import.
import Combine
import SwiftUI

final class Radio: ObservableObject {
    @Published var station = 0
}

// reobserve:keep
final class Tape: ObservableObject {
    @Published var position = 0
}

struct RadioView: View {
    @StateObject private var radio = Radio()
    @StateObject private var tape = Tape()

    var body: some View {
        Text("\(radio.station) \(tape.position)")
    }
}
