// Catalogue 83: values within values, however many, are made without effects; so are types that name one another.
import SwiftUI

struct A { var b = B() }
struct B { var c = C() }
struct C { var d = D() }
struct D { var e = E() }
struct E { var f = F() }
struct F { var g = G() }
struct G { var h = H() }
struct H { var number = 0 }

final class Tree {
    var parent: Tree?
    var branches: [Tree]

    init(branches: [Tree] = []) {
        self.branches = branches
    }
}

final class Model: ObservableObject {
    @Published var a: A
    @Published var tree = Tree(branches: [Tree()])
    @Published var name: String

    init(name: String) {
        self.name = name
        a = A()
    }
}

struct ModelView: View {
    @StateObject private var model: Model

    init(name: String) {
        _model = StateObject(wrappedValue: Model(name: name))
    }

    var body: some View {
        TextField("\(model.a.b.c.d.e.f.g.h.number)", text: $model.name)
    }
}
