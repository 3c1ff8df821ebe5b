import SwiftUI
import UIKit

struct PhotoPicker: UIViewControllerRepresentable {
    let kind: Int
    let completion: (String?) -> Void

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(completion: completion) }

    class Coordinator: NSObject {
        let completion: (String?) -> Void

        init(completion: @escaping (String?) -> Void) { self.completion = completion }

        @objc func cancel() { completion(nil) }
    }
}
