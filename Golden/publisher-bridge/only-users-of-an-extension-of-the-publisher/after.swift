// Catalogue 207: one class's publisher is asked for what the project adds to it, the others' are not.
import Combine
import SwiftUI

extension Published.Publisher {
    var nextValue: Output? {
        get async {
            for await value in dropFirst().values { return value }
            return nil
        }
    }
}

@Observable
final class Clock {
    var time: Int {
        get { access(keyPath: \.time); return timeStorage }
        set { withMutation(keyPath: \.time) { timeStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var timeStorage = 0
    var zone = ""
}

func nextTime(of clock: Clock) async -> Int? {
    await clock.$timeStorage.nextValue
}

@Observable
final class Search {
    var query = "" { willSet { querySubject.send(newValue) } }
    @ObservationIgnored private lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    private(set) var count = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        querySubject.dropFirst().sink { [weak self] query in self?.count = query.count }.store(in: &cancellables)
    }
}

@Observable
final class Settings {
    var isOn = false
}

struct ClockView: View {
    var clock: Clock
    @Bindable var search: Search
    @Bindable var settings: Settings

    var body: some View {
        TextField("Query", text: $search.query)
        Text("\(clock.time) \(clock.zone) \(search.count)")
        Toggle("On", isOn: $settings.isOn)
    }
}
