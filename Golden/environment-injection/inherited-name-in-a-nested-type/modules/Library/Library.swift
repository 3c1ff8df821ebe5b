import SwiftUI

public final class Player: ObservableObject {
    @Published public var title = ""

    public init() {}
}

open class Screen {
    public let model = Player()

    public init() {}
}
