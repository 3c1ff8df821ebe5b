// Catalogue 69: the publisher of the wrapper is used, and something subscribes to the object around it.
import Combine
import PublishedObject
import SwiftUI

final class Scheme: ObservableObject {
    @Published var name = ""
}

final class Settings: ObservableObject {
    @PublishedObject var scheme = Scheme()
    private var subscriptions = Set<AnyCancellable>()

    func follow() {
        $scheme.sink { print($0.name) }.store(in: &subscriptions)
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.scheme.name)
    }
}

final class Phase: ObservableObject {
    @Published var number = 0
}

final class Process: ObservableObject {
    @PublishedObject var phase = Phase()
}

final class Log {
    private var subscriptions = Set<AnyCancellable>()

    init(process: Process) {
        process.objectWillChange.sink { print("changed") }.store(in: &subscriptions)
    }
}

struct ProcessView: View {
    @ObservedObject var process: Process

    var body: some View {
        Text("\(process.phase.number)")
            .onTapGesture { _ = Log(process: process) }
    }
}
