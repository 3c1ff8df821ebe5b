// Catalogue 105: the wrapper's storage set in init, with a binding: Bindable knows wrappedValue only.
import SwiftUI

@Observable
final class Tag {
    var name = ""
}

struct TagEditor: View {
    @Bindable var tag: Tag
    @Bindable var parent: Tag
    @Bindable var sibling: Tag
    @Bindable var child: Tag

    init(tag: Tag, parent: Tag) {
        _tag = Bindable(wrappedValue: tag)
        self._parent = Bindable(wrappedValue: parent)
        _sibling = .init(wrappedValue: tag)
        _child = .init(wrappedValue: tag)
    }

    var body: some View {
        TextField("Tag", text: $tag.name)
        TextField("Parent", text: $parent.name)
        TextField("Sibling", text: $sibling.name)
        TextField("Child", text: $child.name)
    }
}
