// Catalogue 103: the object that a body gets is made in a branch, by a getter, within a lock, or behind the environment.
import SwiftUI

final class Detail: ObservableObject {
    @Published var count = 0
    @Published var isDone = false

    init(isNew: Bool) {
        if count == 0 { isDone = !isNew }
    }

    func add() { count += 1 }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View { Button("\(detail.count) \(detail.isDone)") { detail.add() } }
}

func makeDetail(isNew: Bool) -> Detail {
    return if isNew { Detail(isNew: true) } else { Detail(isNew: false) }
}

struct BranchView: View {
    var body: some View { DetailView(detail: makeDetail(isNew: true)) }
}

final class Container {
    private let lock = NSLock()

    var detail: Detail { Detail(isNew: true) }

    func locked() -> Detail { lock.withLock { Detail(isNew: false) } }
}

struct ListView: View {
    let makeFirst: () -> Detail
    let makeSecond: () -> Detail

    var body: some View {
        DetailView(detail: makeFirst())
        DetailView(detail: makeSecond())
    }
}

struct RootView: View {
    let container = Container()

    var body: some View {
        ListView(makeFirst: { container.detail }, makeSecond: { container.locked() })
    }
}
