// Catalogue 213: bodies ask the outside by what an initializer, a static member, a formatter, an object of the SDK or a kept closure does.
import AppKit
import SwiftUI

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var now = Date.distantPast
    @Published var window: NSWindow?

    func load() { name = "Meter" }

    func show(_ window: NSWindow) { self.window = window }

    func wait() { now = .distantFuture }
}

final class Theme {
    static let shared = Theme()
    var tint = Color.red

    func change() { tint = .blue }
}

enum Palette {
    static var current = "red"

    static func change() { current = "blue" }
}

typealias Shade = () -> Color

struct TintKey: EnvironmentKey {
    static let defaultValue: () -> Color = { Theme.shared.tint }
}

struct ShadeKey: EnvironmentKey {
    static let defaultValue: Shade = { Theme.shared.tint }
}

extension EnvironmentValues {
    var tint: () -> Color {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    var shade: Shade {
        get { self[ShadeKey.self] }
        set { self[ShadeKey.self] = newValue }
    }
}

extension Color {
    init(id: Int) { self = Theme.shared.tint }

    static var brand: Color { Theme.shared.tint }
}

enum Formats {
    static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()
    static let ago = RelativeDateTimeFormatter()
    static let plain = DateFormatter()
}

struct TintView: View {
    @ObservedObject var meter: Meter
    @Environment(\.tint) var tint: () -> Color

    var body: some View { Text(meter.name).foregroundColor(tint()) }
}

struct ShadeView: View {
    @ObservedObject var meter: Meter
    @Environment(\.shade) var shade

    var body: some View { Text(meter.name).foregroundColor(shade()) }
}

struct InitView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name).foregroundColor(Color(id: 1)) }
}

struct BrandView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name).foregroundColor(.brand) }
}

struct ImplicitInitView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name).foregroundColor(.init(id: 1)) }
}

struct DayView: View {
    @ObservedObject var meter: Meter
    let date: Date

    var body: some View { Text(meter.name + Formats.day.string(from: date)) }
}

struct AgoView: View {
    @ObservedObject var meter: Meter
    let date: Date

    var body: some View { Text(meter.name + (Formats.ago.string(for: date) ?? "")) }
}

struct LocalDayView: View {
    @ObservedObject var meter: Meter
    let date: Date

    var body: some View { Text(meter.name + text) }

    private var text: String {
        let formatter = DateFormatter()
        formatter.doesRelativeDateFormatting = true
        return formatter.string(from: date)
    }
}

struct WindowView: View {
    @ObservedObject var meter: Meter
    let window: NSWindow?

    var body: some View { Text(meter.name + (window?.title ?? "")) }
}

struct LocalWindowView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.name)
        if let window = meter.window {
            Text(window.title)
        }
    }
}

struct MemberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + (meter.window?.title ?? "")) }
}

struct Child: View {
    let text: (() -> String)?

    var body: some View { Text(text?() ?? "") }
}

struct OptionalView: View {
    @ObservedObject var meter: Meter
    var text: (() -> String)?

    var body: some View { Text(meter.name + (text?() ?? "")) }
}

struct ChildView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.name)
        Child(text: { Palette.current })
    }
}

struct Uppercase: FormatStyle {
    func format(_ value: Int) -> String { "\(Palette.current) \(value)" }
}

struct StyleView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + 1.formatted(Uppercase())) }
}

// Nothing is asked here.

struct Plain: FormatStyle {
    func format(_ value: Int) -> String { "\(value)" }
}

struct SilentView: View {
    @ObservedObject var meter: Meter
    let date: Date
    let window: NSWindow

    var body: some View {
        Text(meter.name + Formats.plain.string(from: date) + Formats.ago.localizedString(for: date, relativeTo: meter.now))
            .foregroundColor(.red)
            .onTapGesture { print(window.title) }
        Text(1.formatted(Plain()))
    }
}

struct PaletteView: View {
    var body: some View { Button("Blue") { Palette.change() } }
}
