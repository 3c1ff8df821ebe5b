// Catalogue 21: an ignored property has no storage whose name could hide another; no view reads these.
import SwiftUI

private let _limit = 10
private let _defaults = UserDefaults.standard

final class Session: ObservableObject {
    @Published var count = 1
    private var limit = 3
    private var defaults: UserDefaults

    init() { defaults = _defaults }

    func reset() {
        limit = _limit
        count = limit + defaults.integer(forKey: "count")
    }
}

struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View {
        Button("\(session.count)") { session.reset() }
    }
}
