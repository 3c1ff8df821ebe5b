// Catalogue 83: one of the types that conform counts who reads, a subclass of one, or an extension of a protocol does.
import SwiftUI

enum Counter {
    static var used = 0
}

protocol Playing {
    var speed: Double { get }
}

final class Player: Playing {
    let speed = 1.0
}

struct Meter: Playing {
    var speed: Double {
        Counter.used += 1
        return 1
    }
}

final class Controls: ObservableObject {
    @Published var speed: Double

    init(player: any Playing) { speed = player.speed }
}

struct ControlsView: View {
    @StateObject private var controls: Controls

    init(player: any Playing) { _controls = StateObject(wrappedValue: Controls(player: player)) }

    var body: some View { Slider(value: $controls.speed) }
}

protocol Measured {
    var length: Double { get }
}

class Rope: Measured {
    var length = 1.0
}

final class Chain: Rope {
    override var length: Double {
        get {
            Counter.used += 1
            return 2
        }
        set {}
    }
}

final class Ruler: ObservableObject {
    @Published var length: Double

    init(of measured: any Measured) { length = measured.length }
}

struct RulerView: View {
    @StateObject private var ruler: Ruler

    init(of measured: any Measured) { _ruler = StateObject(wrappedValue: Ruler(of: measured)) }

    var body: some View { Slider(value: $ruler.length) }
}

protocol Weighed {
    var weight: Double { get }
}

protocol Heavy: Weighed {}

extension Heavy {
    var weight: Double {
        Counter.used += 1
        return 1
    }
}

struct Stone: Heavy {}

struct Feather: Weighed {
    let weight: Double
}

final class Scale: ObservableObject {
    @Published var weight: Double

    init(with weighed: any Weighed) { weight = weighed.weight }
}

struct ScaleView: View {
    @StateObject private var scale: Scale

    init(with weighed: any Weighed) { _scale = StateObject(wrappedValue: Scale(with: weighed)) }

    var body: some View { Slider(value: $scale.weight) }
}

protocol Counted {
    var count: Int { get }
}

extension String: Counted {}

final class Tally: ObservableObject {
    @Published var count: Int

    init(of counted: any Counted) { count = counted.count }
}

struct TallyView: View {
    @StateObject private var tally: Tally

    init(of counted: any Counted) { _tally = StateObject(wrappedValue: Tally(of: counted)) }

    var body: some View { Stepper("Count", value: $tally.count) }
}

struct RootView: View {
    var body: some View {
        VStack {
            ControlsView(player: Meter())
            RulerView(of: Chain())
            ScaleView(with: Stone())
            TallyView(of: "a")
        }
    }
}
