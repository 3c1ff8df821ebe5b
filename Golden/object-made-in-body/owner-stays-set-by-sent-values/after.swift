// Catalogue 222, 103: what making an object subscribes to sends a value later, or making it has one sent.
import Combine
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
}

@Observable
final class Late {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        sizeSubject.receive(on: DispatchQueue.main).sink { Store.shared.size = $0 + 1 }.store(in: &cancellables)
    }
}

@Observable
final class AtOnce {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        sizeSubject.dropFirst(0).sink { Store.shared.size = $0 + 1 }.store(in: &cancellables)
    }
}

@Observable
final class SetLater {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        sizeSubject.dropFirst().sink { Store.shared.size = $0 }.store(in: &cancellables)
        Task { @MainActor in size += 1 }
    }
}

@Observable
final class SetBehind {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    var note: String
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        note = ""
        sizeSubject.dropFirst().sink { Store.shared.size = $0 }.store(in: &cancellables)
        size = 2
    }
}

@Observable
final class Joined {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(ticks: PassthroughSubject<Int, Never>) {
        size = Store.shared.size
        sizeSubject.dropFirst().merge(with: ticks).sink { Store.shared.size = $0 }.store(in: &cancellables)
    }
}

@Observable
final class Asked {
    var size: Int { willSet { sizeSubject.send(newValue) } }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        sizeSubject
            .dropFirst()
            .handleEvents(receiveSubscription: { _ in Task { @MainActor in Store.shared.size += 1 } })
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

final class Follower: ObservableObject {
    @Published var size = 0
    private var cancellables: Set<AnyCancellable> = []

    init(store: Store) {
        print(size)
        store.$size.sink { [weak self] in self?.size = $0 }.store(in: &cancellables)
        Task { @MainActor in store.size += 1 }
    }
}

struct SizesView: View {
    @Bindable var late: Late
    var atOnce: AtOnce
    var setLater: SetLater
    var setBehind: SetBehind
    var joined: Joined
    var asked: Asked
    @ObservedObject var follower: Follower

    var body: some View {
        Stepper("Size", value: $late.size)
        Text("\(atOnce.size + setLater.size + setBehind.size + joined.size + asked.size + follower.size)" + setBehind.note)
    }
}

struct StoreView: View {
    @ObservedObject var store = Store.shared

    var body: some View {
        Text("\(store.size)")
    }
}

struct RootView: View {
    let ticks: PassthroughSubject<Int, Never>

    var body: some View {
        SizesView(
            late: Late(),
            atOnce: AtOnce(),
            setLater: SetLater(),
            setBehind: SetBehind(),
            joined: Joined(ticks: ticks),
            asked: Asked(),
            follower: Follower(store: .shared))
        StoreView()
    }
}
