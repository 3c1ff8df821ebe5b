// Catalogue 222, 103: what making an object starts sets what making it reads: each change would make another object, without end.
import Combine
import SwiftUI

final class Weather: ObservableObject {
    @Published var degrees: Int?

    init() {
        guard degrees == nil else { return }
        Task { @MainActor in degrees = 20 }
    }
}

final class Forecast: ObservableObject {
    @Published var days: [String] = []
    private let center: CurrentValueSubject<[String], Never>
    private var cancellables: Set<AnyCancellable> = []

    init(center: CurrentValueSubject<[String], Never>) {
        self.center = center
        if days.isEmpty { subscribe() }
    }

    private func subscribe() {
        center
            .receive(on: DispatchQueue.main)
            .sink { [weak self] days in self?.take(days) }
            .store(in: &cancellables)
    }

    private func take(_ days: [String]) {
        self.days = days
    }
}

protocol SensorDelegate: AnyObject {
    func sensorDidChange(_ value: Int)
}

final class Sensor {
    weak var delegate: SensorDelegate?

    init() {
        DispatchQueue.main.async { [weak self] in self?.delegate?.sensorDidChange(1) }
    }
}

final class Gauge: ObservableObject, SensorDelegate {
    @Published var value = 0
    private let sensor = Sensor()

    init() {
        sensor.delegate = self
        print(value)
    }

    func sensorDidChange(_ value: Int) {
        self.value = value
    }
}

final class Visits: ObservableObject {
    static let shared = Visits()

    @Published var count = 0
}

@Observable
final class Visit {
    var note = ""

    init() {
        let visits = Visits.shared
        visits.count = visits.count + 1
    }
}

class Loader: ObservableObject {
    @Published var state = "idle" {
        didSet { if state == "done" { print(state) } }
    }

    init() {
        start()
    }

    func start() {
        if state == "idle" { load { self.finish() } }
    }

    private func finish() {
        state = "done"
    }

    private func load(_ done: @escaping () -> Void) {
        DispatchQueue.main.async { done() }
    }
}

final class ImageLoader: Loader {
    @Published var size = 0
}

struct RootView: View {
    @State private var isOn = false
    let center: CurrentValueSubject<[String], Never>

    var body: some View {
        WeatherView(weather: Weather())
        ForecastView(forecast: Forecast(center: center))
        GaugeView(gauge: Gauge())
        VisitView(visit: Visit())
        LoaderView(loader: ImageLoader())
        KeptView()
        Text("\(Visits.shared.count)")
    }
}

struct WeatherView: View {
    @ObservedObject var weather: Weather

    var body: some View {
        Text("\(weather.degrees ?? 0)")
    }
}

struct ForecastView: View {
    @ObservedObject var forecast: Forecast

    var body: some View {
        Text("\(forecast.days.count)")
    }
}

struct GaugeView: View {
    @ObservedObject var gauge: Gauge

    var body: some View {
        Text("\(gauge.value)")
    }
}

struct VisitView: View {
    @Bindable var visit: Visit

    var body: some View {
        TextField("Note", text: $visit.note)
    }
}

struct LoaderView: View {
    @ObservedObject var loader: ImageLoader

    var body: some View {
        Text(loader.state + "\(loader.size)")
    }
}

final class Kept: ObservableObject {
    @Published var isReady = false

    init(name: String) {
        if !isReady { Task { @MainActor in self.isReady = true } }
    }
}

struct KeptView: View {
    @StateObject private var kept: Kept

    init() {
        _kept = StateObject(wrappedValue: Kept(name: "a"))
    }

    var body: some View {
        Text(kept.isReady ? "Ready" : "Wait")
    }
}
