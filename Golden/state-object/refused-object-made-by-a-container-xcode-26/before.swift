// Catalogue 83: code of a container of a library acts where it makes the object, what is injected, or what is registered
// in the place of another one; a modifier that is not known may do anything.
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

final class Tracker {
    init() { UserDefaults.standard.set(true, forKey: "isTracked") }
}

extension Container {
    var store: Factory<Storing> { self { Store() } }
    var tracker: Factory<Tracker> { self { Tracker() } }
    var noteModel: ParameterFactory<String, NoteModel> { self { NoteModel(name: $0) } }
    var taskModel: Factory<TaskModel> { self { TaskModel(store: self.store()) } }
    var pageModel: Factory<PageModel> { self { PageModel() }.counted }
}

extension Factory {
    var counted: Factory<Value> {
        UserDefaults.standard.set(true, forKey: "isCounted")
        return self
    }
}

func prepare() {
    Container.shared.store.register {
        UserDefaults.standard.set(true, forKey: "isStored")
        return OtherStore()
    }
}

final class NoteModel: ObservableObject {
    @Published var name: String
    @Injected(\.tracker) private var tracker

    init(name: String) { self.name = name }
}

final class TaskModel: ObservableObject {
    @Published var name = ""
    private let store: Storing

    init(store: Storing) { self.store = store }
}

final class PageModel: ObservableObject {
    @Published var name = ""
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

struct PageView: View {
    @StateObject private var model: PageModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.pageModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}
