// Catalogue 60: a subscriber gets the value at once, each one, equal ones too, and before it is stored.
import Combine
import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 1
    @Published var log: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $level
            .sink { [weak self] level in
                guard let self else { return }
                self.log.append("\(self.level)>\(level)")
            }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var gauge = Gauge()

    var body: some View {
        Button("Up") { gauge.level += 1 }
        Button("Same") { gauge.level = gauge.level }
        Button("Twice") {
            gauge.level = 10
            gauge.level = 20
        }
        Text("\(gauge.level): \(gauge.log.joined(separator: " "))")
    }
}
