// Catalogue 63: publishers of two classes must be of one type.
import Combine
import SwiftUI

final class Child: ObservableObject {
    @Published var text = ""
    @Published var name = ""
}
final class Search: ObservableObject {
    @Published var query = ""
    let child = Child()
    var p: Published<String>.Publisher { $query }
    private var bag = Set<AnyCancellable>()
    func f(_ flag: Bool) -> AnyCancellable {
        func pick() -> some Publisher<Int, Never> {
            guard flag else { return $query.map { $0.count } }
            return child.$text.map { $0.count }
        }
        return pick().sink { print($0) }
    }
    func g(_ flag: Bool) -> AnyCancellable {
        let s = switch flag { case true: $query.map { $0 }; case false: child.$name.map { $0 } }
        return s.sink { print($0) }
    }
}
struct ChildView: View { @ObservedObject var child: Child; var body: some View { Text(child.text) } }

struct SearchView: View {
    @ObservedObject var model: Search
    var body: some View { Text("\(model.query)") }
}
