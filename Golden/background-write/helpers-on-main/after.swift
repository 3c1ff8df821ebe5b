// Catalogue 223: helpers that come back to the main queue or run at once, schedulers of the main queue, classes on an actor.
import Combine
import Foundation
import SwiftUI

final class Worker {
    private let queue = DispatchQueue(label: "worker")

    func perform(_ work: @escaping () -> [String], then done: @escaping ([String]) -> Void) {
        queue.async {
            let result = work()
            DispatchQueue.main.async { done(result) }
        }
    }

    func onMain(_ work: @escaping () -> Void) {
        DispatchQueue.main.async(execute: work)
    }

    func measured(_ work: () -> Void) {
        work()
    }
}

@Observable
final class Model {
    var items: [String] = []
    var count = 0
    private let worker = Worker()
    private let numbers = PassthroughSubject<Int, Never>()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        numbers
            .subscribe(on: DispatchQueue.global())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] number in self?.count = number }
            .store(in: &cancellables)
        numbers
            .sink { [weak self] number in self?.count += number }
            .store(in: &cancellables)
    }

    func load() {
        worker.perform({ ["a"] }) { [weak self] items in
            self?.items = items
        }
        worker.perform({ ["b"] }, then: { self.items = $0 })
        worker.onMain { self.count += 1 }
        worker.measured { count += 1 }
    }

    @MainActor
    func reload() async {
        items = await fetch()
        Task { count += 1 }
    }

    func fetch() async -> [String] { ["a"] }

    func refresh() async {
        let fetched = await fetch()
        await MainActor.run { items = fetched }
    }
}

@MainActor
@Observable
final class MainModel {
    var items: [String] = []

    func load() async {
        items = ["a"]
    }

    func start() {
        Task { items = ["a"] }
    }
}

struct ModelView: View {
    var model: Model
    var mainModel: MainModel

    var body: some View {
        Text("\(model.items.count) \(model.count) \(mainModel.items.count)")
            .task { model.count = await model.fetch().count }
    }
}
