import SwiftUI

final class Settings: ObservableObject {
    @Published /* told */ var name = "Desktop"
}
import Combine

func watch(_ settings: Settings) -> Published<String>.Publisher {
    settings.$name
}
