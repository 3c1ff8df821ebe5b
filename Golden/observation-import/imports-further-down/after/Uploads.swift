// Catalogue 75: an import further down belongs to the code below it.
import Combine
import Foundation
import Observation

@Observable
final class Uploads {
    var running = 0
}

// MARK: Dates

import struct Foundation.Date

extension Uploads {
    func deadline() -> Date { Date(timeIntervalSinceNow: 60) }
}
