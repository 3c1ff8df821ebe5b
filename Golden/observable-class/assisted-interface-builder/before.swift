// Catalogue 215: asked for, what Objective-C sees becomes a computed property.
import SwiftUI
import UIKit

final class Outlets: UIViewController, ObservableObject {
    @IBOutlet weak var container: AnyObject?
    @Published var count = 0
}

struct ContentView: View {
    @ObservedObject var outlets: Outlets

    var body: some View {
        Text("\(outlets.count)")
    }
}
