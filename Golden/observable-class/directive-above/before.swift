// Catalogue 2: what a comment says of the next line is meant for the line of the class.
import SwiftUI

// swiftlint:disable:next type_name
final class X: ObservableObject {
    @Published var value = 0

    // swiftformat:disable:next indent
    class Inner: ObservableObject {
        @Published var value = 1
    }
}

/// Documented.
// swiftlint:disable:next type_name
// It is short on purpose.
class Y: ObservableObject {
    @Published var value = 2
}

// periphery:ignore
@MainActor
class Apart: ObservableObject {
    @Published var value = 3
}

@MainActor
// swiftlint:disable:next type_name
public class Between: ObservableObject {
    @Published public var value = 4
}

// swiftlint:disable:next type_name

final class FarAway: ObservableObject {
    @Published var value = 5
}

// swiftlint:disable type_name
final class Region: ObservableObject {
    @Published var value = 6
}

struct XView: View {
    @ObservedObject var x: X
    @ObservedObject var inner: X.Inner
    @ObservedObject var y: Y
    @ObservedObject var apart: Apart
    @ObservedObject var between: Between
    @ObservedObject var farAway: FarAway
    @ObservedObject var region: Region

    var body: some View {
        Text("\(x.value) \(inner.value) \(y.value) \(apart.value) \(between.value) \(farAway.value) \(region.value)")
    }
}
