// Catalogue 105: the wrapper's storage set in init, with a binding: Bindable knows wrappedValue only.
import SwiftUI

final class Tag: ObservableObject {
    @Published var name = ""
}

struct TagEditor: View {
    @ObservedObject var tag: Tag
    @ObservedObject var parent: Tag
    @ObservedObject var sibling: Tag
    @ObservedObject var child: Tag

    init(tag: Tag, parent: Tag) {
        _tag = ObservedObject(wrappedValue: tag)
        self._parent = ObservedObject(initialValue: parent)
        _sibling = .init(wrappedValue: tag)
        _child = .init(initialValue: tag)
    }

    var body: some View {
        TextField("Tag", text: $tag.name)
        TextField("Parent", text: $parent.name)
        TextField("Sibling", text: $sibling.name)
        TextField("Child", text: $child.name)
    }
}
