// Catalogue 35, 37: a list of which one part must not be tracked.
import Combine
import SwiftUI

@Observable
final class Radio {
    var station = ""
    private var volume = 3
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func tune(_ source: PassthroughSubject<String, Never>) {
        volume = 1
        source.sink { [weak self] in self?.station = $0 }.store(in: &cancellables)
    }
}

struct RadioView: View {
    var radio: Radio

    var body: some View {
        Text(radio.station)
    }
}
