// Catalogue 60: a method of the property's name keeps its name where the property is kept under another one.
import Combine
import SwiftUI

enum Mode {
    case create
    case check
}

final class PinModel: ObservableObject {
    @Published var title: String = ""
    @Published var note: String?

    init(mode: Mode) {
        title = title(for: mode)
    }

    func title(for mode: Mode) -> String {
        switch mode {
        case .create: return "New PIN"
        case .check: return "Enter PIN"
        }
    }
}

struct PinView: View {
    @ObservedObject var model: PinModel

    var body: some View {
        VStack {
            Text(model.title)
            Text(model.note ?? "")
        }
    }
}

final class PinController {
    let model: PinModel
    private var bag = Set<AnyCancellable>()

    init(model: PinModel) {
        self.model = model
        model.$title
            .sink { print($0) }
            .store(in: &bag)
        model.$note
            .sink { [weak self] note in
                guard let self, note != nil else { return }
                self.model.note = nil
            }
            .store(in: &bag)
    }
}
