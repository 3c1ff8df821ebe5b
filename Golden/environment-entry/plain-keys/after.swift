// Catalogue 193: keys that hold nothing but a constant.
import SwiftUI

enum Density { case low, high }

extension EnvironmentValues {
    @Entry var isCompact: Bool = false

    /// What stands above.
    @Entry public var title: String? = nil
}

extension EnvironmentValues {
    @Entry var density: Density = Density.low
}
