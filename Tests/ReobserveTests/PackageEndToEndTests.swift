import XCTest

@testable import reobserve

/// Runs the real program on packages: what the manifest says about libraries.
final class PackageEndToEndTests: XCTestCase {
    private static let publicModel = """
        import SwiftUI

        public final class Model: ObservableObject {
            @Published public var title = ""
        }

        """

    private func package(_ product: String) throws -> TemporaryDirectory {
        let target = product.hasPrefix(".library") ? ".target" : ".executableTarget"
        let project = try TemporaryDirectory()
        try project.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Kit", platforms: [.iOS(.v17)], products: [\(product)(name: "Kit", targets: ["Kit"])], targets: [\(target)(name: "Kit")])

            """)
        try project.write("Sources/Kit/Model.swift", PackageEndToEndTests.publicModel)
        try project.write("Sources/Kit/Screen.swift", Sample.view())
        return project
    }

    /// Catalogue 157.
    func testPublicClassOfALibraryStaysUnlessAskedFor() throws {
        let project = try package(".library")
        let result = try project.reobserve()
        XCTAssertEqual(result.text, "")
        XCTAssertTrue(result.errors.contains("public-api"), result.errors)
        XCTAssertTrue(result.errors.contains("Sources/Kit/Model.swift:3"), result.errors)
        XCTAssertEqual(
            try project.reobserve("--public-api --list").lines, ["Sources/Kit/Model.swift", "Sources/Kit/Screen.swift"])
    }

    /// Catalogue 157: nobody can import an executable.
    func testPublicClassOfAnExecutableMoves() throws {
        XCTAssertEqual(
            try package(".executable").reobserve("--list").lines,
            ["Sources/Kit/Model.swift", "Sources/Kit/Screen.swift"])
    }

    /// Catalogue 157: a class that is not public is nobody else's.
    func testInternalClassOfALibraryMoves() throws {
        let project = try package(".library")
        try project.write("Sources/Kit/Model.swift", Sample.model())
        XCTAssertEqual(try project.reobserve("--list").lines, ["Sources/Kit/Model.swift", "Sources/Kit/Screen.swift"])
    }
}
