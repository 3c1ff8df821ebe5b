// Catalogue 59, 202: the branches of a body replace each other for ever once it follows the property that their views set as they appear.
import SwiftUI

final class Router: ObservableObject {
    @Published var title = ""
    var route: Int?
    var isSeen = false
    var step = Step.first

    enum Step {
        case first, second, third
    }

    @MainActor
    func see() async {
        isSeen.toggle()
    }
}

struct RouteView: View {
    @ObservedObject var router: Router

    var body: some View {
        Text(router.title)
        switch router.route {
        case nil: Text("Start").onAppear { router.route = 1 }
        default: Text("Next").onAppear { router.route = nil }
        }
    }
}

struct SeenView: View {
    @ObservedObject var router: Router

    var body: some View {
        if router.isSeen {
            Text(router.title).task { await router.see() }
        } else {
            Text("New").task { await router.see() }
        }
    }
}

struct StepView: View {
    @ObservedObject var router: Router

    var body: some View {
        if router.step == .first {
            Text(router.title).onAppear { router.step = .second }
        } else if router.step == .second {
            Text("Second").onAppear { router.step = .third }
        } else {
            VStack { Text("Third").onAppear { router.step = .first } }
        }
    }
}
