// Catalogue 109: what a dynamic property reads in update() is not tracked, also where an extension or what it refines declares that.
import SwiftUI

final class Clock: ObservableObject {
    @Published var now = Date()
}

struct Now: DynamicProperty {
    @ObservedObject var clock: Clock
    @State private var copy = Copy()

    var date: Date { copy.date }
}

final class Copy {
    var date = Date()
}

extension Now {
    mutating func update() { copy.date = clock.now }
}

struct NowView: View {
    var now: Now

    var body: some View {
        Text("\(now.date.timeIntervalSince1970)")
    }
}

final class Tide: ObservableObject {
    @Published var height = 0
}

protocol Following: DynamicProperty {
    func follow()
}

extension Following {
    mutating func update() { follow() }
}

struct Height: Following {
    @ObservedObject var tide: Tide

    func follow() { print(tide.height) }
}

struct HeightView: View {
    var height: Height

    var body: some View {
        Text("\(height.tide.height)")
    }
}

extension Clock {
    func copy(_ other: Clock) { now = other.now }
}

extension Tide {
    func copy(_ other: Tide) { height = other.height }
}
