// Catalogue 34, 46: what is set before all other properties have values can't be computed.
import SwiftUI

final class Early: ObservableObject {
    @AppStorage("early") var count = 0
    let name: String

    init(_ count: Int) {
        self.count = count
        name = "early"
    }

    func add() { count += 1 }
}

final class Late: ObservableObject {
    @AppStorage("late") var count = 0
    let name: String

    init(_ count: Int) {
        name = "late"
        self.count = count
    }

    func add() { count += 1 }
}

/// Swift calls `super.init()` behind the last statement.
final class Implicit: NSObject, ObservableObject {
    @AppStorage("implicit") var count = 0

    override init() { count = 1 }

    func add() { count += 1 }
}

struct CountView: View {
    @ObservedObject var early: Early
    @ObservedObject var late: Late
    @ObservedObject var implicit: Implicit

    var body: some View {
        Button("\(early.name) \(early.count)") { early.add() }
        Button("\(late.name) \(late.count)") { late.add() }
        Button("\(implicit.count)") { implicit.add() }
    }
}
