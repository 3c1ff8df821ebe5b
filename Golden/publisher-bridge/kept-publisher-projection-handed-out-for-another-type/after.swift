// Catalogue 155: the protocol asks for a type that is not written as a publisher of `Published`, so that nothing tells what else would meet it.
import Combine
import SwiftUI

protocol Counting: AnyObject {
    associatedtype Values: Publisher
    var countPublisher: Values { get }
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

struct ClicksView: View {
    var clicks: Clicks

    var body: some View {
        Text("\(clicks.count)")
    }
}
