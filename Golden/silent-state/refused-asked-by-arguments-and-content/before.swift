// Catalogue 213, 220: bodies ask the outside by default arguments, functions of the system and closures that they are
// handed; what is made with a closure, a method, a new object or a binding of closures is evaluated with each update.
import Foundation
import SwiftUI
import UIKit

final class Model: ObservableObject {
    @Published var name = ""

    func load() { name = "Model" }
}

final class Store {
    static let shared = Store()
    var title = ""

    func rename() { title = "Store" }
}

final class Label {
    let text: String

    init(_ text: String) { self.text = text }
}

func age(of date: Date, now: Date = Date()) -> String { "\(now.timeIntervalSince(date))" }

extension Date {
    func isOver(at now: Date = .now) -> Bool { self < now }
}

struct ArgumentView: View {
    @ObservedObject var model: Model
    let date: Date

    var body: some View { Text(model.name + age(of: date)) }
}

struct MethodArgumentView: View {
    @ObservedObject var model: Model
    let date: Date

    var body: some View { Text(model.name + "\(date.isOver())") }
}

struct ClockView: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name + "\(clock())") }
}

struct SoonView: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name + "\(Date(timeIntervalSinceNow: 60))") }
}

struct Wrap<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            content()
            ArgumentView(model: model, date: .distantPast)
        }
    }
}

struct WrapClient: View {
    let model: Model

    var body: some View {
        Wrap(model: model) { Text(Store.shared.title) }
    }
}

struct Row: View {
    let name: String
    let onTap: () -> Void

    var body: some View { Text(name + Store.shared.title).onTapGesture(perform: onTap) }
}

struct LabelRow: View {
    let label: Label

    var body: some View { Text(label.text + Store.shared.title) }
}

struct NameField: View {
    @Binding var name: String

    var body: some View { Text(name + Store.shared.title) }
}

struct Banner: UIViewRepresentable {
    let onTap: () -> Void

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, context: Context) { view.text = Store.shared.title }
}

struct MethodView: View {
    @ObservedObject var model: Model

    var body: some View { Row(name: model.name, onTap: model.load) }
}

struct ObjectView: View {
    @ObservedObject var model: Model

    var body: some View { LabelRow(label: Label(model.name)) }
}

struct BindingView: View {
    @ObservedObject var model: Model

    var body: some View { NameField(name: Binding(get: { model.name }, set: { model.name = $0 })) }
}

struct BannerView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
        Banner { model.load() }
    }
}

// Nothing is asked here, or nothing gets lost.

struct Quiet<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            content()
            ArgumentView(model: model, date: .distantPast)
        }
    }
}

struct QuietClient: View {
    let model: Model

    var body: some View {
        Quiet(model: model) { Text("Quiet") }
    }
}

struct Plain: View {
    let name: String

    var body: some View { Text(name + Store.shared.title) }
}

struct QuietView: View {
    @ObservedObject var model: Model
    let date: Date
    let onTap: () -> Void

    var body: some View {
        Text(model.name + age(of: date, now: .distantPast) + UIDevice.current.name)
        Text("\(date.isOver(at: .distantFuture))")
        Plain(name: model.name)
        Row(name: "", onTap: onTap)
    }
}
