// Catalogue 41: a binding into an object sets it again in each object on the way, the first of which announced that.
import SwiftUI

final class Leaf {
    var name = "a"
}

final class Branch: ObservableObject {
    @Published var leaf = Leaf()
}

final class Tree: ObservableObject {
    @Published var branch = Branch()
}

struct TreeView: View {
    @ObservedObject var tree: Tree

    var body: some View {
        VStack {
            TextField("Name", text: $tree.branch.leaf.name)
            Text(tree.branch.leaf.name)
        }
    }
}

final class Box<Item: AnyObject>: ObservableObject {
    @Published var item: Item

    init(item: Item) { self.item = item }
}

struct BoxView: View {
    @StateObject private var box = Box(item: Leaf())

    var body: some View {
        VStack {
            TextField("Name", text: $box.item.name)
            Text(box.item.name)
        }
    }
}
