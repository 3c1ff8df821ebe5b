// Catalogue 215: outlets, actions and inspectable properties are set by a nib or a scene, through Objective-C.
import SwiftUI
import UIKit

final class Outlets: UIViewController, ObservableObject {
    @IBOutlet var container: AnyObject?
    @Published var count = 0
}

@Observable
final class Actions: UIViewController {
    var count = 0

    @IBAction func add(_ sender: AnyObject) { count += 1 }
}

final class Badge: UIView, ObservableObject {
    @IBInspectable var size = 1.0
    @Published var count = 0
}

final class Enemy: NSObject, ObservableObject {
    @GKInspectable var speed = 1.0
    @Published var lives = 3
}

@objcMembers
class Base: NSObject {}

final class Exposed: Base, ObservableObject {
    @Published var count = 0
}

struct ContentView: View {
    @ObservedObject var outlets: Outlets
    var actions: Actions
    @ObservedObject var badge: Badge
    @ObservedObject var enemy: Enemy
    @ObservedObject var exposed: Exposed

    var body: some View {
        Text("\(outlets.count) \(actions.count) \(badge.count) \(enemy.lives) \(exposed.count)")
    }
}
