// Catalogue 207: a conformance that asks for an ObservableObject.
import SwiftUI

struct Box<T> { var value: T }
protocol Loud { func shout() }
extension Box: Loud where T: ObservableObject { func shout() {} }

func use(_ loud: any Loud) {}

final class Depot: ObservableObject {
    @Published var count = 0
}

struct DepotView: View {
    @ObservedObject var depot: Depot

    var body: some View { Text("\(depot.count)").onAppear { use(Box(value: depot)) } }
}
