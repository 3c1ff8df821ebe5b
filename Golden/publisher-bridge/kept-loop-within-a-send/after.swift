// Catalogue 216: a loop within a send runs tasks and timers, and with them what sets the property.
import Combine
import SwiftUI

final class Log {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ export: Export) {
        export.$pathStorage.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Export {
    var path: String {
        get { access(keyPath: \.path); return pathStorage }
        set { withMutation(keyPath: \.path) { pathStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var pathStorage = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $pathStorage.sink { path in Export.run(path) }.store(in: &cancellables)
    }

    func load() {
        Task { @MainActor in self.path = "loaded" }
    }

    private static func run(_ path: String) {
        let process = Process()
        process.arguments = [path]
        process.waitUntilExit()
    }
}

struct ExportView: View {
    var export: Export

    var body: some View {
        Button(export.path) { export.load() }
    }
}
