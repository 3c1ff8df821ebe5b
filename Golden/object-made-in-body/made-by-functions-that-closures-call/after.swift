// Catalogue 103: a body calls a closure that it was given, which calls a function; making the object reads nothing.
import SwiftUI

@Observable
final class Detail {
    var progress: Int

    init(saved: Int) {
        progress = saved
    }

    func start() { progress += 1 }
}

struct DetailView: View {
    var detail: Detail

    var body: some View {
        Text("\(detail.progress)").onAppear { detail.start() }
    }
}

struct ListView: View {
    let makeDetail: (Int) -> Detail

    var body: some View {
        DetailView(detail: makeDetail(1))
    }
}

final class Container {
    private let saved = 0

    func detail(for number: Int) -> Detail { Detail(saved: saved + number) }
}

struct RootView: View {
    let container = Container()

    var body: some View {
        ListView(makeDetail: { container.detail(for: $0) })
    }
}
