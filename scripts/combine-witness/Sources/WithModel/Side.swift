import Combine
import Foundation

/// The scheduler that the programs hand to operators.
let scheduler = RunLoop.main

/// The time of that scheduler.
enum Time {
    /// Lets so many milliseconds pass, with what is due meanwhile.
    static func pass(_ milliseconds: Int) {
        let clock = VirtualClock.shared
        let end = clock.now + Double(milliseconds) / 1000
        while let next = clock.next, next <= end {
            clock.move(to: next)
            while clock.runDue() {}
        }
        clock.move(to: end)
    }
}

extension Publisher {
    /// The first values only.
    func take(_ count: Int) -> AnyPublisher<Output, Failure> { prefix(count) }
}
