enum Keys {
    static let loud = "loud"
    static let first = 1
}

final class Clock {
    private let start: Int

    init(start: Int) { self.start = start }
}

extension Clock {
    convenience init() { self.init(start: 0) }
}

final class Gauge {
    static var made = 0

    init() { Gauge.made += 1 }
}
