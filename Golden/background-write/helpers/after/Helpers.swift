// Catalogue 223: helpers of the project hand closures to queues; methods and tasks of a class without an actor run on none.
import Combine
import Foundation
import SwiftUI

final class Worker {
    private let queue = DispatchQueue(label: "worker")

    func perform(_ name: String, work: @escaping () -> Void) {
        queue.async { work() }
    }

    func performTwice(_ work: @escaping () -> Void) {
        perform("first", work: work)
        perform("second") { work() }
    }

    func later(execute work: @escaping () -> Void) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1, execute: work)
    }
}

func inBackground(_ work: @escaping () -> Void) {
    Thread.detachNewThread(work)
}

@Observable
final class HelperModel {
    var items: [String] = []
    var count = 0
    private let worker = Worker()

    func load() {
        worker.perform("load") { [weak self] in
            self?.items = ["a"]
        }
    }

    func reload() {
        worker.performTwice { self.items.append("b") }
    }

    func wait() {
        worker.later { self.count += 1 }
    }

    func add() {
        inBackground { self.count += 1 }
    }
}

@Observable
final class PipelineModel {
    var count = 0
    var text = ""
    private let queue = DispatchQueue(label: "pipeline")
    private let numbers = PassthroughSubject<Int, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        numbers
            .receive(on: queue)
            .sink { [weak self] number in self?.count = number }
            .store(in: &cancellables)
        numbers
            .debounce(for: .seconds(1), scheduler: DispatchQueue.global())
            .map { "\($0)" }
            .sink { [weak self] text in self?.text = text }
            .store(in: &cancellables)
    }
}

@Observable
final class AsyncModel {
    var items: [String] = []
    var isLoading = false

    func fetch() async -> [String] { ["a"] }

    func load() async {
        isLoading = true
        items = await fetch()
    }

    func start() {
        Task {
            items = await fetch()
        }
    }
}

struct HelperView: View {
    var helper: HelperModel
    var pipeline: PipelineModel
    var model: AsyncModel

    var body: some View {
        Text("\(helper.items.count) \(helper.count) \(pipeline.count) \(pipeline.text) \(model.items.count)")
        Text(model.isLoading ? "loading" : "ready")
    }
}
