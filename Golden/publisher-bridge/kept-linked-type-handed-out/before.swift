// Catalogue 155: one of the classes that a protocol binds to a type stays, and so does the other one.
import Combine
import SwiftUI

protocol Counting: AnyObject {
    var countPublisher: Published<Int>.Publisher { get }
}

final class Clicks: ObservableObject, Counting {
    @Published var count = 0
    var countPublisher: Published<Int>.Publisher { $count }
}

final class Taps: ObservableObject, Counting {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var count = 0
    var countPublisher: Published<Int>.Publisher { $count }
}

struct CountView: View {
    @ObservedObject var clicks: Clicks
    @ObservedObject var taps: Taps

    var body: some View {
        Text("\(clicks.count) \(taps.count)")
    }
}
