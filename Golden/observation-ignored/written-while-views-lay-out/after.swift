// Catalogue 59, 173: a view of UIKit follows what it reads while it is laid out and drawn; a method of the project's own class is no such code.
import SwiftUI
import UIKit

@Observable
final class Store {
    static let shared = Store()
    var title = ""
    @ObservationIgnored var layouts = 0
    @ObservationIgnored var draws = 0
    var strokes = 0
}

final class Badge: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        Store.shared.layouts += 1
    }
}

final class Chart: UIView {
    override func draw(_ rect: CGRect) {
        Store.shared.draws += 1
    }
}

class Shape {
    func draw() {}
}

final class Circle: Shape {
    override func draw() {
        Store.shared.strokes += 1
    }
}

struct TitleView: View {
    var store: Store

    var body: some View {
        Button(store.title) { Circle().draw() }
    }
}
