// Catalogue 21: an ignored property has no storage whose name could hide another; no view reads these.
import SwiftUI

private let _limit = 10
private let _defaults = UserDefaults.standard

@Observable
final class Session {
    var count = 1
    @ObservationIgnored private var limit = 3
    @ObservationIgnored private var defaults: UserDefaults

    init() { defaults = _defaults }

    func reset() {
        limit = _limit
        count = limit + defaults.integer(forKey: "count")
    }
}

struct SessionView: View {
    @State private var session = Session()

    var body: some View {
        Button("\(session.count)") { session.reset() }
    }
}
