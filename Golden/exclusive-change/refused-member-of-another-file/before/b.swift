import ArcGIS
import SwiftUI

struct OtherView: View {
    private let map: Map = {
        let map = Map(style: .streets)
        map.initialViewpoint = Viewpoint(scale: 1)
        return map
    }()

    var body: some View { MapView(map: map) }
}

extension Map {
    var initialViewpoint: Viewpoint {
        get {
            Viewpoint(scale: store.model.offline == nil ? 1 : 2)
        }
        set { print(store.model.offline == nil) }
    }
}

@MainActor private let store = Store()

@MainActor
private final class Store {
    let model = Model()
}
