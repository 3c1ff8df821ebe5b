import Foundation
import XCTest

/// The real program says what it did not see.
final class SoundnessEndToEndTests: XCTestCase {
    private func makeProject() throws -> TemporaryDirectory {
        let project = try TemporaryDirectory()
        try project.write("Model.swift", Sample.model())
        try project.write("Screen.swift", Sample.view())
        return project
    }

    func testEverythingSeen() throws {
        let result = try makeProject().reobserve()
        XCTAssertTrue(
            result.errors.contains("All Swift files found were read; every name at a use was resolved.\n"),
            result.errors)
        XCTAssertFalse(result.errors.contains("Not seen"), result.errors)
    }

    /// Catalogue 41: an object of an Objective-C class of the project may change and be set again, and nothing tells
    /// what its `isEqual:` compares.
    func testObjectsOfTheProjectsObjectiveCClassesMayBeSetAgain() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Model.swift",
            """
            import SwiftUI

            final class Model: ObservableObject {
                @Published var contacts: Set<Contact> = []
                @Published var title = ""
                var hasContacts: Bool { !contacts.isEmpty }

                func refresh(_ all: [Contact]) {
                    contacts = Set(all)
                }
            }

            """)
        try project.write("Screen.swift", Sample.view())
        XCTAssertFalse(try project.reobserve("diff").text.contains("shouldNotifyObservers"))
        try project.write("Contact.m", "")
        XCTAssertTrue(
            try project.reobserve("diff").text.contains(
                "shouldNotifyObservers(_ lhs: Set<Contact>, _ rhs: Set<Contact>)"))
    }

    /// Catalogue 213, 214: the code that changes them is not read.
    func testWhatViewsShowOfTheProjectsObjectiveCClassesIsNamed() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Load.swift",
            """
            import SwiftUI

            final class LoadModel: ObservableObject {
                @Published private(set) var progress = 0.0
                @Published private(set) var ticks = 0

                func tick() { ticks += 1 }
            }

            struct LoadHeader: View {
                @ObservedObject var model: LoadModel
                let core: Core

                var body: some View {
                    Text(core.name)
                    Text(Core.shared().title)
                    Text("\\(model.progress)")
                    Button("Tick") { model.tick() }
                }
            }

            """)
        XCTAssertFalse(try project.reobserve("diff").errors.contains("piggy-back"))
        try project.write("Core.m", "")
        XCTAssertTrue(try project.reobserve("diff").errors.contains("piggy-back"))
    }

    /// Catalogue 213, 214: headers name protocols, and classes that stand in a file of another name.
    func testWhatHeadersDeclareIsOfTheProject() throws {
        let project = try TemporaryDirectory()
        try project.write(
            "Dial.swift",
            """
            import SwiftUI

            final class Dial {
                private let receiver: Receiving

                init(receiver: Receiving) { self.receiver = receiver }

                var slots: Int? { receiver.countSlots() }
            }

            final class StationModel: ObservableObject {
                @Published private(set) var progress = 0.0
                @Published private(set) var ticks = 0

                func tick() { ticks += 1 }
            }

            struct StationView: View {
                @ObservedObject var model: StationModel
                let dial: Dial

                var body: some View {
                    Text("\\(dial.slots ?? 0)")
                    Text("\\(model.progress)")
                    Button("Tick") { model.tick() }
                }
            }

            """)
        let others = "@protocol Receiving;\n@interface Receiving (Count)\n"
        try project.write("Radio.h", others)
        XCTAssertFalse(try project.reobserve("diff").errors.contains("piggy-back"))
        try project.write("Radio.h", others + "@protocol Receiving <NSObject>\n- (NSInteger)countSlots;\n@end\n")
        XCTAssertTrue(try project.reobserve("diff").errors.contains("piggy-back"))
    }

    func testWhatWasNotSeenIsListed() throws {
        let project = try makeProject()
        try project.write("Broken.swift", "func f(_ other: Other) { ]\n")
        try project.write("Other.swift", Sample.model("Other"))
        try project.write(
            "Macros.swift",
            "@Reducer\nstruct Feature {\n    #URLs(1)\n}\n@MainActor struct Plain {}\n#Preview { Text(\"\") }\n")
        try project.write("Bridge.h", "")
        try project.write("Bridge.m", "")
        try project.write("Main.storyboard", "")
        try project.write(
            "Shared.generated.swift",
            "import SwiftUI\nstruct G: View {\n    @ObservedObject var third: Third\n    var body: some View { Text(third.title) }\n}\n"
        )
        try project.write("Third.swift", Sample.model("Third"))
        try project.write(
            "Row.swift",
            "import SwiftUI\nstruct Row: View {\n    @ObservedObject var item: CDItem\n    var body: some View { EmptyView() }\n}\n"
        )
        let result = try project.reobserve("diff", "-v")
        let expected = """
            Not seen: 1 file that does not parse (1 type stays), 2 macros that may add members, 2 Objective-C files, 1 storyboard or xib file.
              Broken.swift:1: unmatched bracket (1 type stays: Other)
              Macros.swift:1: @Reducer
              Macros.swift:3: #URLs
            Note: 1 file with uses is not edited (1 type stays), 1 type from another module keeps its wrappers [CDItem].
              Shared.generated.swift: is read but never edited (1 type stays: Third)
              Row.swift:3: CDItem

            """
        XCTAssertTrue(result.errors.contains(expected), result.errors)
        let short = try project.reobserve("-j", "1")
        XCTAssertTrue(
            short.errors.contains("2 Objective-C files, 1 storyboard or xib file. -v shows where.\nNote: "),
            short.errors)
    }
}
