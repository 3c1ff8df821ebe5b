import SymbolIndex
import Syntax

/// What the protocols of SwiftUI that a type conforms to say of it: the one answer to whether it is a view, and of
/// which kind.
package struct ViewTraits: OptionSet {
    package let rawValue: UInt16

    package static let app = ViewTraits(rawValue: 1)
    package static let representable = ViewTraits(rawValue: 2)
    package static let commands = ViewTraits(rawValue: 4)
    package static let view = ViewTraits(rawValue: 8)
    package static let modifier = ViewTraits(rawValue: 16)
    package static let style = ViewTraits(rawValue: 32)
    package static let dynamicProperty = ViewTraits(rawValue: 64)
    package static let scene = ViewTraits(rawValue: 128)
    package static let toolbarContent = ViewTraits(rawValue: 256)
    /// Made or shown with views, and none of the others.
    package static let partOfView = ViewTraits(rawValue: 512)

    /// What has a body that is evaluated again and again.
    package static let viewWithBody: ViewTraits = [.view, .modifier, .toolbarContent]
    /// What is made anew each time the view around is evaluated.
    package static let madeWithParent = viewWithBody.union(.representable)

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// What a protocol from outside says.
    init(ofProtocol name: String) {
        self = []
        if name == "App" { insert(.app) }
        if SDKProtocols.isRepresentable(name) { insert(.representable) }
        if name == "Commands" { insert(.commands) }
        if name == "View" { insert(.view) }
        if name == "ViewModifier" { insert(.modifier) }
        if name.hasSuffix("Style") || name == "Layout" || SDKAncestors.shapes.contains(name) { insert(.style) }
        if name == "DynamicProperty" { insert(.dynamicProperty) }
        if name == "Scene" { insert(.scene) }
        if name == "ToolbarContent" || name == "CustomizableToolbarContent" { insert(.toolbarContent) }
        if SDKAncestors.partsOfViews.contains(name) { insert(.partOfView) }
    }
}

extension ProjectIndex {
    /// True where a type conforms to one of the protocols.
    package func isOne(of traits: ViewTraits, _ type: TypeID) -> Bool {
        foreignConformances(of: type).contains { !ViewTraits(ofProtocol: text($0)).isDisjoint(with: traits) }
            || traits.contains(.view) && isViewByBody(type)
    }

    /// True for a value with `var body: some View` that conforms to a protocol of a library, which may refine `View`:
    /// nothing else would show it.
    package func isViewByBody(_ type: TypeID) -> Bool {
        let conformances = foreignConformances(of: type)
        guard types[type].kind != .class, !conformances.isEmpty, !conformances.contains(KnownName.View.id),
            conformances.contains(where: { !SDKAncestors.all.contains(text($0)) })
        else { return false }
        return members(named: KnownName.body.id, of: type).contains { member in
            let fact = fact(member)
            guard fact.kind == .property, case .some(let shown) = decode(fact.type, file: member.file) else {
                return false
            }
            return shown.lastName == KnownName.View.id
        }
    }

    /// True for what is made to be shown in Xcode alone.
    package func isPreview(_ type: TypeID) -> Bool { conforms(type, to: "PreviewProvider") }
}
