// Catalogue 222: an initializer that events run; other values are made without a name beside it.
import SwiftUI

struct Note {
    let title: String
    let created: Date

    static func placeholder() -> Note {
        .init(title: "", created: .init())
    }
}

final class CardModel: ObservableObject {
    @Published var count = 0
    var onDismiss: (() -> Void)?
}

final class BoardModel {
    let card: CardModel

    init(card: CardModel) {
        self.card = card
        card.onDismiss = { print("dismissed") }
    }

    convenience init() {
        self.init(card: CardModel())
    }
}

final class Launcher {
    func open() -> BoardModel {
        BoardModel()
    }
}

struct CardView: View {
    @ObservedObject var model: CardModel

    var body: some View {
        Text("\(model.count) \(Note.placeholder().title) \(text)")
        if model.onDismiss != nil { Text("Dismiss") }
    }

    private var text: String {
        let formatter = DateFormatter()
        formatter.locale = .init(identifier: "en")
        return formatter.locale.identifier
    }
}

struct LauncherView: View {
    @ObservedObject var model: CardModel
    let launcher = Launcher()

    var body: some View {
        CardView(model: model)
        Button("Open") { _ = launcher.open() }
    }
}
