// Catalogue 155: a subclass overrides what hands the publisher out.
import Combine
import SwiftUI

class Shape: ObservableObject {
    @Published var area = 0.0
    var areaPublisher: Published<Double>.Publisher { $area }
}

final class Square: Shape {
    override var areaPublisher: Published<Double>.Publisher { super.areaPublisher }
}

struct ShapeView: View {
    @ObservedObject var shape: Shape

    var body: some View {
        Text("\(shape.area)")
    }
}
