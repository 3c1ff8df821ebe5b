// Catalogue 40, 186: values that are set again and again, and can't be compared.
import Combine
import SwiftUI

struct Level {
    var percent = 0
    var name: String?
}

@Observable
final class Meter {
    var level = Level()
    var peak: Level?
    var average = Level()
    @ObservationIgnored private var cancellable: AnyCancellable?

    func follow(_ levels: AsyncStream<Level>) async {
        for await level in levels {
            self.level = level
        }
    }

    func start(_ publisher: AnyPublisher<Level, Never>) {
        cancellable = publisher.sink { [self] value in
            peak = value
        }
    }

    func tick() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            self.average = Level()
        }
    }
}
