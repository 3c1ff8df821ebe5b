// Catalogue 72, 223: closures that a property keeps and that run on the main thread: a task of a closure that belongs
// to the main actor, of a class that does, what only a control calls, and what is given back to it.
import SwiftUI

struct Command {
    let title: String
    let onClick: @MainActor () -> Void
    let onHover: () -> Void
}

final class Runner: ObservableObject {
    @Published var isRunning = false

    func run() {
        isRunning = true
    }

    func load() async {}
}

final class RunnerExtension {
    let runner = Runner()

    func setUp() -> [Command] {
        [
            Command(
                title: "Run",
                onClick: {
                    Task {
                        await self.runner.load()
                        self.runner.run()
                    }
                },
                onHover: { self.runner.run() })
        ]
    }
}

@MainActor
final class RunnerController {
    let runner = Runner()

    func setUp() -> Command {
        Command(title: "Run", onClick: {}) {
            Task { self.runner.run() }
        }
    }
}

final class Importer {
    var onDone: (() -> Void)?

    func start() {
        DispatchQueue.global().async {
            DispatchQueue.main.async { self.onDone?() }
        }
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
        DispatchQueue.main.async(execute: action)
        DispatchQueue.global().async { _ = self.makeAction() }
    }
}

final class Trash: ObservableObject {
    @Published var count = 0

    func empty() {
        let remove = { self.count = 0 }
        if Thread.isMainThread {
            remove()
        } else {
            DispatchQueue.main.sync(execute: remove)
        }
    }

    func start() {
        DispatchQueue.global().async { self.empty() }
    }
}

struct RunnerView: View {
    @ObservedObject var runner: Runner
    @ObservedObject var library: Library
    @ObservedObject var shelf: Shelf
    @ObservedObject var trash: Trash
    let commands: [Command]

    var body: some View {
        ForEach(commands, id: \.title) { command in
            Button(command.title) { command.onClick() }
                .onHover { _ in command.onHover() }
        }
        Button(runner.isRunning ? "Running" : "\(library.count) \(trash.count)", action: shelf.makeAction())
    }
}
