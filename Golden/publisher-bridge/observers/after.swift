// Catalogue 38, 60: what the property's observers do comes before the value is published, and what didSet does comes after.
import Combine
import SwiftUI

@Observable
final class Editor {
    var text = "" { willSet { textSubject.send(newValue) } didSet { isDirty = true } }
    @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
    var title = "" {
        willSet { titleSubject.send(newValue) }
        // The title is saved at once.
        didSet {
            isDirty = true
        }
    }
    @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
    var cursor = 0 {
        willSet {
            print("from", cursor)
            print("to", newValue) // where it goes
            cursorSubject.send(newValue)
        }
        didSet { print(oldValue) }
    }
    @ObservationIgnored private lazy var cursorSubject = CurrentValueSubject<Int, Never>(_cursor)
    var zoom = 1.0 { willSet(factor) { print(factor); zoomSubject.send(factor) } }
    @ObservationIgnored private lazy var zoomSubject = CurrentValueSubject<Double, Never>(_zoom)
    var font = "" { willSet { fontSubject.send(newValue) } }
    @ObservationIgnored private lazy var fontSubject = CurrentValueSubject<String, Never>(_font)
    var size: Int {
        willSet { sizeSubject.send(newValue) }
        didSet { print(size) }
    }
    @ObservationIgnored private lazy var sizeSubject = CurrentValueSubject<Int, Never>(_size)
    var isDirty = false
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        size = 12
        textSubject.combineLatest(titleSubject).sink { print($0, $1) }.store(in: &cancellables)
        cursorSubject.map { "\($0)" }.merge(with: zoomSubject.map { "\($0)" }, fontSubject, sizeSubject.map { "\($0)" })
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

struct EditorView: View {
    @State private var editor = Editor()

    var body: some View {
        TextField(editor.title, text: $editor.text)
        Text("\(editor.cursor) \(editor.zoom) \(editor.font) \(editor.size) \(editor.isDirty)")
    }
}
