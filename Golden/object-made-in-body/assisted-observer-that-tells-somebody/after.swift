// Catalogue 103: what is set before, or by a method that is called before, is there to be told, and so is what is set in between.
import SwiftUI

@Observable
final class Side {
    private var value: Int? {
        didSet { setter?(value) }
    }
    private var setter: ((Int?) -> Void)?

    init(_ first: Int?, setter: ((Int?) -> Void)?) {
        self.setter = setter
        value = first
    }

    func move() { value = 2 }
}

@Observable
final class Edge {
    private var value: Int? {
        didSet { setter?(value) }
    }
    private var setter: ((Int?) -> Void)?

    init(_ first: Int?) {
        prepare()
        value = first
    }

    private func prepare() { setter = { _ in } }

    func move() { value = 2 }
}

@Observable
final class Corner {
    private var value: Int? {
        didSet { setter?(value) }
    }
    private var setter: ((Int?) -> Void)?

    init(_ first: Int?) {
        value = first
        setter = { _ in }
        value = 2
    }

    func move() { value = 3 }
}

struct SplitView: View {
    @State private var side: Side
    @State private var edge: Edge
    @State private var corner: Corner

    init(first: Int) {
        _side = State(initialValue: Side(first, setter: nil))
        _edge = State(initialValue: Edge(first))
        _corner = State(initialValue: Corner(first))
    }

    var body: some View {
        Button("Move") {
            side.move()
            edge.move()
            corner.move()
        }
    }
}

struct RootView: View {
    var body: some View { SplitView(first: 1) }
}
