// Catalogue 218: a class that announces nothing and whose superclass is not an `ObservableObject` only loses the
// conformance.
import SwiftUI
import UIKit

class BaseController: UIViewController {}

final class CreditsController: BaseController, ObservableObject {
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = { print("done") }
    }

    override func viewDidDisappear(_ animated: Bool) { onDone?() }
}

struct MenuView: View {
    let navigation: UINavigationController

    var body: some View {
        Button("Credits") { navigation.pushViewController(CreditsController(), animated: true) }
    }
}
