// Catalogue 60, 205: also what is made from the property has the type of the attribute, not that of the literal.
import Combine
import SwiftUI

@Observable
final class Settings {
    var ratio: Double = 1 { willSet { ratioSubject.send(newValue) } }
    @ObservationIgnored private lazy var ratioSubject = CurrentValueSubject<Double, Never>(_ratio)
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        ratioSubject.dropFirst().sink { print($0) }.store(in: &cancellables)
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.ratio)")
    }
}
