// Catalogue 80: what a new object is set up with, and comparing with `true`, may run an operator that counts.
import SwiftUI
import UIKit

enum Counter {
    static var used = 0
}

struct Flag: ExpressibleByBooleanLiteral {
    let isOn: Bool

    init(booleanLiteral isOn: Bool) { self.isOn = isOn }

    static func == (left: Flag, right: Flag) -> Bool {
        Counter.used += 1
        return left.isOn == right.isOn
    }
}

struct Size {
    let value: Int

    static func * (left: Size, right: Size) -> Int {
        Counter.used += 1
        return left.value * right.value
    }
}

final class Check: ObservableObject {
    @Published var isOn: Bool

    init(flag: Flag) { isOn = flag == true }
}

struct CheckView: View {
    @StateObject private var check: Check

    init(flag: Flag) { _check = StateObject(wrappedValue: Check(flag: flag)) }

    var body: some View { Toggle("On", isOn: $check.isOn) }
}

final class Memory: ObservableObject {
    @Published var limit: Int

    init(size: Size) {
        let cache = NSCache<NSString, UIImage>()
        cache.countLimit = size * size
        limit = cache.countLimit
    }
}

struct MemoryView: View {
    @StateObject private var memory: Memory

    init(size: Size) { _memory = StateObject(wrappedValue: Memory(size: size)) }

    var body: some View { Stepper("Limit", value: $memory.limit) }
}

struct RootView: View {
    var body: some View {
        VStack {
            CheckView(flag: true)
            MemoryView(size: Size(value: 2))
        }
    }
}
