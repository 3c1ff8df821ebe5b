// Catalogue 60: a protocol asks of Self that it is the class, so that the class's projections are names in its extensions.
import Combine
import SwiftUI

@Observable
class BaseModel {
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    @ObservationIgnored var changes: AnyCancellable?
}

protocol Watching where Self: BaseModel {}

extension Watching {
    func watch() {
        changes = titleSubject.sink { print($0) }
    }
}

@Observable
final class HomeModel: BaseModel, Watching {
    var count = 0
}

struct HomeView: View {
    var model: HomeModel

    var body: some View {
        Text("\(model.title) \(model.count)").onAppear { model.watch() }
    }
}
