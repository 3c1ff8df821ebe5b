// Catalogue 2: what a comment says of the next line is meant for the line of the class.
import SwiftUI

// swiftlint:disable:next type_name
@Observable final class X {
    var value = 0

    // swiftformat:disable:next indent
    @Observable class Inner {
        var value = 1
    }
}

/// Documented.
// swiftlint:disable:next type_name
// It is short on purpose.
@Observable class Y {
    var value = 2
}

// periphery:ignore
@MainActor
@Observable
class Apart {
    var value = 3
}

@MainActor
// swiftlint:disable:next type_name
@Observable public class Between {
    public var value = 4
}

// swiftlint:disable:next type_name

@Observable
final class FarAway {
    var value = 5
}

// swiftlint:disable type_name
@Observable
final class Region {
    var value = 6
}

struct XView: View {
    var x: X
    var inner: X.Inner
    var y: Y
    var apart: Apart
    var between: Between
    var farAway: FarAway
    var region: Region

    var body: some View {
        Text("\(x.value) \(inner.value) \(y.value) \(apart.value) \(between.value) \(farAway.value) \(region.value)")
    }
}
