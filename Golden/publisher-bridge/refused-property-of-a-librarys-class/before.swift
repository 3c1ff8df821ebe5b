// Catalogue 60, 64: what a class inherits from a library's may be any class that the library is given, or that such a
// class gives it for an associated type.
import Combine
import Screens
import SwiftUI

final class RowModel: ObservableObject {
    @Published var title = ""
}

struct RowView: View {
    @ObservedObject var model: RowModel

    var body: some View {
        Text(model.title)
    }
}

class RowsController: ScreenController<RowModel> {
    private var subscriptions = Set<AnyCancellable>()

    func bind() {
        model.$title.sink { print($0) }.store(in: &subscriptions)
    }
}

final class ItemModel: ObservableObject {
    @Published var name = ""
}

struct ItemView: View {
    @ObservedObject var model: ItemModel

    var body: some View {
        Text(model.name)
    }
}

class ListModel: ListScreenModel {
    var items: [ItemModel] = []
}

class ListController: ScreenController<ListModel> {
    private var subscriptions = Set<AnyCancellable>()

    func bind() {
        selection.$name.sink { print($0) }.store(in: &subscriptions)
    }
}

final class OpenModel: ObservableObject {
    @Published var state = 0
}

struct OpenView: View {
    @ObservedObject var model: OpenModel

    var body: some View {
        Text("\(model.state)")
    }
}

class OpenController<Model: ScreenPart>: ScreenController<Model> {
    private var subscriptions = Set<AnyCancellable>()

    func bind() {
        model.$state.sink { print($0) }.store(in: &subscriptions)
    }
}
