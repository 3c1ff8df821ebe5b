// Stale: nothing updates the view, so that it shows the former value.
import Combine
import Foundation
import SwiftUI

let start = Date()

@Observable
final class Model {
    var isActive = true
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    func begin(_ ticks: PassthroughSubject<Void, Never>) {
        ticks.sink { [weak self] in self?.isActive = true }.store(in: &cancellables)
    }
}

let ticks = PassthroughSubject<Void, Never>()

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Text(model.isActive ? "on" : "off")
        Button("Begin") { model.begin(ticks) }
        Button("Tick") { ticks.send() }
    }
}
