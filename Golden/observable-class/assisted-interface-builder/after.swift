// Catalogue 215: asked for, what Objective-C sees becomes a computed property.
import SwiftUI
import UIKit

@Observable
final class Outlets: UIViewController {
    @IBOutlet weak var container: AnyObject?
    var count = 0
}

struct ContentView: View {
    var outlets: Outlets

    var body: some View {
        Text("\(outlets.count)")
    }
}
