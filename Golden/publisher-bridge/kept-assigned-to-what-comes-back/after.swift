// Catalogue 216: the values go to a property of a class that stays, a subscriber of which sets the property.
import Combine
import SwiftUI

@Observable
final class EditorModel {
    var isActive: Bool {
        get { access(keyPath: \.isActive); return isActiveStorage }
        set { withMutation(keyPath: \.isActive) { isActiveStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var isActiveStorage = false
}

final class ToolbarModel: ObservableObject {
    @Published var isActive = false
}

final class Editor {
    let model: EditorModel
    let toolbar = ToolbarModel()
    private var bag = Set<AnyCancellable>()

    init(model: EditorModel) { self.model = model }

    func appear() {
        model.$isActiveStorage.assign(to: &toolbar.$isActive)
        toolbar.$isActive
            .sink { [weak self] isActive in if isActive { self?.model.isActive = false } }
            .store(in: &bag)
    }
}

struct EditorView: View {
    @Bindable var model: EditorModel
    @ObservedObject var toolbar: ToolbarModel

    var body: some View { Toggle(toolbar.isActive ? "On" : "Off", isOn: $model.isActive) }
}
