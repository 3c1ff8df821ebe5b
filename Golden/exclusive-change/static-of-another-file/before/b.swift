import ArcGIS
import SwiftUI

struct OtherView: View {
    private let map: Map = {
        let map = Map(style: .streets)
        map.initialViewpoint = .initialViewpoint
        return map
    }()

    var body: some View { MapView(map: map) }
}

private extension Viewpoint {
    static var initialViewpoint: Viewpoint {
        Viewpoint(scale: store.model.offline == nil ? 1 : 2)
    }
}

@MainActor private let store = Store()

@MainActor
private final class Store {
    let model = Model()
}
