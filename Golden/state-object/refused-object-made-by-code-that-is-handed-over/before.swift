// Catalogue 83: code that acts is handed over, or gets an object that others know.
import SwiftUI

enum Store {
    static var sizes: [Int] = []
    static let formatter = DateFormatter()

    static func add(_ size: Int) -> Int {
        sizes.append(size)
        return size
    }
}

func with<T>(_ item: T, update: (inout T) -> Void) -> T {
    var copy = item
    update(&copy)
    return copy
}

func common(_ item: DateFormatter, update: (DateFormatter) -> Void) -> DateFormatter {
    update(Store.formatter)
    return item
}

func run<T>(_ value: T, _ code: (T) -> T) -> T { code(value) }

func all(_ code: (Int) -> Int) -> [Int] { [1, 2].map(code) }

func isSmall(_ size: @autoclosure () -> Int) -> Bool { size() < 9 }

final class Acting: ObservableObject {
    @Published var count = 0
    private let formatter = with(DateFormatter()) {
        $0.dateStyle = .short
        Store.sizes.append(1)
    }
}

struct ActingView: View {
    @StateObject private var model: Acting

    init() { _model = StateObject(wrappedValue: Acting()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Shared: ObservableObject {
    @Published var count = 0
    private let formatter = with(Store.formatter) { $0.dateStyle = .short }
}

struct SharedView: View {
    @StateObject private var model: Shared

    init() { _model = StateObject(wrappedValue: Shared()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Common: ObservableObject {
    @Published var count = 0
    private let formatter = common(DateFormatter()) { $0.dateStyle = .short }
}

struct CommonView: View {
    @StateObject private var model: Common

    init() { _model = StateObject(wrappedValue: Common()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Running: ObservableObject {
    @Published var count = 0
    init() {
        count = run(1) {
            Store.sizes.append($0)
            return $0
        }
    }
}

struct RunningView: View {
    @StateObject private var model: Running

    init() { _model = StateObject(wrappedValue: Running()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Named: ObservableObject {
    @Published var count = 0
    init() { count = run(1, Store.add) }
}

struct NamedView: View {
    @StateObject private var model: Named

    init() { _model = StateObject(wrappedValue: Named()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Mapping: ObservableObject {
    @Published var count = 0
    init() { count = all { Store.add($0) }.count }
}

struct MappingView: View {
    @StateObject private var model: Mapping

    init() { _model = StateObject(wrappedValue: Mapping()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Listing: ObservableObject {
    @Published var count = 0
    init() { count = [1].map(Store.add).count }
}

struct ListingView: View {
    @StateObject private var model: Listing

    init() { _model = StateObject(wrappedValue: Listing()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Own: ObservableObject {
    @Published var count = 0
    init() { count = [1].map(add).count }

    private func add(_ size: Int) -> Int { Store.add(size) }
}

struct OwnView: View {
    @StateObject private var model: Own

    init() { _model = StateObject(wrappedValue: Own()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Constant: ObservableObject {
    @Published var count = 0
    init() {
        let add = { (size: Int) -> Int in Store.add(size) }
        count = [1].map(add).count
    }
}

struct ConstantView: View {
    @StateObject private var model: Constant

    init() { _model = StateObject(wrappedValue: Constant()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Late: ObservableObject {
    @Published var count = 0
    init() { count = isSmall(Store.add(1)) ? 1 : 2 }
}

struct LateView: View {
    @StateObject private var model: Late

    init() { _model = StateObject(wrappedValue: Late()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Passed: ObservableObject {
    @Published var count = 0
    init(code: (Int) -> Int) { count = [1].map(code).count }
}

struct PassedView: View {
    @StateObject private var model: Passed

    init(code: @escaping (Int) -> Int) { _model = StateObject(wrappedValue: Passed(code: code)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            ActingView()
            SharedView()
            CommonView()
            RunningView()
            NamedView()
            MappingView()
            ListingView()
            OwnView()
            ConstantView()
            LateView()
            PassedView { Store.add($0) }
        }
    }
}
