// Catalogue 191: the expression makes the object, or the local is needed elsewhere too, or nothing is made again.
import SwiftUI

final class FeedModel: ObservableObject {
    static let shared = FeedModel(id: 0)
    @Published var items: [String] = []
    let id: Int

    init(id: Int) {
        self.id = id
    }
}

struct Feed: View {
    @StateObject private var model: FeedModel
    @StateObject private var late: FeedModel
    @StateObject private var shared: FeedModel
    @StateObject private var used: FeedModel
    private let number: Int

    init(id: Int, make: @autoclosure @escaping () -> FeedModel) {
        _model = StateObject(wrappedValue: FeedModel(id: id))
        _late = StateObject(wrappedValue: make())
        _shared = StateObject(wrappedValue: FeedModel.shared)
        let used = FeedModel(id: id)
        _used = StateObject(wrappedValue: used)
        number = used.id
    }

    var body: some View {
        Text("\(model.items.count + late.items.count + shared.items.count + used.items.count + number)")
    }
}

/// A controller makes it once.
struct Hosted: View {
    @StateObject private var model: FeedModel

    init(model: FeedModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text("\(model.items.count)")
    }
}

@MainActor
final class Coordinator {
    let model = FeedModel(id: 2)

    func start() -> some View { Hosted(model: model) }
}

struct FeedApp: App {
    @StateObject private var model: FeedModel

    init() {
        let model = FeedModel(id: 1)
        _model = StateObject(wrappedValue: model)
    }

    var body: some Scene {
        WindowGroup {
            Text("\(model.items.count)")
        }
    }
}
