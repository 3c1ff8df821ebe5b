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

@Observable
final class SharedModel {
    var hub: Hub

    init(count: Int) {
        hub = Hub.shared
    }
}

@Observable
final class GlobalModel {
    var hub = library
}

@Observable
final class NamingModel {
    var count = 0
    private let hub: Hub

    init(hub: Hub, name: String) {
        self.hub = hub
        self.hub.name = name
    }
}

@Observable
final class SettingModel {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("count") private var countStorage = 0
    var text = ""

    init(count: Int) {
        self.count = count
    }
}

@Observable
class BaseModel {
    var hub: Hub

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

@Observable
final class ModeModel {
    var mode: Mode

    init(name: String) {
        mode = Mode(name: name)
    }
}

struct RootView: View {
    @State private var shared: SharedModel
    @State private var global: GlobalModel
    @State private var naming: NamingModel
    @State private var setting: SettingModel
    @State private var derived: DerivedModel
    @State private var mode: ModeModel

    init(hub: Hub) {
        _shared = State(initialValue: SharedModel(count: 1))
        _global = State(initialValue: GlobalModel())
        _naming = State(initialValue: NamingModel(hub: hub, name: "a"))
        _setting = State(initialValue: SettingModel(count: 2))
        _derived = State(initialValue: DerivedModel())
        _mode = State(initialValue: ModeModel(name: "b"))
    }

    var body: some View {
        Text(shared.hub.name + global.hub.name + derived.hub.name)
        Text("\(naming.count) \(setting.count) \(setting.text)")
        if mode.mode == .noisy { Text("Noisy") }
    }
}
