// Catalogue 213: a getter reads a published property by `if let rating`; a local of the name reads none.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

@Observable
final class Review {
    private(set) var rating: String?

    var icon: String {
        if let rating { return rating }
        return "star"
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func rate() { rating = "x" }
}

struct ReviewRow: View {
    var review: Review

    var body: some View {
        VStack {
            Text(Zone.shared.name)
            Text(review.icon)
            Button("Rate") { review.rate() }
            Button("Move") { Zone.shared.move() }
        }
    }
}
