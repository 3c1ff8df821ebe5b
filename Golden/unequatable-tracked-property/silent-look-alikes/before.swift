// Catalogue 40, 186: values that can be compared, that can't become so, that are set rarely or in parts.
import Combine
import SwiftUI

struct Equal: Equatable {
    var percent = 0
}

struct EqualElsewhere {
    var percent = 0
}

extension EqualElsewhere: Hashable {}

struct Handler {
    var action: () -> Void
}

struct Level {
    var percent = 0
}

enum Mode {
    case on, off
}

final class Object {
    var percent = 0
}

@Observable
final class Meter {
    var equal = Equal()
    var elsewhere = EqualElsewhere()
    var handler = Handler {}
    var mode = Mode.on
    var object = Object()
    var rare = Level()
    var part = Level()
    @ObservationIgnored var ignored = Level()

    func follow(_ values: AsyncStream<Int>) async {
        for await value in values {
            equal = Equal(percent: value)
            elsewhere = EqualElsewhere(percent: value)
            handler = Handler {}
            mode = .off
            object = Object()
            part.percent = value
            ignored = Level(percent: value)
        }
        rare = Level()
    }
}

final class Legacy: ObservableObject {
    @Published var level = Level()

    func follow(_ values: AsyncStream<Int>) async {
        for await value in values { level = Level(percent: value) }
    }
}
