// Catalogue 35, 37: the rule that splits a list must not make the change of a rule that was left out.
import Combine
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
    private var uses = 0, cancellables = Set<AnyCancellable>()

    func follow(_ source: PassthroughSubject<Bool, Never>) {
        uses += 1
        source.sink { [weak self] in self?.isOn = $0 }.store(in: &cancellables)
    }
}

struct LampView: View {
    @StateObject private var lamp = Lamp()

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
