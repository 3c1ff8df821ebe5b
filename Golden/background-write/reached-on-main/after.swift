// Catalogue 72, 223: what calls the methods is on the main thread, or on the actor of their class; parameters and
// helpers say where closures run.
import Combine
import SwiftUI

@Observable
final class Bus {
    var message = ""
    var text = ""

    func post() {
        message = "posted"
    }

    func show(_ value: String) {
        text = value
    }
}

func onActor(_ work: @escaping @MainActor () -> Void) {
    Task.detached { await work() }
}

func onMain(_ work: @escaping @Sendable () -> Void) {
    Task.detached {
        await MainActor.run { work() }
    }
    DispatchQueue.global().async {
        DispatchQueue.main.async { work() }
    }
}

final class Poster {
    let bus: Bus
    private var cancellables = Set<AnyCancellable>()

    init(bus: Bus) {
        self.bus = bus
    }

    func start(_ url: URL) {
        bus.post()
        onActor { self.bus.message = "" }
        onMain { self.bus.post() }
        DispatchQueue.global().async {
            DispatchQueue.main.async { self.bus.post() }
        }
        URLSession.shared.dataTaskPublisher(for: url)
            .map { "\($0.data.count)" }
            .replaceError(with: "")
            .receive(on: DispatchQueue.main)
            .sink { [bus] in bus.show($0) }
            .store(in: &cancellables)
    }

    func make() {
        DispatchQueue.global().async {
            let fresh = Bus()
            fresh.message = "new"
        }
    }
}

@MainActor
final class Screen {
    let bus: Bus

    init(bus: Bus) {
        self.bus = bus
    }

    func reload() async {
        bus.post()
        Task { bus.post() }
    }
}

struct BusView: View {
    var bus: Bus

    var body: some View {
        Text("\(bus.message) \(bus.text)")
            .task { bus.post() }
    }
}
