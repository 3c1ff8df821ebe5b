// Catalogue 222, 103: two properties may hold one object, or nobody can tell that they don't.
import SwiftUI

final class Setting: ObservableObject {
    @Published var value = 0

    func count() {
        value += 1
    }
}

final class Settings {
    static let shared = Settings()
    static let spare = Setting()

    let limit = Setting()
    let alias = Settings.spare
    lazy var late = Setting()
    var replaced = Setting()
    var moved = Setting()
    var all: [Setting] { [limit, late, replaced, moved] }

    func exchange(_ path: ReferenceWritableKeyPath<Settings, Setting>) {
        self[keyPath: path] = limit
    }

    func reset() {
        replaced = limit
        exchange(\.moved)
    }
}

@dynamicMemberLookup
final class Box {
    private let setting: Setting

    init(_ setting: Setting) {
        self.setting = setting
    }

    subscript(dynamicMember path: ReferenceWritableKeyPath<Setting, Int>) -> Int {
        get { setting[keyPath: path] }
        set { setting[keyPath: path] = newValue }
    }
}

final class Boxes {
    static let shared = Boxes()

    let first = Box(Settings.shared.limit)
    let second = Box(Settings.shared.limit)
}

struct Kept {
    var setting = Setting()
}

@Observable
final class Plain {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Settings.shared.limit.value += 1 }
    }
}

@Observable
final class Counted {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Settings.shared.limit.count() }
    }
}

@Observable
final class Listed {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in
            for setting in Settings.shared.all { setting.value += 1 }
        }
    }
}

@Observable
final class Aliased {
    var amount: Int

    init() {
        amount = Settings.spare.value
        Task { @MainActor in Settings.shared.alias.value += 1 }
    }
}

@Observable
final class Replaced {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Settings.shared.replaced.value += 1 }
    }
}

@Observable
final class Moved {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Settings.shared.moved.value += 1 }
    }
}

@Observable
final class InValue {
    var amount: Int

    init(kept: Kept) {
        amount = Settings.shared.limit.value
        Task { @MainActor in kept.setting.value += 1 }
    }
}

@Observable
final class Boxed {
    var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Boxes.shared.second.value += 1 }
    }
}

struct AmountsView: View {
    var plain: Plain
    var counted: Counted
    var listed: Listed
    var aliased: Aliased
    var replaced: Replaced
    var moved: Moved
    var inValue: InValue
    var boxed: Boxed

    var body: some View {
        Text("\(plain.amount + counted.amount + listed.amount + aliased.amount + replaced.amount + moved.amount)")
        Text("\(inValue.amount + boxed.amount)")
    }
}

struct LimitView: View {
    @ObservedObject var limit = Settings.shared.limit

    var body: some View {
        Text("\(limit.value)")
    }
}

struct RootView: View {
    var body: some View {
        AmountsView(
            plain: Plain(),
            counted: Counted(),
            listed: Listed(),
            aliased: Aliased(),
            replaced: Replaced(),
            moved: Moved(),
            inValue: InValue(kept: Kept(setting: Settings.shared.limit)),
            boxed: Boxed())
        LimitView()
    }
}
