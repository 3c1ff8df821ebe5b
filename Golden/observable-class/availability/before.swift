// Catalogue 22: a class-level @available stays, with @Observable behind it.
import SwiftUI

@available(macOS 14.0, iOS 17.0, *)
public final class RouteModel: ObservableObject {
    @Published var stops: [String] = []
}

@available(macOS 14.0, iOS 17.0, *)
struct RouteView: View {
    @ObservedObject var model: RouteModel

    var body: some View {
        Text(model.stops.joined(separator: ", "))
    }
}
