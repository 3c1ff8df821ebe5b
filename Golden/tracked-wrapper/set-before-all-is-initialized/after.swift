// Catalogue 34, 46: what is set before all other properties have values can't be computed.
import SwiftUI

@Observable
final class Early {
    @ObservationIgnored @AppStorage("early") var count = 0
    let name: String

    init(_ count: Int) {
        self.count = count
        name = "early"
    }

    func add() { count += 1 }
}

@Observable
final class Late {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("late") private var countStorage = 0
    let name: String

    init(_ count: Int) {
        name = "late"
        self.count = count
    }

    func add() { count += 1 }
}

/// Swift calls `super.init()` behind the last statement.
@Observable
final class Implicit: NSObject {
    @ObservationIgnored @AppStorage("implicit") var count = 0

    override init() { count = 1 }

    func add() { count += 1 }
}

struct CountView: View {
    var early: Early
    var late: Late
    var implicit: Implicit

    var body: some View {
        Button("\(early.name) \(early.count)") { early.add() }
        Button("\(late.name) \(late.count)") { late.add() }
        Button("\(implicit.count)") { implicit.add() }
    }
}
