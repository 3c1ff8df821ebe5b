// Catalogue 60: a method of the property's name keeps its name where the property is kept under another one.
import Combine
import SwiftUI

enum Mode {
    case create
    case check
}

@Observable
final class PinModel {
    var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var titleStorage: String = ""
    var note: String? {
        get { access(keyPath: \.note); return noteStorage }
        set { withMutation(keyPath: \.note) { noteStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var noteStorage: String?

    init(mode: Mode) {
        titleStorage = title(for: mode)
    }

    func title(for mode: Mode) -> String {
        switch mode {
        case .create: return "New PIN"
        case .check: return "Enter PIN"
        }
    }
}

struct PinView: View {
    var model: PinModel

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
        model.$titleStorage
            .sink { print($0) }
            .store(in: &bag)
        model.$noteStorage
            .sink { [weak self] note in
                guard let self, note != nil else { return }
                self.model.note = nil
            }
            .store(in: &bag)
    }
}
