// Catalogue 155: one of the classes that a protocol binds to a type stays, and so does the other one.
import Combine
import SwiftUI

protocol Counting: AnyObject {
    var countPublisher: Published<Int>.Publisher { get }
}

@Observable
final class Clicks: Counting {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private var countStorage = 0
    var countPublisher: Published<Int>.Publisher { $countStorage }
}

final class Taps: ObservableObject, Counting {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var count = 0
    var countPublisher: Published<Int>.Publisher { $count }
}

struct CountView: View {
    var clicks: Clicks
    @ObservedObject var taps: Taps

    var body: some View {
        Text("\(clicks.count) \(taps.count)")
    }
}
