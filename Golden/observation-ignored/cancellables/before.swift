// Catalogue 35, 71: cancellables are not state; the attribute goes on the same line.
import Combine
import SwiftUI

final class Alarm: ObservableObject {
    @Published var isRinging = false

    /// Everything that lives as long as the alarm.
    private var bag = Set<AnyCancellable>()
    private var cancellable: AnyCancellable?
    var tokens = [AnyCancellable]()
    private let forever: Set<AnyCancellable> = []

    func start(_ source: PassthroughSubject<Bool, Never>) {
        cancellable = source.sink { [weak self] in self?.isRinging = $0 }
    }
}

struct AlarmView: View {
    @StateObject private var alarm = Alarm()

    var body: some View {
        Toggle("Ringing", isOn: $alarm.isRinging)
    }
}
