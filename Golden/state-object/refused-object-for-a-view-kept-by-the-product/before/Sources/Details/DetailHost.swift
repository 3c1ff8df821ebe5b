import SwiftUI
import UIKit

enum DetailHost {
    @MainActor
    static func pair() -> [UIHostingController<DetailView>] {
        let view = DetailView(id: 2)
        let hosts = [UIHostingController(rootView: view), UIHostingController(rootView: view)]
        return hosts
    }
}
