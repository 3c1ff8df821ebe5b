// Catalogue 213: a getter reads a published property by `if let rating`; a local of the name reads none.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

final class Review: ObservableObject {
    @Published private(set) var rating: String?

    var icon: String {
        if let rating { return rating }
        return "star"
    }

    func rate() { rating = "x" }
}

struct ReviewRow: View {
    @ObservedObject var review: Review

    var body: some View {
        VStack {
            Text(Zone.shared.name)
            Text(review.icon)
            Button("Rate") { review.rate() }
            Button("Move") { Zone.shared.move() }
        }
    }
}
