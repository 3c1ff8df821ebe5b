// Catalogue 213: the member with the labels of the call asks the clock, or another one that stands in for it does.
import SwiftUI

class Rule {
    func label(of text: String) -> String { text + "!" }
    func label(of text: String, at date: Date = .distantPast) -> String { text + "?" }
    func label(since date: Date) -> String { date == Date() ? "now" : "then" }
}

final class DatedRule: Rule {
    override func label(of text: String) -> String { text + "\(Date())" }
}

protocol Naming {
    func name(of text: String) -> String
}

extension Naming {
    func name(since date: Date) -> String { "" }
}

private struct DatedName: Naming {
    func name(of text: String) -> String { text + "\(Date())" }
}

struct Titles {
    let kind: Titles.Type = Titles.self

    func title(of text: String) -> String { text }
    static func title(of text: String) -> String { text + "\(Date())" }

    static func line(of text: String) -> String { self.title(of: text) }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct ModelView: View {
    @StateObject private var model = Model()
    let rule: Rule

    var body: some View {
        Text(model.text + rule.label(since: .distantPast))
        ModelToggle(model: model)
    }
}

final class Second: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct SecondToggle: View {
    @ObservedObject var second: Second

    var body: some View { Toggle("On", isOn: $second.isOn) }
}

struct SecondView: View {
    @StateObject private var second = Second()
    let rule: Rule

    var body: some View {
        Text(rule.label(of: second.text))
        SecondToggle(second: second)
    }
}

final class Third: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ThirdToggle: View {
    @ObservedObject var third: Third

    var body: some View { Toggle("On", isOn: $third.isOn) }
}

struct ThirdView: View {
    @StateObject private var third = Third()
    let naming: any Naming

    var body: some View {
        Text(naming.name(of: third.text))
        ThirdToggle(third: third)
    }
}

final class Fourth: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct FourthToggle: View {
    @ObservedObject var fourth: Fourth

    var body: some View { Toggle("On", isOn: $fourth.isOn) }
}

struct FourthView: View {
    @StateObject private var fourth = Fourth()
    let titles = Titles()

    var body: some View {
        Text(titles.kind.title(of: fourth.text))
        FourthToggle(fourth: fourth)
    }
}

final class Fifth: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct FifthToggle: View {
    @ObservedObject var fifth: Fifth

    var body: some View { Toggle("On", isOn: $fifth.isOn) }
}

struct FifthView: View {
    @StateObject private var fifth = Fifth()

    var body: some View {
        Text(Titles.line(of: fifth.text))
        FifthToggle(fifth: fifth)
    }
}
