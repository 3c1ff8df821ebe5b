// Catalogue 19, 150: the protocol refines a composition behind an alias.
import SwiftUI

typealias Model = ObservableObject & CustomStringConvertible

protocol Poem: Model {
    var verses: [String] { get }
}

final class Haiku: Poem {
    @Published var verses: [String] = []
    var description: String { verses.joined() }
}

struct HaikuView: View {
    @StateObject private var haiku = Haiku()

    var body: some View {
        Text(haiku.description)
    }
}
