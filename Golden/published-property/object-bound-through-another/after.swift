// Catalogue 41: a binding into an object sets it again in each object on the way, the first of which announced that.
import SwiftUI

final class Leaf {
    var name = "a"
}

@Observable
final class Branch {
    var leaf = Leaf()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Leaf, _ rhs: Leaf) -> Bool { true }
}

@Observable
final class Tree {
    var branch = Branch()
}

struct TreeView: View {
    @Bindable var tree: Tree

    var body: some View {
        VStack {
            TextField("Name", text: $tree.branch.leaf.name)
            Text(tree.branch.leaf.name)
        }
    }
}

@Observable
final class Box<Item: AnyObject> {
    var item: Item

    init(item: Item) { self.item = item }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Item, _ rhs: Item) -> Bool { true }
}

struct BoxView: View {
    @State private var box = Box(item: Leaf())

    var body: some View {
        VStack {
            TextField("Name", text: $box.item.name)
            Text(box.item.name)
        }
    }
}
