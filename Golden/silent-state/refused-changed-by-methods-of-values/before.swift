// Catalogue 45: methods of the library change a value that a plain object holds, as a whole or in part.
import SwiftUI

struct Info {
    var count = 0
    var items: [Int] = []

    mutating func touch() { count += 1 }
}

final class Machine {
    static let shared = Machine()
    var length = Measurement(value: 1, unit: UnitLength.meters)
    var list = [1, 2]
    var path = Path()
    var components = DateComponents()
    var size = (width: 1, height: 2)
    var info: Info? = Info()
    var state = Info()
    var frame = CGRect.zero
}

final class LengthModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.length.convert(to: .kilometers)
        selection += 1
    }
}

struct LengthView: View {
    @ObservedObject var model: LengthModel

    var body: some View { Text(model.title + "\(Machine.shared.length)") }
}

final class ListModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.list.withUnsafeMutableBufferPointer { $0[0] = 4 }
        selection += 1
    }
}

struct ListView: View {
    @ObservedObject var model: ListModel

    var body: some View { Text(model.title + "\(Machine.shared.list[0])") }
}

final class PathModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.path.addLine(to: .zero)
        selection += 1
    }
}

struct PathView: View {
    @ObservedObject var model: PathModel

    var body: some View {
        Text(model.title)
        Machine.shared.path.stroke()
    }
}

final class DayModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.components.setValue(1, for: .day)
        selection += 1
    }
}

struct DayView: View {
    @ObservedObject var model: DayModel

    var body: some View { Text(model.title + "\(Machine.shared.components.day ?? 0)") }
}

final class SizeModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.size.width += 1
        selection += 1
    }
}

struct SizeView: View {
    @ObservedObject var model: SizeModel

    var body: some View { Text(model.title + "\(Machine.shared.size.width)") }
}

final class InfoModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.info?.touch()
        selection += 1
    }
}

struct InfoView: View {
    @ObservedObject var model: InfoModel

    var body: some View { Text(model.title + "\(Machine.shared.info?.count ?? 0)") }
}

final class StateModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.state.items.append(1)
        selection += 1
    }
}

struct StateView: View {
    @ObservedObject var model: StateModel

    var body: some View { Text(model.title + "\(Machine.shared.state.items.count)") }
}

final class FrameModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Machine.shared.frame.origin.x += 1
        selection += 1
    }
}

struct FrameView: View {
    @ObservedObject var model: FrameModel

    var body: some View { Text(model.title + "\(Machine.shared.frame.origin.x)") }
}
