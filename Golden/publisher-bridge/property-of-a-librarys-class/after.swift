// Catalogue 60, 64: a property that a class inherits from a library's is made of what the library is given.
import Combine
import Screens
import SwiftUI

@Observable
final class RowModel {
    var title = ""
}

struct RowView: View {
    var model: RowModel

    var body: some View {
        Text(model.title)
    }
}

class AnyScreenModel: ScreenModel {}

@Observable
final class OtherModel: AnyScreenModel {
    var title = ""
}

struct OtherView: View {
    var model: OtherModel

    var body: some View {
        Text(model.title)
    }
}

class ChannelModel: AnyScreenModel {
    @Published var title = ""
    var count = 0
}

class ChannelController<Model: ChannelModel>: BaseController<Model> {
    private var subscriptions = Set<AnyCancellable>()

    func bind() {
        model.$title.sink { print($0) }.store(in: &subscriptions)
        self.model.$title.sink { print($0) }.store(in: &subscriptions)
    }
}

class BaseController<Model: AnyObject>: ScreenController<Model> {}
