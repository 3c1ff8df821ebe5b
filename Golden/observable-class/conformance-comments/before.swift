// Catalogue 3: comments inside the inheritance clause survive.
import Foundation
import SwiftUI

final class Scanner: NSObject, /* drives the list */ ObservableObject, Identifiable {
    @Published var found: [String] = []
}

final class Pairing:
    NSObject,
    ObservableObject, // shown in the toolbar
    Identifiable
{
    @Published var isActive = false
}

struct ScannerView: View {
    @StateObject private var scanner = Scanner()
    @StateObject private var pairing = Pairing()

    var body: some View {
        List(scanner.found, id: \.self) { name in
            Text(pairing.isActive ? name : "-")
        }
    }
}
