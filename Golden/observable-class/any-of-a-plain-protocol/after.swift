// Catalogue 152, 156: a protocol that asks for nothing is no obstacle, as any and as some.
import SwiftUI

protocol Named {
    var name: String { get }
}

@Observable
final class Planet: Named {
    var name = ""
}

struct NameView: View {
    let named: any Named

    var body: some View {
        Text(named.name)
    }
}

func describe(_ named: some Named) -> String { named.name }

struct PlanetView: View {
    @State private var planet = Planet()

    var body: some View {
        NameView(named: planet)
        Text(describe(planet))
    }
}
