// Catalogue 72, 223: handlers run on the queue with which their source is started.
import Network
import SwiftUI

final class Reach: ObservableObject {
    @Published private(set) var isOnline = true
    @Published private(set) var ticks = 0
    private let monitor = NWPathMonitor()
    private let queue = DispatchQueue(label: "reach")
    private var timer: DispatchSourceTimer?

    func start() {
        monitor.pathUpdateHandler = { [weak self] path in
            self?.isOnline = path.status == .satisfied
        }
        monitor.start(queue: queue)
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer?.setEventHandler { [weak self] in self?.ticks += 1 }
        timer?.resume()
    }
}

struct ReachView: View {
    @StateObject private var reach = Reach()

    var body: some View { Text(reach.isOnline ? "online" : "offline").opacity(reach.ticks > 9 ? 1 : 0.5) }
}
