// Catalogue 75: a file with SwiftUI needs no import.
import SwiftUI

struct ScannerView: View {
    @State private var scanner = CodeScanner()

    var body: some View {
        Text("\(scanner.matches.count)")
    }
}
