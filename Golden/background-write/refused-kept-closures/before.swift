// Catalogue 72, 223: closures that a property keeps: one starts a task on no actor, one is called on a queue, one is
// given back to such a queue.
import SwiftUI

struct Command {
    let title: String
    let onClick: () -> Void
}

final class Runner: ObservableObject {
    @Published var isRunning = false

    func run() {
        isRunning = true
    }

    func load() async {}
}

class Extension {
    func setUp() -> [Command] { [] }
}

final class RunnerExtension: Extension {
    let runner = Runner()

    override func setUp() -> [Command] {
        [
            Command(
                title: "Run",
                onClick: {
                    Task {
                        await self.runner.load()
                        self.runner.run()
                    }
                })
        ]
    }
}

final class Importer {
    var onDone: (() -> Void)?

    func start() {
        DispatchQueue.global().async { self.onDone?() }
    }
}

final class Library: ObservableObject {
    @Published var count = 0
    private let importer = Importer()

    init() {
        importer.onDone = { [weak self] in self?.count += 1 }
    }
}

final class Shelf: ObservableObject {
    @Published var count = 0

    var action: () -> Void {
        { self.count += 1 }
    }

    func makeAction() -> () -> Void {
        return { self.count += 2 }
    }

    func start() {
        DispatchQueue.global().async(execute: action)
        DispatchQueue.global().async { self.makeAction()() }
    }
}

struct RunnerView: View {
    @ObservedObject var runner: Runner
    @ObservedObject var library: Library
    @ObservedObject var shelf: Shelf
    let commands: [Command]

    var body: some View {
        ForEach(commands, id: \.title) { command in
            Button(command.title) { command.onClick() }
        }
        Text(runner.isRunning ? "Running" : "\(library.count) \(shelf.count)")
    }
}
