import SymbolIndex
import XCTest

@testable import Semantics

/// What a type is to SwiftUI, and what belongs to its hierarchy.
final class KindTests: XCTestCase {
    func testKinds() throws {
        let project = try MarkedProject(
            """
            struct Screen: View {}
            struct Extended {}
            extension Extended: View {}
            protocol Page: View {}
            struct Home: Page {}
            typealias Shown = View & Sendable
            struct Aliased: Shown {}
            struct Padded: ViewModifier {}
            struct Main: App {}
            struct Map: UIViewRepresentable {}
            struct Panel: NSViewControllerRepresentable {}
            struct Menu: Commands {}
            struct Round: ButtonStyle {}
            struct Ring: Shape {}
            struct Stored: DynamicProperty {}
            @propertyWrapper struct Clamped { var wrappedValue: Int }
            struct Window: Scene {}
            struct Bar: ToolbarContent {}
            @MainActor final class Isolated {}
            final class Plain {}
            enum Level: RawRepresentable {}
            """)
        let table: KeyValuePairs = [
            "Screen": "view", "Extended": "view", "Home": "view", "Aliased": "view", "Padded": "view", "Main": "app",
            "Map": "representable", "Panel": "representable", "Menu": "commands", "Round": "style", "Ring": "style",
            "Stored": "dynamicProperty", "Clamped": "dynamicProperty", "Window": "view", "Bar": "view",
            "Isolated": "isolatedObject", "Plain": "other", "Level": "other",
        ]
        project.check(table) { "\(WrapperOwner(try project.type($0), project.semantics.project).kind)" }
    }

    func testTraits() throws {
        let project = try MarkedProject(
            """
            struct Screen: View {}
            struct Padded: ViewModifier {}
            struct Map: UIViewRepresentable {}
            struct Bar: ToolbarContent {}
            struct Main: App {}
            struct Samples: PreviewProvider {}
            struct Plain {}
            """)
        let table: KeyValuePairs = [
            "Screen": "body made", "Padded": "body made", "Map": "made", "Bar": "body made", "Main": "",
            "Samples": "preview", "Plain": "",
        ]
        project.check(table) { name in
            let (type, index) = (try project.type(name), project.index)
            let answers = [
                (index.isOne(of: .viewWithBody, type), "body"), (index.isOne(of: .madeWithParent, type), "made"),
                (index.isPreview(type), "preview"),
            ]
            return answers.filter(\.0).map(\.1).joined(separator: " ")
        }
    }

    func testPreviews() throws {
        let project = try MarkedProject(
            """
            struct Samples: PreviewProvider { static var previews: some View { ⟦provider⟧sample } }
            #Preview { ⟦macro⟧sample }
            extension Samples { static func make() { ⟦extension⟧sample } }
            struct Screen: View { var body: some View { ⟦view⟧sample } }
            """)
        project.check(["provider": "true", "macro": "true", "extension": "true", "view": "false"]) { place in
            let parsed = project.semantics.context(of: try project.analysis(at: place)).parsed
            return "\(parsed.isInPreview(try project.name(place)))"
        }
    }

    // MARK: Hierarchy

    private func hierarchy() throws -> MarkedProject {
        try MarkedProject(
            """
            class Base: ObservableObject {}
            class Middle: Base {}
            final class Leaf: Middle {}
            protocol Named {}
            protocol Titled: Named {}
            typealias Both = Titled & Sendable
            """,
            """
            final class Sibling: Base {}
            struct Row: Both {}
            final class Screen: UIView {}
            extension Screen: Titled {}
            extension Middle: Named {}
            """)
    }

    func testConformersAcrossFiles() throws {
        let project = try hierarchy()
        project.check(["Named": "Leaf Middle Row Screen", "Titled": "Row Screen"]) { name in
            project.list(project.semantics.conformers(of: try project.type(name)))
        }
    }

    func testFamilies() throws {
        let project = try hierarchy()
        let table: KeyValuePairs = [
            "Base": "Base Leaf Middle Sibling", "Middle": "Base Leaf Middle", "Leaf": "Base Leaf Middle",
            "Sibling": "Base Sibling", "Row": "Row",
        ]
        project.check(table) { project.list(project.semantics.family(of: try project.type($0))) }
        project.check(["Base": "false", "Leaf": "false", "Row": "true", "Screen": "true"]) { name in
            "\(project.semantics.isOutsideOfHierarchies(try project.type(name)))"
        }
    }

    /// Nothing that it keeps holds it in turn: such a cycle would keep the trees of each project until the run ends.
    func testSemanticsIsFreed() throws {
        let project = try MarkedProject("import Charts\nfinal class Store { let chart: Chart }")
        weak var asked: Semantics?
        do {
            let semantics = Semantics(project.semantics.project)
            asked = semantics
            _ = semantics.mayBeOfPackage(try XCTUnwrap(semantics.name("Chart")))
            _ = (
                semantics.eventCode, semantics.eventCodeOfSelf, semantics.updateCode, semantics.outsideReads,
                semantics.certainClosures
            )
            _ = (semantics.backgroundWrites, semantics.holders, semantics.models, semantics.names)
        }
        XCTAssertNil(asked)
    }
}
