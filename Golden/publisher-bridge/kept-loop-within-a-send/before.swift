// Catalogue 216: a loop within a send runs tasks and timers, and with them what sets the property.
import Combine
import SwiftUI

final class Log {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ export: Export) {
        export.$path.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
    }
}

final class Export: ObservableObject {
    @Published var path = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $path.sink { path in Export.run(path) }.store(in: &cancellables)
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
    @ObservedObject var export: Export

    var body: some View {
        Button(export.path) { export.load() }
    }
}
