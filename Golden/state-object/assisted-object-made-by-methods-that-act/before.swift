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

final class TellingModel: ObservableObject {
    @Published var title = ""

    init(id: Int) {
        load(id)
    }

    private func load(_ id: Int) {
        title = "\(id)"
        Counter.shared.count += 1
    }
}

final class ObservedTitle: ObservableObject {
    @Published var title: String {
        didSet { Counter.shared.count += 1 }
    }
    private var cancellables: Set<AnyCancellable> = []

    init(title: String) {
        self.title = title
        Counter.shared.pages.sink { [weak self] page in self?.title = "\(page)" }.store(in: &cancellables)
    }
}

final class ForwardingModel: ObservableObject {
    @Published var query = ""
    private var cancellables: Set<AnyCancellable> = []

    init(query: String) {
        self.query = query
        $query.sink { query in Counter.shared.count = query.count }.store(in: &cancellables)
    }
}

final class AskingModel: ObservableObject {
    @Published var page = 0
    private var cancellables: Set<AnyCancellable> = []

    init(source: AnyPublisher<Int, Never>) {
        source.sink { [weak self] page in self?.page = page }.store(in: &cancellables)
    }
}

final class SettingModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
        UserDefaults.standard.set(name, forKey: "name")
    }
}

final class RegisteredModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
        Counter.shared.handlers.append { print("called") }
    }
}

final class SharingModel: ObservableObject {
    @Published var name: String
    private let counter: Counter

    init(counter: Counter) {
        self.counter = counter
        name = "\(counter.count)"
        counter.handlers = []
    }
}

final class LeakingModel: ObservableObject {
    @Published var pages = 0
    private var cancellables: Set<AnyCancellable> = []

    init(pages: Int) {
        self.pages = pages
        NotificationCenter.default.publisher(for: .page)
            .sink { _ in self.pages += 1 }
            .store(in: &cancellables)
    }
}

final class WorkingModel: ObservableObject {
    @Published var pages = 0
    private let task: Task<Void, Never> = .detached { print("started") }
    init(pages: Int) { self.pages = pages }
}

struct TellingView: View {
    @StateObject private var telling: TellingModel
    @StateObject private var observed: ObservedTitle
    @StateObject private var forwarding: ForwardingModel
    @StateObject private var asking: AskingModel
    @StateObject private var setting: SettingModel
    @StateObject private var registered: RegisteredModel
    @StateObject private var sharing: SharingModel
    @StateObject private var leaking: LeakingModel
    @StateObject private var working: WorkingModel

    init(id: Int, source: AnyPublisher<Int, Never>) {
        _telling = StateObject(wrappedValue: TellingModel(id: id))
        _observed = StateObject(wrappedValue: ObservedTitle(title: "\(id)"))
        _forwarding = StateObject(wrappedValue: ForwardingModel(query: "\(id)"))
        _asking = StateObject(wrappedValue: AskingModel(source: source))
        _setting = StateObject(wrappedValue: SettingModel(name: "\(id)"))
        _registered = StateObject(wrappedValue: RegisteredModel(name: "\(id)"))
        _sharing = StateObject(wrappedValue: SharingModel(counter: .shared))
        _leaking = StateObject(wrappedValue: LeakingModel(pages: id))
        _working = StateObject(wrappedValue: WorkingModel(pages: id))
    }

    var body: some View {
        Text(telling.title + observed.title + forwarding.query + "\(asking.page)")
        Text("\(leaking.pages) \(working.pages)")
        Text(setting.name + registered.name + sharing.name)
    }
}
