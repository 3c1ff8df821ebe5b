// Catalogue 213: a member with the name of a closure that a function is given does not run it.
import SwiftUI
import UIKit

final class Bar: ObservableObject {
    @Published var title = ""
    @Published var isShown = true
}

struct BarView: View {
    @ObservedObject var bar: Bar
    var sizeChanged: ((CGSize) -> Void)?

    var body: some View {
        Text(bar.title).readSize { sizeChanged?($0) }
        BarToggle(bar: bar)
    }
}

struct BarToggle: View {
    @ObservedObject var bar: Bar

    var body: some View { Toggle("Shown", isOn: $bar.isShown) }
}

extension View {
    func readSize(size: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear
                    .preference(key: SizeKey.self, value: geometry.size)
                    .onPreferenceChange(SizeKey.self) { value in DispatchQueue.main.async { size(value) } }
            }
        )
    }
}

struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

final class BarController: UIViewController {
    let bar = Bar()
    var width = 0.0

    func show() {
        let view = BarView(bar: bar) { [weak self] size in self?.width = size.width }
        addChild(UIHostingController(rootView: view))
    }
}

final class Box {
    var width = 0.0
}

func widen(_ box: Box) { box.width = 2 }
