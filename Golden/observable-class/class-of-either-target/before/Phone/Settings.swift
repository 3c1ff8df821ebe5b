import SwiftUI

final class Settings: ObservableObject {
    @Published /* told */ var name = "Phone"
}
