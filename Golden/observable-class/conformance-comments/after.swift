// Catalogue 3: comments inside the inheritance clause survive.
import Foundation
import SwiftUI

@Observable
final class Scanner: NSObject, /* drives the list */ Identifiable {
    var found: [String] = []
}

@Observable
final class Pairing:
    NSObject,
    // shown in the toolbar
    Identifiable
{
    var isActive = false
}

struct ScannerView: View {
    @State private var scanner = Scanner()
    @State private var pairing = Pairing()

    var body: some View {
        List(scanner.found, id: \.self) { name in
            Text(pairing.isActive ? name : "-")
        }
    }
}
