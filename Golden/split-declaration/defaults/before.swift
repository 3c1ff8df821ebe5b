// Catalogue 37: the macro takes one variable per declaration; let and static lists stay.
import SwiftUI

final class Panel: ObservableObject {
    @Published var name = ""
    var width = 1, height = 2
    let minimum = 0, maximum = 10
    static var created = 0, deleted = 0
    var area: Int { width * height }
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View {
        Text("\(panel.name) \(panel.area)")
    }
}
