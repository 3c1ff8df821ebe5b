// Catalogue 13: the macro can't track an open property, which stays as it is where it was not @Published.
import SwiftUI

@Observable
open class Desk {
    public private(set) var count = 0
    @ObservationIgnored open var motto: String = "plain"
    @ObservationIgnored open private(set) lazy var drawer: [Int] = [1, 2]

    public init() {}

    open func add() {
        drawer.append(count)
        print(motto)
        count += 1
    }
}

struct DeskView: View {
    var desk: Desk

    var body: some View {
        Button("\(desk.count)") { desk.add() }
    }
}
