// Catalogue 35, 37: a list of which one part must not be tracked.
import Combine
import SwiftUI

final class Radio: ObservableObject {
    @Published var station = ""
    private var volume = 3, cancellables = Set<AnyCancellable>()

    func tune(_ source: PassthroughSubject<String, Never>) {
        volume = 1
        source.sink { [weak self] in self?.station = $0 }.store(in: &cancellables)
    }
}

struct RadioView: View {
    @ObservedObject var radio: Radio

    var body: some View {
        Text(radio.station)
    }
}
