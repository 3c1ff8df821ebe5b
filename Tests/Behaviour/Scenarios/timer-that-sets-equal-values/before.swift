// Catalogue 213: a subscription sets the same value again and again.
import Combine
import Foundation
import SwiftUI

let start = Date()

final class Model: ObservableObject {
    @Published var isActive = true
    private var cancellables: Set<AnyCancellable> = []

    func begin(_ ticks: PassthroughSubject<Void, Never>) {
        ticks.sink { [weak self] in self?.isActive = true }.store(in: &cancellables)
    }
}

let ticks = PassthroughSubject<Void, Never>()

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Text(model.isActive ? "on" : "off")
        Button("Begin") { model.begin(ticks) }
        Button("Tick") { ticks.send() }
    }
}
