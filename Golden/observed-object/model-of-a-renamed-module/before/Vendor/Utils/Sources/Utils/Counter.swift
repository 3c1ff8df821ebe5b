import SwiftUI

public final class Counter: ObservableObject {
    @Published public var count = 0

    public init() {}
}
