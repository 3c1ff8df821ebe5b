// Catalogue 106: the coordinator reads the object, which nothing tracks.
import SwiftUI
import UIKit

final class Scanner: ObservableObject {
    @Published var code = ""
}

struct ScannerScreen: UIViewControllerRepresentable {
    @ObservedObject var scanner: Scanner

    func makeUIViewController(context: Context) -> UIViewController {
        UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.show(controller)
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(scanner: scanner)
    }

    @MainActor
    final class Coordinator {
        let scanner: Scanner

        init(scanner: Scanner) {
            self.scanner = scanner
        }

        func show(_ controller: UIViewController) {
            controller.title = scanner.code
        }
    }
}

extension Scanner {
    func copy(_ other: Scanner) { code = other.code }
}
