import SwiftUI

@Observable
final class Scanner {
    var code = ""
    var isDenied = false

    func scan() {
        isDenied = true
    }
}

struct ScannerView: View {
    @State private var scanner = Scanner()
    @State private var url: URL?
    @State private var text = ""

    var body: some View {
        VStack {
            Text(scanner.code)
            Text(text)
            FilledButton(title: "Continue") {
                load()
            }
            Button("Scan") { scanner.scan() }
        }
        .onChange(of: scanner.code) { print(scanner.isDenied) }
    }

    private func load() {
        guard let url, let data = try? Data(contentsOf: url) else { return }
        text = String(decoding: data, as: UTF8.self)
    }
}
