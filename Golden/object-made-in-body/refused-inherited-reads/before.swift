// Catalogue 218, 221: the initializer of a subclass reads what is inherited, by inherited methods, by those of a protocol and by
// overridden ones too.
import SwiftUI

protocol Phased: AnyObject {
    var phase: Int { get set }
}

extension Phased {
    func move(to next: Int) {
        guard next != phase else { return }
        phase = next
    }
}

class CalledBase: ObservableObject {
    @Published var phase = 0

    func update(_ next: Int) {
        guard next != phase else { return }
        phase = next
    }
}

final class Called: CalledBase {
    init(start: Int) {
        super.init()
        update(start)
    }
}

struct CalledChild: View {
    @ObservedObject var model: Called

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct CalledParent: View {
    let start: Int

    var body: some View { CalledChild(model: Called(start: start)) }
}

class NamedBase: ObservableObject {
    @Published var phase = 0
}

final class Named: NamedBase {
    init(start: Int) {
        super.init()
        if phase != start { phase = start }
    }
}

struct NamedChild: View {
    @ObservedObject var model: Named

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct NamedParent: View {
    let start: Int

    var body: some View { NamedChild(model: Named(start: start)) }
}

class WitnessBase: ObservableObject, Phased {
    @Published var phase = 0
}

final class Witness: WitnessBase {
    init(start: Int) {
        super.init()
        move(to: start)
    }
}

struct WitnessChild: View {
    @ObservedObject var model: Witness

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct WitnessParent: View {
    let start: Int

    var body: some View { WitnessChild(model: Witness(start: start)) }
}

class TemplateBase: ObservableObject {
    @Published var phase = 0

    init() { prepare() }

    func prepare() {}
}

final class Template: TemplateBase {
    override func prepare() {
        if phase < 1 { phase = 1 }
    }
}

struct TemplateChild: View {
    @ObservedObject var model: Template

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct TemplateParent: View {
    let start: Int

    var body: some View { TemplateChild(model: Template()) }
}

class ListedBase: ObservableObject {
    @Published var phase = 0

    func update(_ next: Int) {
        guard next != phase else { return }
        phase = next
    }
}

final class Listed: ListedBase {
    init(start: Int) {
        super.init()
        [start].forEach(update)
    }
}

struct ListedChild: View {
    @ObservedObject var model: Listed

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct ListedParent: View {
    let start: Int

    var body: some View { ListedChild(model: Listed(start: start)) }
}
