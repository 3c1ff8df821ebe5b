// Catalogue 83: making the object makes what is shared, sets what another object has, stores a setting or hands a superclass something made with effects.
import SwiftUI

final class Hub {
    static let shared = Hub()
    var name = ""

    init() {
        print("open")
    }
}

let library = Hub()

final class SharedModel: ObservableObject {
    @Published var hub: Hub

    init(count: Int) {
        hub = Hub.shared
    }
}

final class GlobalModel: ObservableObject {
    @Published var hub = library
}

final class NamingModel: ObservableObject {
    @Published var count = 0
    private let hub: Hub

    init(hub: Hub, name: String) {
        self.hub = hub
        self.hub.name = name
    }
}

final class SettingModel: ObservableObject {
    @AppStorage("count") var count = 0
    @Published var text = ""

    init(count: Int) {
        self.count = count
    }
}

class BaseModel: ObservableObject {
    @Published var hub: Hub

    init(hub: Hub) {
        self.hub = hub
    }
}

final class DerivedModel: BaseModel {
    init() {
        super.init(hub: Hub())
    }
}

enum Mode {
    case plain, noisy

    init(name: String) {
        print(name)
        self = .plain
    }
}

final class ModeModel: ObservableObject {
    @Published var mode: Mode

    init(name: String) {
        mode = Mode(name: name)
    }
}

struct RootView: View {
    @StateObject private var shared: SharedModel
    @StateObject private var global: GlobalModel
    @StateObject private var naming: NamingModel
    @StateObject private var setting: SettingModel
    @StateObject private var derived: DerivedModel
    @StateObject private var mode: ModeModel

    init(hub: Hub) {
        _shared = StateObject(wrappedValue: SharedModel(count: 1))
        _global = StateObject(wrappedValue: GlobalModel())
        _naming = StateObject(wrappedValue: NamingModel(hub: hub, name: "a"))
        _setting = StateObject(wrappedValue: SettingModel(count: 2))
        _derived = StateObject(wrappedValue: DerivedModel())
        _mode = StateObject(wrappedValue: ModeModel(name: "b"))
    }

    var body: some View {
        Text(shared.hub.name + global.hub.name + derived.hub.name)
        Text("\(naming.count) \(setting.count) \(setting.text)")
        if mode.mode == .noisy { Text("Noisy") }
    }
}
