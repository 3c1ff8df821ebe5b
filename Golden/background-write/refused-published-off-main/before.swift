// Catalogue 223: a task on no actor sets what another object publishes, a call names the queue of its closure, and a
// scheduler of RxSwift is one.
import Combine
import SwiftUI

final class Sensors {
    @Published var level = 0

    func refresh() {
        Task { level = 2 }
    }
}

final class Gauge: ObservableObject {
    @Published var level = 0
    private var subscriptions: Set<AnyCancellable> = []

    init(sensors: Sensors) {
        sensors.$level
            .sink { [weak self] in self?.level = $0 }
            .store(in: &subscriptions)
    }
}

struct Client {
    static let queue = DispatchQueue(label: "client")

    func load(_ name: String, queue: DispatchQueue, _ done: @escaping (Int) -> Void) {
        legacyLoad(name, queue: queue, done)
    }
}

final class Account: ObservableObject {
    @Published var balance = 0
    let client = Client()

    func load() {
        client.load("account", queue: .global(qos: .utility)) { self.balance = $0 }
    }
}

struct AccountView: View {
    @ObservedObject var account: Account
    @ObservedObject var gauge: Gauge

    var body: some View {
        Text("\(account.balance) \(gauge.level)")
    }
}

func legacyLoad(_ name: String, queue: DispatchQueue, _ done: @escaping (Int) -> Void) {
    done(0)
}

/// Stands for a library's.
struct Values {
    func observeOn(_ scheduler: SerialDispatchQueueScheduler) -> Values { self }
    func subscribe(onNext: @escaping (Int) -> Void) {}
}

struct SerialDispatchQueueScheduler {
    init(qos: DispatchQoS) {}
}

final class Rates: ObservableObject {
    @Published var rate = 0
    private let work = SerialDispatchQueueScheduler(qos: .utility)

    init(_ rates: Values) {
        rates.observeOn(work).subscribe(onNext: { [weak self] in self?.rate = $0 })
    }
}

struct RatesView: View {
    @ObservedObject var rates: Rates

    var body: some View {
        Text("\(rates.rate)")
    }
}
