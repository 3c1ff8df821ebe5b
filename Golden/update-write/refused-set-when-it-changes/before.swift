// Catalogue 222: a view that does not follow an object compares a property of it, directly or by a getter, and sets the
// property when it has changed: each change leads to the next one, now that the view updates with it.
import SwiftUI

@MainActor final class Counter: ObservableObject {
    @Published var count = 0
    @Published var page = 0
    @Published var steps = 0
    @Published var round = 0
    @Published var lap = 0
    @Published var task = 0
    @Published var extended = 0

    var isEven: Bool { steps % 2 == 0 }

    func bump() { count += 1 }

    func load() async { page = page + 1 }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(counter.count) \(counter.page) \(counter.steps) \(counter.round) \(counter.lap)")
        Text("\(counter.task) \(counter.extended)")
    }
}

struct CountView: View {
    let counter: Counter

    var body: some View {
        Text("Count").onChange(of: counter.count) { counter.bump() }
    }
}

struct PageView: View {
    let counter: Counter

    var body: some View {
        Text("Page").task(id: counter.page) { await counter.load() }
    }
}

struct StepView: View {
    let counter: Counter

    var body: some View {
        Text("Step").onChange(of: counter.isEven) { counter.steps += 1 }
    }
}

struct RoundView: View {
    let counter: Counter

    var body: some View {
        Text("Round")
            .onChange(of: counter.round) { counter.lap += 1 }
            .onChange(of: counter.lap) { counter.round += 1 }
    }
}

struct TaskView: View {
    let counter: Counter

    var body: some View {
        Text("Task").onChange(of: counter.task) { start() }.extending(counter)
    }

    private func start() {
        Task { counter.task += 1 }
    }
}

extension View {
    func extending(_ counter: Counter) -> some View {
        onChange(of: counter.extended) { counter.extended += 1 }
    }
}
