// Catalogue 218: classes that never announced a change and hold nothing that a view could follow only lose the conformance.
import Combine
import SwiftUI

final class Router {
    let start: String

    init(start: String) {
        self.start = start
    }

    func open(_ path: String) { print(start + path) }
}

/// Its counter is for itself.
private final class Tracker: NSObject {
    private var count = 0
    private lazy var formatter = NumberFormatter()
    private var first = 0, last = 0
    private var tasks = Set<AnyCancellable>()

    func log(_ event: String) {
        count += 1
        last = count
        print(event, first, formatter.string(from: last as NSNumber) ?? "")
    }
}

final class Player {
    let name = ""
}

extension LinkView {
    private final class Helper {
        func help() {}
    }
}

struct LinkView: View {
    @State private var router: Router
    @State private var tracker = Tracker()
    @State private var helper = Helper()
    var player: Player

    init(router: Router, player: Player) {
        _router = State(initialValue: router)
        self.player = player
    }

    var body: some View {
        Text(player.name)
            .onTapGesture {
                tracker.log("tap")
                helper.help()
                router.open("/")
            }
    }
}
