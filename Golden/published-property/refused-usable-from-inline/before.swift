// Catalogue 51: the attribute is not allowed on the private storage the macro makes of the property.
import SwiftUI

public final class Dial: ObservableObject {
    @Published public var name = ""
    @usableFromInline var degrees = 0.0

    public init() {}

    @inlinable
    public func turn() {
        degrees += 90
    }
}

struct AngleView: View {
    @ObservedObject var angle: Dial

    var body: some View {
        Button("\(angle.name) \(angle.degrees)") { angle.turn() }
    }
}
