import Shared
import SwiftUI

public final class ThemeModel: ObservableObject {
    @Published public var isDark = false
    @Published public var spacing = baseSpacing

    public init() {}
}
