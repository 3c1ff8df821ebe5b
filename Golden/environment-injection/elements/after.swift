// Catalogue 123: subscripts, first and last, and a closure of map.
import SwiftUI

@Observable
final class Lane {
    var name = ""

    static func preview(_ name: String) -> Lane { Lane() }
}

struct LaneView: View {
    @Environment(Lane.self) private var lane

    var body: some View {
        Text(lane.name)
    }
}

struct Pool: View {
    let lanes: [Lane]
    let named: [String: Lane]
    let main: Lane?

    var body: some View {
        LaneView().environment(lanes[0])
        LaneView().environment(named["a"]!)
        LaneView().environment(lanes.first!)
        LaneView().environment(lanes.last ?? lanes[0])
        LaneView().environment(Lane.preview("a"))
        main.map { LaneView().environment($0) }
    }
}
