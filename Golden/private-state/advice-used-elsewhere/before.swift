// Catalogue 180: state that other code may use, or that has an access level of its own.
import SwiftUI

struct Gauge2: View {
    @State var level = 0
    @State internal var limit = 10
    #if os(iOS)
    @State var low = 1
    #else
    @State var low = 2
    #endif

    var body: some View {
        Text("\(level) of \(limit), \(low)")
    }
}

struct Dashboard {
    let gauge = Gauge2()

    var level: Int { gauge.level }
}
