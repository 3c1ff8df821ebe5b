import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}
