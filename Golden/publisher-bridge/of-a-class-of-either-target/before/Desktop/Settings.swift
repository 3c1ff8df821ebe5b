import SwiftUI

final class Settings: ObservableObject {
    @Published var name = "Desktop"
}
