// Catalogue 60, 205: also what is made from the property has the type of the attribute, not that of the literal.
import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published<Double> var ratio = 1
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $ratio.dropFirst().sink { print($0) }.store(in: &cancellables)
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.ratio)")
    }
}
