// Catalogue 33: classes that publish as they should, and one that both systems follow.
import Combine
import SwiftUI

final class Legacy: ObservableObject {
    @Published var text = ""
}

final class NoObject {
    @Published var text = ""
}

@Observable
final class Both: ObservableObject {
    @ObservationIgnored @Published var text = ""
}

@Observable
final class Moved {
    var text = ""
}
