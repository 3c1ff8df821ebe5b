// Catalogue 80: what a function of the project does with code that it is handed is told by the code of the call.
import SwiftUI

func with<T>(_ item: T, update: (inout T) -> Void) -> T {
    var copy = item
    update(&copy)
    return copy
}

func run<T>(_ value: T, _ code: (T) -> T) -> T { twice(value, code) }

func twice<T>(_ value: T, _ code: (T) -> T) -> T { code(code(value)) }

func isSmall(_ size: @autoclosure () -> Int) -> Bool { size() < 9 }

protocol Then {}

extension Then where Self: AnyObject {
    func then(_ code: (Self) -> Void) -> Self {
        code(self)
        return self
    }
}

extension NSObject: Then {}

@Observable
final class Dates {
    var count = 0
    private let formatter = with(DateFormatter()) { $0.dateStyle = .short }
    private let other = NumberFormatter().then { formatter in formatter.minimumFractionDigits = 2 }

    init() {
        count = run(1) { $0 + 1 }
        apply { 3 }
        apply(size)
        count = [1].map(half).count
        count = isSmall(size()) ? 1 : 2
    }

    private func apply(_ code: () -> Int) { count = code() }

    private func size() -> Int { 2 }

    private func half(_ number: Int) -> Int { number / 2 }
}

struct DatesView: View {
    @State private var model: Dates

    init() { _model = State(initialValue: Dates()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            DatesView()
        }
    }
}
