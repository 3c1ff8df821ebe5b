import SwiftUI

public final class Model: ObservableObject {
    @Published /* told */ public var title = ""

    public init() {}
}
