// Catalogue 47, 66: objectWillChange of another class and a method of that name are no announcements of this one.
import SwiftUI

@Observable
final class Legacy {
    var count = 0
}

@Observable
final class Modern {
    var count = 0
    let legacy = Legacy()

    func poke() {
    }
}

struct PokeView: View {
    var modern: Modern
    var legacy: Legacy

    var body: some View {
        Button("\(modern.count) \(legacy.count)") { modern.poke() }
    }
}
