// Catalogue 207: the project's operator on Publisher asks for an ObservableObject.
import Combine
import SwiftUI

extension Publisher where Failure == Never {
    func assign<Root: ObservableObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak object: Root) -> AnyCancellable {
        sink { [weak object] value in object?[keyPath: keyPath] = value }
    }
}

final class Clock: ObservableObject {
    @Published var time = Date()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        Just(Date()).assign(to: \.time, onWeak: self).store(in: &cancellables)
    }
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View {
        Text(clock.time.description)
    }
}
