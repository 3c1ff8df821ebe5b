// Catalogue 22: the macro repeats @available with the line comment behind it, and then doesn't compile.
import SwiftUI

@available(macOS 14.0, iOS 17.0, *) // needs the new map
final class RouteModel: ObservableObject {
    @Published var stops: [String] = []
}

@available(macOS 14.0, iOS 17.0, *)
struct RouteView: View {
    @ObservedObject var model: RouteModel

    var body: some View {
        Text(model.stops.joined(separator: ", "))
    }
}
