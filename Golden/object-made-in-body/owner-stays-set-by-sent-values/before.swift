// Catalogue 222, 103: what making an object subscribes to sends a value later, or making it has one sent.
import Combine
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()

    @Published var size = 1
}

final class Late: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        $size.receive(on: DispatchQueue.main).sink { Store.shared.size = $0 + 1 }.store(in: &cancellables)
    }
}

final class AtOnce: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        $size.dropFirst(0).sink { Store.shared.size = $0 + 1 }.store(in: &cancellables)
    }
}

final class SetLater: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        $size.dropFirst().sink { Store.shared.size = $0 }.store(in: &cancellables)
        Task { @MainActor in size += 1 }
    }
}

final class SetBehind: ObservableObject {
    @Published var size: Int
    @Published var note: String
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        note = ""
        $size.dropFirst().sink { Store.shared.size = $0 }.store(in: &cancellables)
        size = 2
    }
}

final class Joined: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init(ticks: PassthroughSubject<Int, Never>) {
        size = Store.shared.size
        $size.dropFirst().merge(with: ticks).sink { Store.shared.size = $0 }.store(in: &cancellables)
    }
}

final class Asked: ObservableObject {
    @Published var size: Int
    private var cancellables: Set<AnyCancellable> = []

    init() {
        size = Store.shared.size
        $size
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
    @ObservedObject var late: Late
    @ObservedObject var atOnce: AtOnce
    @ObservedObject var setLater: SetLater
    @ObservedObject var setBehind: SetBehind
    @ObservedObject var joined: Joined
    @ObservedObject var asked: Asked
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
