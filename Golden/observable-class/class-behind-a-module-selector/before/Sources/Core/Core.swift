import SwiftUI

/// Hides the module of its name from `Core.Basket`.
public enum Core {
    public final class Basket: ObservableObject {
        @Published /* told */ public var weight = 0

        public init() {}
    }
}

public final class Basket: ObservableObject {
    @Published public var count = 0

    public init() {}
}
