// Catalogue 83: what observes a part, an object on the way to it, and setters that act can be noticed.
import SwiftUI

final class Box {
    var size = 1
}

let shared = Box()

enum Store {
    static var sizes: [Int] = []
}

struct Filter {
    var size = 1 {
        didSet { Store.sizes.append(size) }
    }
    var box = shared
    lazy var late = Filter.count()

    var width: Int {
        get { size }
        set { Store.sizes.append(newValue) }
    }

    static func count() -> Int {
        Store.sizes.append(0)
        return 1
    }

    mutating func grow() { box.size += 1 }

    mutating func watch() { size += 1 }
}

struct Label {
    var text = 1
    private let formatter: NumberFormatter

    init(formatter: NumberFormatter) { self.formatter = formatter }

    mutating func set(_ text: Int) {
        self.text = text
        formatter.minimumFractionDigits = text
    }
}

extension Array where Element == Int {
    subscript(kept position: Int) -> Int {
        get { self[position] }
        set { Store.sizes.append(newValue) }
    }

    subscript(counted position: Int) -> Int {
        Store.sizes.append(position)
        return self[position]
    }
}

final class Observed: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.size = 2 }
}

struct ObservedView: View {
    @StateObject private var model: Observed

    init() { _model = StateObject(wrappedValue: Observed()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Boxed: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.box.size = 2 }
}

struct BoxedView: View {
    @StateObject private var model: Boxed

    init() { _model = StateObject(wrappedValue: Boxed()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Computed: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.width = 2 }
}

struct ComputedView: View {
    @StateObject private var model: Computed

    init() { _model = StateObject(wrappedValue: Computed()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Late: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.late += 2 }
}

struct LateView: View {
    @StateObject private var model: Late

    init() { _model = StateObject(wrappedValue: Late()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Grown: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.grow() }
}

struct GrownView: View {
    @StateObject private var model: Grown

    init() { _model = StateObject(wrappedValue: Grown()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Watched: ObservableObject {
    @Published var count = 0
    private var filter = Filter()

    init() { filter.watch() }
}

struct WatchedView: View {
    @StateObject private var model: Watched

    init() { _model = StateObject(wrappedValue: Watched()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Labeled: ObservableObject {
    @Published var count = 0
    private var label: Label

    init(formatter: NumberFormatter) {
        label = Label(formatter: formatter)
        label.set(2)
    }
}

struct LabeledView: View {
    @StateObject private var model: Labeled

    init(formatter: NumberFormatter) { _model = StateObject(wrappedValue: Labeled(formatter: formatter)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Kept: ObservableObject {
    @Published var count = 0
    private var numbers = [1]

    init() { numbers[kept: 0] = 2 }
}

struct KeptView: View {
    @StateObject private var model: Kept

    init() { _model = StateObject(wrappedValue: Kept()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Counted: ObservableObject {
    @Published var count = 0
    private var numbers = [1]

    init() { count = numbers[counted: 0] }
}

struct CountedView: View {
    @StateObject private var model: Counted

    init() { _model = StateObject(wrappedValue: Counted()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Lent: ObservableObject {
    @Published var count = 0
    init() {
        count = 1
        append(to: &Store.sizes)
    }

    private func append(to sizes: inout [Int]) { sizes.append(count) }
}

struct LentView: View {
    @StateObject private var model: Lent

    init() { _model = StateObject(wrappedValue: Lent()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Setting: ObservableObject {
    @Published var count = 0
    var both: Int {
        get { count }
        set { Store.sizes.append(newValue) }
    }

    init() { both = 2 }
}

struct SettingView: View {
    @StateObject private var model: Setting

    init() { _model = StateObject(wrappedValue: Setting()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            ObservedView()
            BoxedView()
            ComputedView()
            LateView()
            GrownView()
            WatchedView()
            LabeledView(formatter: NumberFormatter())
            KeptView()
            CountedView()
            LentView()
            SettingView()
        }
    }
}
