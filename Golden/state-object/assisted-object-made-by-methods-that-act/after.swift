// Catalogue 83: methods and pipelines of an initializer that tell others, or ask for what is only made then.
import Combine
import Foundation
import SwiftUI

extension Notification.Name {
    static let page = Notification.Name("page")
}

final class Counter {
    static let shared = Counter()
    var count = 0
    var handlers: [() -> Void] = []
    let pages = PassthroughSubject<Int, Never>()
}

@Observable
final class TellingModel {
    var title = ""

    init(id: Int) {
        load(id)
    }

    private func load(_ id: Int) {
        title = "\(id)"
        Counter.shared.count += 1
    }
}

@Observable
final class ObservedTitle {
    var title: String {
        didSet { Counter.shared.count += 1 }
    }
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(title: String) {
        self.title = title
        Counter.shared.pages.sink { [weak self] page in self?.title = "\(page)" }.store(in: &cancellables)
    }
}

@Observable
final class ForwardingModel {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(query: String) {
        self.query = query
        querySubject.sink { query in Counter.shared.count = query.count }.store(in: &cancellables)
    }
}

@Observable
final class AskingModel {
    var page = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(source: AnyPublisher<Int, Never>) {
        source.sink { [weak self] page in self?.page = page }.store(in: &cancellables)
    }
}

@Observable
final class SettingModel {
    var name: String

    init(name: String) {
        self.name = name
        UserDefaults.standard.set(name, forKey: "name")
    }
}

@Observable
final class RegisteredModel {
    var name: String

    init(name: String) {
        self.name = name
        Counter.shared.handlers.append { print("called") }
    }
}

@Observable
final class SharingModel {
    var name: String
    private let counter: Counter

    init(counter: Counter) {
        self.counter = counter
        name = "\(counter.count)"
        counter.handlers = []
    }
}

@Observable
final class LeakingModel {
    var pages = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(pages: Int) {
        self.pages = pages
        NotificationCenter.default.publisher(for: .page)
            .sink { _ in self.pages += 1 }
            .store(in: &cancellables)
    }
}

@Observable
final class WorkingModel {
    var pages = 0
    private let task: Task<Void, Never> = .detached { print("started") }
    init(pages: Int) { self.pages = pages }
}

struct TellingView: View {
    @State private var telling: TellingModel
    @State private var observed: ObservedTitle
    @State private var forwarding: ForwardingModel
    @State private var asking: AskingModel
    @State private var setting: SettingModel
    @State private var registered: RegisteredModel
    @State private var sharing: SharingModel
    @State private var leaking: LeakingModel
    @State private var working: WorkingModel

    init(id: Int, source: AnyPublisher<Int, Never>) {
        _telling = State(initialValue: TellingModel(id: id))
        _observed = State(initialValue: ObservedTitle(title: "\(id)"))
        _forwarding = State(initialValue: ForwardingModel(query: "\(id)"))
        _asking = State(initialValue: AskingModel(source: source))
        _setting = State(initialValue: SettingModel(name: "\(id)"))
        _registered = State(initialValue: RegisteredModel(name: "\(id)"))
        _sharing = State(initialValue: SharingModel(counter: .shared))
        _leaking = State(initialValue: LeakingModel(pages: id))
        _working = State(initialValue: WorkingModel(pages: id))
    }

    var body: some View {
        Text(telling.title + observed.title + forwarding.query + "\(asking.page)")
        Text("\(leaking.pages) \(working.pages)")
        Text(setting.name + registered.name + sharing.name)
    }
}
