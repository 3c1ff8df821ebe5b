// Catalogue 47: closures that may be sent, by the parameters and the variables of the project that ask for them, by
// labels and by properties of the SDK, can't form a key path to a property on the main actor in Swift 6 mode.
import SwiftUI

@MainActor
final class Listener: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private let hub = Hub()

    func start() {
        hub.register { [weak self] in self?.objectWillChange.send() }
    }

    var name: String {
        get { defaults.string(forKey: "listener") ?? "" }
        set { defaults.set(newValue, forKey: "listener") }
    }
}

struct ListenerView: View {
    @StateObject private var model = Listener()

    var body: some View {
        TextField("Name", text: $model.name)
        Toggle("Edited", isOn: $model.isEdited)
    }
}

@MainActor
final class Watcher: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private let hub = Hub()

    func start() {
        hub.onChange = { [weak self] in self?.objectWillChange.send() }
    }

    var name: String {
        get { defaults.string(forKey: "watcher") ?? "" }
        set { defaults.set(newValue, forKey: "watcher") }
    }
}

struct WatcherView: View {
    @StateObject private var model = Watcher()

    var body: some View {
        TextField("Name", text: $model.name)
        Toggle("Edited", isOn: $model.isEdited)
    }
}

@MainActor
final class Canceller: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private let hub = Hub()

    func start() {
        Task {
            await withTaskCancellationHandler {
                await Task.yield()
            } onCancel: { [weak self] in
                self?.objectWillChange.send()
            }
        }
    }

    var name: String {
        get { defaults.string(forKey: "canceller") ?? "" }
        set { defaults.set(newValue, forKey: "canceller") }
    }
}

struct CancellerView: View {
    @StateObject private var model = Canceller()

    var body: some View {
        TextField("Name", text: $model.name)
        Toggle("Edited", isOn: $model.isEdited)
    }
}

@MainActor
final class Worker: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private let hub = Hub()

    func start() {
        let operation = BlockOperation()
        operation.completionBlock = { [weak self] in self?.objectWillChange.send() }
        OperationQueue.main.addOperation(operation)
    }

    var name: String {
        get { defaults.string(forKey: "worker") ?? "" }
        set { defaults.set(newValue, forKey: "worker") }
    }
}

struct WorkerView: View {
    @StateObject private var model = Worker()

    var body: some View {
        TextField("Name", text: $model.name)
        Toggle("Edited", isOn: $model.isEdited)
    }
}
