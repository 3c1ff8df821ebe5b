// Catalogue 11, 145: subclasses in which the macro would do more than to track.
import SwiftUI

@Observable
class Base {
    var name = ""
}

final class Observing: Base {
    var count = 0 {
        didSet { print(count) }
    }
}

final class Reading: Base {
    var first = 1
    var second: Int

    override init() {
        second = 2
        first = second + 1
        super.init()
    }
}

final class Closing: Base {
    var handle = 0

    deinit { print(handle) }
}

final class Listing: Base {
    var low = 0, high = 1
}

final class Coded: Base, Codable {
    var value = 0

    required init(from decoder: Decoder) throws { super.init() }
}
