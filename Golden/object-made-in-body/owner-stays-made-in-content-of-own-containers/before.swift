// Catalogue 222, 103: a container of the project runs the closure that gives it its content with the update.
import Combine
import SwiftUI

final class TileModel: ObservableObject {
    @Published var picture: Data?
    private let index: Int

    init(index: Int) {
        self.index = index
        show(nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.show(Data(count: index))
        }
    }

    func show(_ data: Data?) {
        if picture != data { picture = data }
    }
}

struct Tile: View {
    @ObservedObject var model: TileModel

    var body: some View {
        ZStack { model.picture.map { Text("\($0.count) bytes") } }
    }
}

struct Card<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { ZStack { content } }
}

struct Frame<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { ZStack { content() } }
}

final class TileModels {
    func model(for index: Int) -> TileModel { TileModel(index: index) }
}

struct Screen: View {
    private let models = TileModels()

    var body: some View {
        Card { Tile(model: models.model(for: 1)) }
        Frame { Tile(model: models.model(for: 2)) }
    }
}
