import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}
