import SwiftUI

public final class Counter: ObservableObject {
    @Published public var total = 0

    public init() {}
}
