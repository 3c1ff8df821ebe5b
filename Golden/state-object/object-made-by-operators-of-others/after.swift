// Catalogue 80: a product that a new object is set up with, and comparing with `true`, run no code of the project.
import SwiftUI
import UIKit

struct Amount: Equatable {
    let value: Int

    static func == (left: Amount, right: Amount) -> Bool {
        Counter.compared += 1
        return left.value == right.value
    }
}

enum Counter {
    static var compared = 0
}

enum Pictures {
    static let memory: NSCache<NSString, UIImage> = {
        let cache = NSCache<NSString, UIImage>()
        cache.totalCostLimit = 64 * 1_024
        return cache
    }()
}

@Observable
final class Picture {
    var image: UIImage?
    var isEmpty: Bool

    init(names: [String]?) {
        image = Pictures.memory.object(forKey: "a")
        isEmpty = names?.isEmpty == true
    }
}

struct PictureView: View {
    @State private var picture: Picture

    init(names: [String]?) { _picture = State(initialValue: Picture(names: names)) }

    var body: some View { Toggle("Empty", isOn: $picture.isEmpty) }
}

struct RootView: View {
    var body: some View { PictureView(names: nil) }
}
