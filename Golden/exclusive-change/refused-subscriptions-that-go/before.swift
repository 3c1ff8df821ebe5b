// Catalogue 201: when the last reference to a subscription goes, or it is cancelled, its closure comes to the property.
import Combine
import SwiftUI

final class Runner: ObservableObject {
    @Published var running: Set<AnyCancellable> = []

    func add() {
        let subscription = AnyCancellable { [weak self] in print(self?.running.count ?? 0) }
        running.insert(subscription)
    }

    func stop() {
        running.removeAll()
    }
}

final class Job: ObservableObject {
    @Published var subscription: AnyCancellable?
    private let numbers = PassthroughSubject<Int, Never>()

    func start() {
        subscription = numbers.handleEvents(receiveCancel: { [weak self] in print(self?.subscription == nil) }).sink { _ in }
    }
}

struct RunnerView: View {
    @StateObject private var runner = Runner()
    @StateObject private var job = Job()

    var body: some View {
        Button("\(runner.running.count) \(job.subscription == nil ? 0 : 1)") { runner.stop() }
    }
}
