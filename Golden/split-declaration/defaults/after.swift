// Catalogue 37: the macro takes one variable per declaration; let and static lists stay.
import SwiftUI

@Observable
final class Panel {
    var name = ""
    var width = 1
    var height = 2
    let minimum = 0, maximum = 10
    static var created = 0, deleted = 0
    var area: Int { width * height }
}

struct PanelView: View {
    var panel: Panel

    var body: some View {
        Text("\(panel.name) \(panel.area)")
    }
}
