// Catalogue 59: a cache that nothing was found for is filled again by each getter, which must not tell the view that runs it.
import Foundation
import SwiftUI

final class Container: ObservableObject {
    @Published var name = ""
    private var info: [String: Any]?
    private var size: Int?
    private var title: String?

    var identifier: String? {
        if info == nil { info = NSDictionary(contentsOfFile: name) as? [String: Any] }
        return info?["id"] as? String
    }

    var measuredSize: Int {
        if size == nil { size = measure() }
        return size ?? 0
    }

    var shownTitle: String {
        if title == nil { title = findTitle() }
        return title ?? name
    }

    private func measure() -> Int { name.count }

    private func findTitle() -> String? { name.isEmpty ? nil : name }
}

struct ContainerView: View {
    @ObservedObject var container: Container

    var body: some View {
        Text("\(container.identifier ?? "") \(container.measuredSize) \(container.shownTitle)")
    }
}
