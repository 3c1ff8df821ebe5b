// Catalogue 21: types of the macro's code are hidden by a protocol's extension, an alias of a type from outside, an associated type, a generic parameter.
import SwiftUI

protocol Sampled {}

extension Sampled {
    typealias Observation = Int
}

final class Sample: Sampled, ObservableObject {
    @Published var value = 1
}

final class Flag: ObservableObject {
    @Published var isSet = 1

    typealias AnyObject = String
}

protocol Watching {
    associatedtype Observation
    var last: Observation? { get }
}

final class Watch: Watching, ObservableObject {
    @Published var last: Int?
}

final class Series<Observation>: ObservableObject {
    @Published var count = 1
    var first: Observation?
}

class Comparison {
    struct Equatable {}
}

final class Scale: Comparison, ObservableObject {
    @Published var weight = 1
}

struct SampleView: View {
    @ObservedObject var sample: Sample
    @ObservedObject var flag: Flag
    @ObservedObject var watch: Watch
    @ObservedObject var series: Series<Int>
    @ObservedObject var scale: Scale

    var body: some View {
        Text("\(sample.value) \(flag.isSet) \(watch.last ?? 0) \(series.count) \(scale.weight)")
    }
}
