// Catalogue 63: publishers of two classes must be of one type.
import Combine
import SwiftUI

@Observable
final class Child {
    var text: String {
        get { access(keyPath: \.text); return textStorage }
        set { withMutation(keyPath: \.text) { textStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var textStorage = ""
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var nameStorage = ""
}
@Observable
final class Search {
    var query: String {
        get { access(keyPath: \.query); return queryStorage }
        set { withMutation(keyPath: \.query) { queryStorage = newValue } }
    }
    @ObservationIgnored @Published private var queryStorage = ""
    let child = Child()
    var p: Published<String>.Publisher { $queryStorage }
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    func f(_ flag: Bool) -> AnyCancellable {
        func pick() -> some Publisher<Int, Never> {
            guard flag else { return $queryStorage.map { $0.count } }
            return child.$textStorage.map { $0.count }
        }
        return pick().sink { print($0) }
    }
    func g(_ flag: Bool) -> AnyCancellable {
        let s = switch flag { case true: $queryStorage.map { $0 }; case false: child.$nameStorage.map { $0 } }
        return s.sink { print($0) }
    }
}
struct ChildView: View { var child: Child; var body: some View { Text(child.text) } }

struct SearchView: View {
    var model: Search
    var body: some View { Text("\(model.query)") }
}
