// Catalogue 73, 216: the property is set by commands of the keyboard and by tasks; who gets its values sets the focus.
import Combine
import SwiftUI

enum Area: Hashable {
    case list, images
}

@MainActor
@Observable
final class Selection {
    var area: Area? { willSet { areaSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var areaSubject = CurrentValueSubject<Area?, Never>(_area)
    let transaction = Transactions.immediate

    func load() async {
        area = await fetch()
    }

    private func fetch() async -> Area? { nil }
}

enum Transactions {
    case immediate, later
}

struct SelectionView: View {
    var selection: Selection
    @FocusState private var focus: Area?

    var body: some View {
        List { Text("\(String(describing: selection.area))") }
            .focused($focus, equals: .list)
            .onMoveCommand { direction in
                if direction == .right { selection.area = .images }
            }
            .onReceive(selection.areaSubject.dropFirst()) { focus = $0 }
            .task { await selection.load() }
    }
}
