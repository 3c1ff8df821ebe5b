// Catalogue 213: functions and closures that views and values keep ask for what nobody announces, or are not all in sight.
import SwiftUI

final class Box: ObservableObject {
    @Published var width = 1
    @Published var step = 2

    func grow() { width += step }

    func widen() { step += 1 }
}

struct FieldView: View {
    let value: Int
    let format: (Int) -> String

    var body: some View {
        Text(format(value))
    }
}

struct ClosureView: View {
    @ObservedObject var box: Box

    var body: some View {
        FieldView(value: box.width, format: { "\($0) at \(Date())" })
    }
}

struct FunctionView: View {
    @ObservedObject var box: Box

    var body: some View {
        FieldView(value: box.width, format: stamped)
    }

    private func stamped(_ value: Int) -> String { "\(value) at \(Date())" }
}

struct FrameView: View {
    let format: (Int) -> String

    var body: some View {
        FieldView(value: 3, format: format)
    }
}

struct HandedOnView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width)")
        FrameView(format: { "\($0) at \(Date())" })
    }
}

/// It is handed the function itself.
struct OwnView: View {
    @ObservedObject var box: Box
    let format: (Int) -> String

    var body: some View {
        Text(format(box.width))
    }
}

struct OwnersView: View {
    @ObservedObject var box: Box

    var body: some View {
        OwnView(box: box, format: stamped)
        Text("\(box.width) \(box.step)")
    }

    private func stamped(_ value: Int) -> String { "\(value) at \(Date())" }
}

struct DefaultView: View {
    let value: Int
    var format: (Int) -> String = { "\($0) at \(Date())" }
    var onTap: () -> Void = {}

    var body: some View {
        Text(format(value)).onTapGesture(perform: onTap)
    }
}

struct DefaultsView: View {
    @ObservedObject var box: Box

    var body: some View {
        DefaultView(value: box.width, onTap: { box.grow() })
    }
}

struct SetLaterView: View {
    let value: Int
    private var format: (Int) -> String = { "\($0)" }

    init(value: Int, onTap: () -> Void) { self.value = value }

    var body: some View {
        Text(format(value))
    }

    func formatted(by format: @escaping (Int) -> String) -> SetLaterView {
        var copy = self
        copy.format = format
        return copy
    }
}

struct SetLatersView: View {
    @ObservedObject var box: Box

    var body: some View {
        SetLaterView(value: box.width, onTap: { box.grow() })
    }
}

class Formats {
    let short: (Int) -> String

    init(short: @escaping (Int) -> String) { self.short = short }
}

final class Stamps: Formats {
    init() { super.init { "\($0) at \(Date())" } }
}

struct ServiceView: View {
    @ObservedObject var box: Box
    let formats: Formats

    var body: some View {
        Text(formats.short(box.width))
    }
}

struct Clock {
    let now: () -> String
}

let clock = Clock(now: { "\(Date())" })

struct ClockView: View {
    @ObservedObject var box: Box

    var body: some View {
        Text("\(box.width) \(clock.now())")
    }
}
