public import SwiftUI

public final class Cart: ObservableObject {
    @Published public var count = 0

    public init() {}
}
