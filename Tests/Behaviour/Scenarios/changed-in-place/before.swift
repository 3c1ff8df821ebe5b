// Catalogue 55, 200, 201: what runs while a property is changed in place does not come back to it.
import SwiftUI

infix operator ??=: AssignmentPrecedence

func ??= <Value>(left: inout Value?, right: @autoclosure () -> Value) {
    if left == nil { left = right() }
}

func mutate<Value>(_ value: inout Value, _ change: (inout Value) -> Void) {
    change(&value)
}

struct Job: Identifiable {
    let id: Int
    var total = 0
    var number = 0 { didSet { total += number } }
    var score: Int { number * 2 }

    mutating func apply(_ change: (inout Job) -> Void) {
        change(&self)
    }

    mutating func finish(_ count: Int) {
        number += count
        update()
    }

    mutating func update() {
        number += 1
    }
}

struct Grid {
    private var cells = [1, 2]

    subscript(index: Int) -> Int {
        get { cells[index] }
        _modify { yield &cells[index] }
    }
}

final class Model: ObservableObject {
    @Published var items = [3, 1, 2]
    @Published var jobs = [Job(id: 2), Job(id: 1), Job(id: 3)]
    @Published var map = ["a": [2, 1]]
    @Published var grid = Grid()
    @Published var draft: Int?
    @Published var limit = 2
    private var hidden: Set<Int> = [3]

    func isLarge(_ item: Int) -> Bool { item > limit }

    func lists() {
        items.append(items.count)
        items.insert(items.count, at: 0)
        items[0] += items.count
        items.swapAt(0, items.count - 1)
        items.removeAll(where: isLarge)
        items.sort(by: >)
        items.append(contentsOf: [1, 2].map { $0 + items.count })
    }

    func jobLists() {
        jobs.sort { $0.id < $1.id }
        jobs.removeAll { hidden.contains($0.id) || $0.score > limit }
        for index in jobs.indices {
            jobs[index].apply { $0.number += 1 }
            jobs[index].finish(jobs.count)
        }
    }

    func values() {
        map["a", default: []].append(map.count)
        map["b", default: [1]] += [map.count]
        grid[0] += grid[1]
        draft ??= 5
        mutate(&items) { $0.append($0.count) }
        swap(&items, &map["b", default: []])
    }

    func update() {
        limit += jobs.count
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Lists") { model.lists() }
        Button("Jobs") { model.jobLists() }
        Button("Values") { model.values() }
        Button("Update") { model.update() }
        Text("\(model.items) \(model.jobs.map(\.total)) \(model.map.keys.sorted().map { model.map[$0] ?? [] })")
        Text("\(model.grid[0]) \(model.draft ?? 0) \(model.limit)")
    }
}
