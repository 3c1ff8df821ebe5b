// Catalogue 202, 213, 220: an operator, an iterator and a pattern of the project ask the clock for a view that reads no property.
import SwiftUI

struct Moment {
    var offset = 0.0

    static func + (left: Moment, right: Double) -> Double { Date().timeIntervalSince1970 + left.offset + right }

    static prefix func - (moment: Moment) -> Double { -Date().timeIntervalSince1970 }
}

struct Ticks: Sequence {
    func makeIterator() -> IndexingIterator<[Double]> { [Date().timeIntervalSince1970].makeIterator() }
}

final class Sum: ObservableObject {
    @Published var count = 0

    func add() { count += 1 }
}

final class Minus: ObservableObject {
    @Published var count = 0

    func add() { count += 1 }
}

final class List: ObservableObject {
    @Published var count = 0

    func add() { count += 1 }
}

struct SumView: View {
    @ObservedObject var sum: Sum
    private let moment = Moment()

    var body: some View {
        Text("\(moment + 1)").onTapGesture { sum.add() }
    }
}

struct MinusView: View {
    @ObservedObject var minus: Minus
    private let moment = Moment()

    var body: some View {
        Text("\(-moment)").onTapGesture { minus.add() }
    }
}

struct ListView: View {
    @ObservedObject var list: List

    var body: some View {
        var text = ""
        for tick in Ticks() { text += "\(tick)" }
        return Text(text).onTapGesture { list.add() }
    }
}

struct CountView: View {
    @ObservedObject var sum: Sum
    @ObservedObject var minus: Minus
    @ObservedObject var list: List

    var body: some View {
        Text("\(sum.count) \(minus.count) \(list.count)")
    }
}
