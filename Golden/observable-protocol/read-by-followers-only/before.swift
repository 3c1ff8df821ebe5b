// Catalogue 150, 151: who does not follow such an object reads nothing of it that changes, or reads it on a tap.
import SwiftUI

protocol PlayerModel: ObservableObject {
    var title: String { get }
    var length: Int { get }
    var position: Int { get set }
    var summary: String { get }
    func rewind()
}

extension PlayerModel {
    var isLong: Bool { length > 100 }
}

final class Player: PlayerModel {
    let title = "Song"
    let length = 90
    @Published var position = 0
    var summary: String { "\(title): \(length)" }

    func rewind() {
        position = 0
    }
}

final class Radio: PlayerModel {
    let title = "Radio"
    let length = 0
    @Published var position = 0
    var summary: String { title }

    func rewind() {}
}

struct PositionView<Model: PlayerModel>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.position)")
    }
}

struct TitleView: View {
    let model: any PlayerModel

    var body: some View {
        Text(model.title + model.summary)
        Text(model.isLong ? "long" : "short")
        Button("Rewind") {
            if model.position > 0 { model.rewind() }
        }
        .onAppear { print(model.position) }
    }
}
