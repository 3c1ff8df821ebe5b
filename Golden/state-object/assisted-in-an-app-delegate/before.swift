// Catalogue 84: no view has the object of a delegate, which makes another one with each use.
import SwiftUI
import UIKit

final class Position: ObservableObject {
    @Published var latitude = 0.0
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    @StateObject var position = Position()

    func applicationWillTerminate(_ application: UIApplication) {
        UserDefaults.standard.set(position.latitude, forKey: "latitude")
    }
}

struct PositionView: View {
    @StateObject private var position = Position()

    var body: some View {
        Slider(value: $position.latitude)
    }
}
