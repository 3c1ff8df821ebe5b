// Catalogue 216: the values go to a property of a class that stays, to which nothing subscribes.
import Combine
import SwiftUI

@Observable
final class EditorModel {
    var isActive = false { willSet { isActiveSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isActiveSubject = CurrentValueSubject<Bool, Never>(_isActive)
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
        model.isActiveSubject.assign(to: &toolbar.$isActive)
    }
}

struct EditorView: View {
    @Bindable var model: EditorModel
    @ObservedObject var toolbar: ToolbarModel

    var body: some View { Toggle(toolbar.isActive ? "On" : "Off", isOn: $model.isActive) }
}
