// Catalogue 69, 154: a function that does more, is seen by others, is used for more, or gets what is not known stays, and
// so do the classes of what it is given.
import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

final class DoingMore: ObservableObject {
    @Published var title = ""
    let account = Account()
    private var cancellables = Set<AnyCancellable>()

    init() { bindFirst(account) }

    private func bindFirst<Object: ObservableObject>(_ object: Object) {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
        title = "bound"
    }
}

final class Network: ObservableObject {
    @Published var isOnline = true
}

final class SeenByOthers: ObservableObject {
    @Published var title = ""
    let network = Network()
    private var cancellables = Set<AnyCancellable>()

    init() { bindSecond(network) }

    func bindSecond<Object: ObservableObject>(_ object: Object) {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class UsedForMore: ObservableObject {
    @Published var title = ""
    let clock = Clock()
    private var cancellables = Set<AnyCancellable>()

    init() {
        bindThird(clock)
        let binding: (Clock) -> Void = bindThird
        binding(clock)
    }

    private func bindThird<Object: ObservableObject>(_ object: Object) {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Weather: ObservableObject {
    @Published var degrees = 0
}

final class GettingMadeObjects: ObservableObject {
    @Published var title = ""
    private var cancellables = Set<AnyCancellable>()

    init() { bindFourth(makeWeather()) }

    private func makeWeather() -> Weather {
        title = "made"
        return Weather()
    }

    private func bindFourth<Object: ObservableObject>(_ object: Object) {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Player: ObservableObject {
    @Published var volume = 0
}

final class IsSubscribed: ObservableObject {
    @Published var title = ""
    let player = Player()
    private var cancellables = Set<AnyCancellable>()

    init() {
        bindFifth(player)
        objectWillChange.sink { print("change") }.store(in: &cancellables)
    }

    private func bindFifth<Object: ObservableObject>(_ object: Object) {
        object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Other: ObservableObject {
    @Published var title = ""
    let player = Track()
    let unused = Track()
    private var cancellables = Set<AnyCancellable>()

    init() { bindSixth(player) }

    private func bindSixth<Object: ObservableObject>(_ object: Object) {
        unused.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

final class Track: ObservableObject {
    @Published var name = ""
}

struct ContentView: View {
    @ObservedObject var first: DoingMore
    @ObservedObject var second: SeenByOthers
    @ObservedObject var third: UsedForMore
    @ObservedObject var fourth: GettingMadeObjects
    @ObservedObject var fifth: IsSubscribed
    @ObservedObject var sixth: Other
    @ObservedObject var account: Account
    @ObservedObject var network: Network
    @ObservedObject var clock: Clock
    @ObservedObject var weather: Weather
    @ObservedObject var player: Player
    @ObservedObject var track: Track

    var body: some View {
        Text(first.title + second.title + third.title + fourth.title + fifth.title + sixth.title)
        Text(account.name + "\(network.isOnline)\(clock.time)\(weather.degrees)\(player.volume)\(track.name)")
    }
}
