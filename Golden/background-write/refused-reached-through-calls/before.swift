// Catalogue 223: code off the main thread reaches the properties through methods of other classes, observers, pipelines
// and handlers that the system calls on queues of its own.
import AVFoundation
import Combine
import SwiftUI

final class Bus: ObservableObject {
    @Published var message = ""
    @Published var count = 0
    @Published var text = ""
    @Published var rows: [String] = []
    var raw = 0 {
        didSet { count = raw }
    }
    private var cancellables = Set<AnyCancellable>()

    func post() {
        message = "posted"
    }

    func show(_ value: String) {
        text = value
    }

    func append(_ row: String) {
        rows.append(row)
    }
}

final class Poster {
    let bus: Bus
    private let session = URLSession(configuration: .default)
    private var cancellables = Set<AnyCancellable>()

    init(bus: Bus) {
        self.bus = bus
    }

    func start() {
        Task.detached { [bus] in
            bus.post()
        }
        DispatchQueue.global().async {
            self.bus.raw = 1
        }
    }

    func fetch(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map { "\($0.data.count)" }
            .replaceError(with: "")
            .sink { [bus] in bus.show($0) }
            .store(in: &cancellables)
        session.dataTask(with: url) { [bus] data, _, _ in
            bus.append("\(data?.count ?? 0)")
        }.resume()
    }
}

final class PlayerModel: ObservableObject {
    @Published var position = 0.0
    @Published var isDropped = false
    @Published var sum = 0
    private let player = AVPlayer()
    private var cancellables = Set<AnyCancellable>()

    func seek(to time: CMTime) {
        player.seek(to: time) { [weak self] _ in
            self?.finish()
        }
    }

    func drop(_ provider: AVFoundation.NSItemProvider) {
        _ = provider.loadObject(ofClass: AVFoundation.NSString.self) { _, _ in
            self.isDropped = true
        }
    }

    func add() {
        Just(1)
            .subscribe(on: DispatchQueue.global())
            .sink { [weak self] in self?.sum += $0 }
            .store(in: &cancellables)
    }

    private func finish() {
        position = 1
    }
}

struct BusView: View {
    @ObservedObject var bus: Bus
    @ObservedObject var player: PlayerModel

    var body: some View {
        Text("\(bus.message) \(bus.count) \(bus.text) \(bus.rows.count)")
        Text("\(player.position) \(player.isDropped) \(player.sum)")
    }
}
