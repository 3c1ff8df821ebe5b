// Catalogue 83: a container of a library makes the object by code that only assigns, also where that is registered in
// its place.
import FactoryKit
import SwiftUI

protocol Storing {
    func save(_ text: String)
}

struct Store: Storing {
    func save(_ text: String) {}
}

struct OtherStore: Storing {
    func save(_ text: String) {}
}

extension Container {
    var store: Factory<Storing> { self { Store() }.singleton }
    var noteModel: ParameterFactory<String, NoteModel> { self { NoteModel(name: $0) } }
    var taskModel: Factory<TaskModel> { self { TaskModel(store: self.store()) } }
}

func prepare() {
    Container.shared.store.register { OtherStore() }
}

final class NoteModel: ObservableObject {
    @Published var name: String
    @Injected(\.store) private var store

    init(name: String) { self.name = name }
}

final class TaskModel: ObservableObject {
    @Published var name = ""
    private let store: Storing

    init(store: Storing) { self.store = store }
}

struct NoteView: View {
    @StateObject private var model: NoteModel

    init(name: String) {
        _model = StateObject(wrappedValue: Container.shared.noteModel(name))
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

struct TaskView: View {
    @StateObject private var model: TaskModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.taskModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}
