// Catalogue 155: the protocol asks for a type that is not written as a publisher of `Published`, so that nothing tells what else would meet it.
import Combine
import SwiftUI

protocol Counting: AnyObject {
    associatedtype Values: Publisher
    var countPublisher: Values { get }
}

final class Clicks: ObservableObject, Counting {
    @Published var count = 0
    var countPublisher: Published<Int>.Publisher { $count }
}

struct ClicksView: View {
    @ObservedObject var clicks: Clicks

    var body: some View {
        Text("\(clicks.count)")
    }
}
