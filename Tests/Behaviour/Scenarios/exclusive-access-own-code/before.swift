// Catalogue 201: functions of the project run while the property is changed, and read it; a copy is changed and set.
import SwiftUI

protocol Watcher: AnyObject {
    func changed()
}

struct Job {
    var number = 1
    weak var watcher: (any Watcher)?

    mutating func finish() {
        number += 1
        watcher?.changed()
    }

    mutating func apply(_ change: (inout Job) -> Void) {
        change(&self)
    }
}

extension Array {
    mutating func edit(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}

func mutate<Value>(_ value: inout Value, _ change: (inout Value) -> Void) {
    change(&value)
}

final class Model: ObservableObject, Watcher {
    @Published var items = [3, 1, 2, 5]
    @Published var job = Job()
    @Published var jobs = [Job(), Job()]
    var onRemove: (() -> Void)?
    var seen: [Int] = []

    init() {
        job.watcher = self
        onRemove = { [unowned self] in seen.append(items.count) }
    }

    var total: Int { items.count }

    func isLarge(_ item: Int) -> Bool { item > total }

    func changed() {
        seen.append(job.number)
    }

    func prune() {
        items.removeAll(where: isLarge)
    }

    func edit() {
        items.edit { $0 += total }
    }

    func tell() {
        items.removeAll { item in
            onRemove?()
            return item > 5
        }
    }

    func grow() {
        mutate(&items) { $0.append(total) }
    }

    func finish() {
        job.finish()
    }

    func apply() {
        for index in jobs.indices {
            jobs[index].apply { $0.number += jobs.count }
        }
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Prune") { model.prune() }
        Button("Edit") { model.edit() }
        Button("Tell") { model.tell() }
        Button("Grow") { model.grow() }
        Button("Finish") { model.finish() }
        Button("Apply") { model.apply() }
        Text("\(model.items) \(model.job.number) \(model.jobs.map(\.number))")
        Text("\(model.total)")
    }
}
