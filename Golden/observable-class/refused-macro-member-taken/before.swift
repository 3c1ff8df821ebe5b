// Catalogue 21: what is called as members of the macro would be asked in their place, or overridden by them.
import SwiftUI

final class Quiet: ObservableObject {
    @Published var level = 1

    func shouldNotifyObservers(_ old: Int, _ new: Int) -> Bool { false }
}

protocol Muted {}

extension Muted {
    func shouldNotifyObservers<T: Comparable>(_ old: T, _ new: T) -> Bool { false }
}

final class Radio: Muted, ObservableObject {
    @Published var volume = 1
}

class Recorder {
    func access<Root, Member>(keyPath: KeyPath<Root, Member>) {}
}

final class Tape: Recorder, ObservableObject {
    @Published var position = 1
}

final class Telescope: ObservableObject {
    @Published var Observation = 1
}

struct QuietView: View {
    @ObservedObject var quiet: Quiet
    @ObservedObject var radio: Radio
    @ObservedObject var tape: Tape
    @ObservedObject var telescope: Telescope

    var body: some View {
        Text("\(quiet.level) \(radio.volume) \(tape.position) \(telescope.Observation)")
    }
}
