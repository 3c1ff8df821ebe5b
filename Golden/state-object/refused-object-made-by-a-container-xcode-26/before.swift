// Catalogue 83: code of a container of a library acts where it makes the object, what is injected, or what is registered
// in the place of another one. What does more than to make it by a closure may do anything: a modifier that is not known,
// code before the closure, a function, a scope that keeps what was made for an object which is dropped, a value handed on.
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
    var listModel: Factory<ListModel> { self(makeListModel) }
    var tabModel: Factory<TabModel> {
        let tracker = Tracker()
        return self { TabModel(tracker: tracker) }
    }
    var keptModel: Factory<KeptModel> { self { KeptModel() }.cached }
    var handedModel: Factory<HandedModel> { self { HandedModel() } }
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

final class ListModel: ObservableObject {
    @Published var name = ""
}

struct ListView: View {
    @StateObject private var model: ListModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.listModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class TabModel: ObservableObject {
    @Published var name = ""
    private let tracker: Tracker

    init(tracker: Tracker) { self.tracker = tracker }
}

struct TabView: View {
    @StateObject private var model: TabModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.tabModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class KeptModel: ObservableObject {
    @Published var name = ""
}

struct KeptView: View {
    @StateObject private var model: KeptModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.keptModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

final class HandedModel: ObservableObject {
    @Published var name = ""
}

struct HandedView: View {
    @StateObject private var model: HandedModel

    init() {
        _model = StateObject(wrappedValue: Container.shared.handedModel())
    }

    var body: some View {
        TextField("Name", text: $model.name)
    }
}

func makeListModel() -> ListModel {
    UserDefaults.standard.set(true, forKey: "isListed")
    return ListModel()
}

func prepare(_ factory: Factory<HandedModel>) {
    factory.register {
        UserDefaults.standard.set(true, forKey: "isHanded")
        return HandedModel()
    }
}

func prepareHanded() {
    prepare(Container.shared.handedModel)
}
