// Catalogue 123: subscripts, first and last, and a closure of map.
import SwiftUI

final class Lane: ObservableObject {
    @Published var name = ""

    static func preview(_ name: String) -> Lane { Lane() }
}

struct LaneView: View {
    @EnvironmentObject private var lane: Lane

    var body: some View {
        Text(lane.name)
    }
}

struct Pool: View {
    let lanes: [Lane]
    let named: [String: Lane]
    let main: Lane?

    var body: some View {
        LaneView().environmentObject(lanes[0])
        LaneView().environmentObject(named["a"]!)
        LaneView().environmentObject(lanes.first!)
        LaneView().environmentObject(lanes.last ?? lanes[0])
        LaneView().environmentObject(Lane.preview("a"))
        main.map { LaneView().environmentObject($0) }
    }
}
