// Catalogue 22: a class-level @available stays, with @Observable behind it.
import SwiftUI

@available(macOS 14.0, iOS 17.0, *)
@Observable
public final class RouteModel {
    var stops: [String] = []
}

@available(macOS 14.0, iOS 17.0, *)
struct RouteView: View {
    var model: RouteModel

    var body: some View {
        Text(model.stops.joined(separator: ", "))
    }
}
