// Catalogue 201: a mutating method fires, cancels or sets what a library answers at once, or lets other turns run.
import SwiftUI

final class Box: NSObject {
    @objc dynamic var number = 0
}

struct Document {
    var number = 0
    var isBuilt = false
    var timer: Timer?
    var task: Task<Void, Never>?
    let box = Box()

    mutating func fire() {
        number += 1
        timer?.fire()
    }

    mutating func stop() {
        task?.cancel()
        number = 0
    }

    mutating func fill(_ value: Int) { box.number = value }

    mutating func build() {
        let process = Process()
        process.waitUntilExit()
        isBuilt = true
    }

    mutating func wait() {
        RunLoop.main.run(until: Date() + 1)
        number += 1
    }
}

@Observable
final class Editor {
    var document = Document()
    @ObservationIgnored private var observation: NSKeyValueObservation?

    init() {
        observation = document.box.observe(\.number) { [weak self] _, _ in print(self?.document.number ?? 0) }
    }

    func start() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            print(self?.document.number ?? 0)
        }
        document.timer = timer
        let task = Task {
            await withTaskCancellationHandler {
                await Task.yield()
            } onCancel: {
                print(self.document.number)
            }
        }
        document.task = task
    }

    func change() {
        var newDocument = document
        newDocument.fire()
        document = newDocument
        newDocument = document
        newDocument.stop()
        document = newDocument
        newDocument = document
        newDocument.fill(2)
        document = newDocument
        newDocument = document
        newDocument.build()
        document = newDocument
        newDocument = document
        newDocument.wait()
        document = newDocument
    }
}

struct EditorView: View {
    @State private var editor = Editor()

    var body: some View {
        Button("\(editor.document.number)") { editor.change() }
    }
}
