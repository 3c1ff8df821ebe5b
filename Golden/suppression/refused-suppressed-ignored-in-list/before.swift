// Catalogue 35, 37: the attribute of a second property is written by the rule that splits the list, and is suppressed all the same.
import Combine
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
    private var uses = 0, cancellables = Set<AnyCancellable>() // reobserve:ignore[observation-ignored]

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
