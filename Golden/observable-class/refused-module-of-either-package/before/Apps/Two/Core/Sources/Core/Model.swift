import SwiftUI

public final class Model: ObservableObject {
    @Published public var title = ""

    public init() {}
}
