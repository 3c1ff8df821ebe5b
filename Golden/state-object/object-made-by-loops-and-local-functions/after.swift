// Catalogue 80: loops, `defer`, `switch` as a value, local functions and closures are looked at like other code.
import SwiftUI

@Observable
final class Looping {
    var count = 0
    private let numbers = [3, 4]

    init() {
        defer { count += 1 }
        var left = 3
        while left > 0 { left -= 1 }
        repeat { left += 1 } while left < 3
        while let last = numbers.last, left < last { left += last }
        for (first, second) in zip(numbers, numbers) { count += first * second }
        for step in stride(from: 0, to: 6, by: 2) { count += step }
        let size = switch numbers.count { case 0: 1; default: 2 }
        let extra = if left > 1 { 1 } else { 2 }
        count += extra + size
    }
}

struct LoopingView: View {
    @State private var model: Looping

    init() { _model = State(initialValue: Looping()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

@Observable
final class Calling {
    var count = 0
    private let numbers = [3, 4]

    init() {
        func half(_ number: Int) -> Int { number > 9 ? half(number / 2) : number / 2 }
        func set(_ number: Int) { count = number }
        let twice: (Int) -> Int = { $0 * 2 }
        set(half(numbers[0]) + twice(numbers[1]))
        count += numbers.map(half).count
    }
}

struct CallingView: View {
    @State private var model: Calling

    init() { _model = State(initialValue: Calling()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            LoopingView()
            CallingView()
        }
    }
}
