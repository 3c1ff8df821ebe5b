import Shared
import SwiftUI

@Observable
public final class ThemeModel {
    public var isDark = false
    public var spacing = baseSpacing

    public init() {}
}
