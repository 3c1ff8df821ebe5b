// Catalogue 80: a structure that is changed while the object is made, in place or by a copy, belongs to the object.
import SwiftUI

struct Filter {
    struct Range {
        var size = 1
    }

    var range = Range()
    var names: [String] = []

    mutating func add(_ name: String) { names.append(name) }

    mutating func clear() { self = Filter() }

    func sized(_ size: Int) -> Filter {
        var copy = self
        copy.range.size = size
        return copy
    }
}

extension Int {
    mutating func double() { self *= 2 }
}

func fill(_ numbers: inout [Int]) { numbers.append(1) }

@Observable
final class Page {
    var count = 0
    private var filter = Filter()
    private var parts: (first: Int, second: Int) = (1, 2)

    init() {
        filter.range.size = 2
        filter.range.size += 1
        filter.names.append("a")
        filter.add("b")
        parts.first = 3
        var other = Filter().sized(3)
        other.names[0] = "c"
        other.clear()
        var size = other.names.count + filter.names.count + parts.first
        size.double()
        let sizes = [1, 2].reduce(into: [:]) { $0[$1] = $1 }
        count = size + sizes.count
    }
}

struct PageView: View {
    @State private var model: Page

    init() { _model = State(initialValue: Page()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

@Observable
final class Tally {
    var count = 0
    private var counts: [String: Int] = [:]
    private var numbers = [3, 4]

    var both: Int {
        get { count }
        set { count = newValue }
    }

    init() {
        counts["a", default: 0] += 1
        var groups: [String: [Int]] = [:]
        groups["a", default: []].append(1)
        fill(&numbers)
        both = groups.count + numbers.count
        both += 1
    }
}

struct TallyView: View {
    @State private var model: Tally

    init() { _model = State(initialValue: Tally()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            PageView()
            TallyView()
        }
    }
}
