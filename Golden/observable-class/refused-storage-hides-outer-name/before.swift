// Catalogue 21: the macro's storage of a plain property would hide what its class means by that name.
import SwiftUI

private let _limit = 10

func _log(_ text: String) { print(text) }

struct _Draft {}

enum Feature {
    static let _step = 5

    final class Counter: ObservableObject {
        @Published var count = 1
        var step = 2

        func reset() {
            count = 0
            step = _step
        }
    }
}

final class Reset: ObservableObject {
    @Published var count = 1
    var limit = 3

    func reset() {
        count = 0
        limit = _limit
    }
}

final class InExtension: ObservableObject {
    @Published var count = 1
    var log: [String] = []
}

extension InExtension {
    func reset() {
        log = []
        _log("reset")
    }
}

final class InNestedType: ObservableObject {
    struct Rule {
        func allows(_ number: Int) -> Bool { number < _limit }
    }

    @Published var count = 1
    var limit = 3

    func grow() { limit += 1 }
}

final class InDefault: ObservableObject {
    @Published var count = 1
    var Draft = _Draft()

    func reset() { Draft = .init() }
}

struct CountersView: View {
    @ObservedObject var counter: Feature.Counter
    @ObservedObject var reset: Reset
    @ObservedObject var inExtension: InExtension
    @ObservedObject var inNestedType: InNestedType
    @ObservedObject var inDefault: InDefault

    var body: some View {
        Text("\(counter.count) of \(counter.step)")
        Text("\(reset.count) of \(reset.limit)")
        Text("\(inExtension.count) of \(inExtension.log.count)")
        Text("\(inNestedType.count) of \(inNestedType.limit)")
        Text("\(inDefault.count) of \(String(describing: inDefault.Draft))")
    }
}
