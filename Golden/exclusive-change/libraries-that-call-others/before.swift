// Catalogue 201: what a library answers at once comes to other things, or comes later.
import Combine
import SwiftUI

final class Box: NSObject {
    @objc dynamic var number = 0
    @objc dynamic var other = 0
}

struct Document {
    var number = 0
    var timer: Timer?
    var task: Task<Void, Never>?
    var subscription: AnyCancellable?
    let box = Box()

    mutating func stop() {
        timer?.invalidate()
        task?.cancel()
        subscription?.cancel()
        number = 0
    }

    mutating func fill(_ value: Int) { box.other = value }
}

final class Editor: ObservableObject {
    @Published var document = Document()
    @Published var subscriptions: Set<AnyCancellable> = []
    private var observation: NSKeyValueObservation?
    private var stopped = 0

    init() {
        observation = document.box.observe(\.number) { [weak self] _, _ in print(self?.document.number ?? 0) }
    }

    func start() {
        document.subscription = AnyCancellable { [weak self] in print(self?.stopped ?? 0) }
        document.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            print(self?.document.number ?? 0)
        }
    }

    func change() {
        document.stop()
        document.fill(2)
        subscriptions.removeAll()
    }
}

struct Sheet: View {
    let onCancel: () -> Void

    var body: some View {
        Button("Cancel", action: onCancel)
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        Button("\(editor.document.number) \(editor.subscriptions.count)") { editor.change() }
        Sheet(onCancel: { print(editor.document.number) })
    }
}
