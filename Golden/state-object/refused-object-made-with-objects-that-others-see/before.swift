// Catalogue 83: an object that others know, that is observed, or that would keep the own object.
import SwiftUI

enum Store {
    static var sizes: [Int] = []
}

final class Ref {
    static let shared = Ref()
    static func make() -> Ref { shared }

    var size = 1
    var watched = 1 {
        didSet { Store.sizes.append(watched) }
    }
    var owner: AnyObject?
    var onChange: (() -> Void)?

    func grow() { size += 1 }

    func keep(_ code: @escaping () -> Void) { onChange = code }
}

struct Holder {
    private let ref: Ref

    init(ref: Ref) { self.ref = ref }

    mutating func grow() { ref.size += 1 }
}

struct Copied {
    private let ref = Ref()

    var size: Int { ref.size }

    mutating func grow() { ref.size += 1 }
}

final class Common: ObservableObject {
    @Published var count = 0
    private let ref = Ref.shared

    init() { ref.grow() }
}

struct CommonView: View {
    @StateObject private var model: Common

    init() { _model = StateObject(wrappedValue: Common()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Made: ObservableObject {
    @Published var count = 0
    private let ref = Ref.make()

    init() { ref.size = 2 }
}

struct MadeView: View {
    @StateObject private var model: Made

    init() { _model = StateObject(wrappedValue: Made()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Passed: ObservableObject {
    @Published var count = 0
    private let ref: Ref

    init(ref: Ref = Ref()) {
        self.ref = ref
        self.ref.size = 2
    }
}

struct PassedView: View {
    @StateObject private var model: Passed

    init(ref: Ref) { _model = StateObject(wrappedValue: Passed(ref: ref)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Changed: ObservableObject {
    @Published var count = 0
    private var ref = Ref()

    init(ref: Ref) {
        self.ref = ref
        self.ref.size = 2
    }
}

struct ChangedView: View {
    @StateObject private var model: Changed

    init(ref: Ref) { _model = StateObject(wrappedValue: Changed(ref: ref)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Watched: ObservableObject {
    @Published var count = 0
    private let ref = Ref()

    init() { ref.watched = 2 }
}

struct WatchedView: View {
    @StateObject private var model: Watched

    init() { _model = StateObject(wrappedValue: Watched()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Owned: ObservableObject {
    @Published var count = 0
    private let ref = Ref()

    init() { ref.owner = self }
}

struct OwnedView: View {
    @StateObject private var model: Owned

    init() { _model = StateObject(wrappedValue: Owned()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Kept: ObservableObject {
    @Published var count = 0
    private let ref = Ref()

    init() { ref.keep { self.count = 1 } }
}

struct KeptView: View {
    @StateObject private var model: Kept

    init() { _model = StateObject(wrappedValue: Kept()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Named: ObservableObject {
    @Published var count = 0
    private let ref = Ref()

    init() { ref.onChange = clear }

    private func clear() { count = 0 }
}

struct NamedView: View {
    @StateObject private var model: Named

    init() { _model = StateObject(wrappedValue: Named()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Held: ObservableObject {
    @Published var count = 0
    private var holder: Holder

    init(ref: Ref) {
        holder = Holder(ref: ref)
        holder.grow()
    }
}

struct HeldView: View {
    @StateObject private var model: Held

    init(ref: Ref) { _model = StateObject(wrappedValue: Held(ref: ref)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Given: ObservableObject {
    @Published var count = 0
    private var copied: Copied

    init(copied: Copied) {
        self.copied = copied
        self.copied.grow()
    }
}

struct GivenView: View {
    @StateObject private var model: Given

    init(copied: Copied) { _model = StateObject(wrappedValue: Given(copied: copied)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            CommonView()
            MadeView()
            PassedView(ref: Ref())
            ChangedView(ref: Ref())
            WatchedView()
            OwnedView()
            KeptView()
            NamedView()
            HeldView(ref: Ref())
            GivenView(copied: Copied())
        }
    }
}
