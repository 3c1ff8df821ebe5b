import XCTest

@testable import reobserve

final class CodeOwnersTests: XCTestCase {
    private func check(
        _ content: String, at place: String = ".github/CODEOWNERS", _ expected: [String: [String]], line: UInt = #line
    ) {
        let owners = CodeOwners(Array(content.utf8), path: place)
        for (path, names) in expected { XCTAssertEqual(owners.owners(of: path), names, path, line: line) }
    }

    // MARK: GitHub

    /// The example of GitHub's manual.
    func testManualOfGitHub() {
        check(
            """
            # This is a comment.
            *       @global-owner1 @global-owner2
            *.js    @js-owner #This is an inline comment.
            *.go docs@example.com
            *.txt @octo-org/octocats
            /build/logs/ @doctocat
            docs/* docs@example.com
            apps/ @octocat
            /docs/ @doctocat
            /scripts/ @doctocat @octocat
            **/logs @octocat
            /apps/ @octocat
            /apps/github
            """,
            [
                "README.md": ["@global-owner1", "@global-owner2"], "a/b/x.js": ["@js-owner"],
                "x.go": ["docs@example.com"], "notes.txt": ["@octo-org/octocats"],
                "build/logs/a/b.log": ["@octocat"], "docs/a.md": ["@doctocat"], "deep/apps/x": ["@octocat"],
                "scripts/run": ["@doctocat", "@octocat"],
                "deep/logs/today": ["@octocat"], "apps/a": ["@octocat"], "apps/github/a": [],
                "apps/githubber": ["@octocat"],
            ])
    }

    func testLastMatchCountsAndMayTakeAway() {
        check(
            "* @all\n/Sources/ @core\n/Sources/Generated\n",
            ["a": ["@all"], "Sources/a.swift": ["@core"], "Sources/Generated/a.swift": []])
        check("/Sources/ @core\n* @all\n", ["Sources/a.swift": ["@all"]])
    }

    func testStarsOfOneDirectory() {
        check("docs/* @d\n", ["docs/a": ["@d"], "docs/a/b": [], "x/docs/a": []])
        check("docs/** @d\n", ["docs/a/b": ["@d"], "docs": []])
        check("docs @d\n", ["docs/a/b": ["@d"], "x/docs/a": ["@d"], "docs": ["@d"]])
        check("/docs @d\n", ["docs/a/b": ["@d"], "x/docs/a": []])
        check("a/docs/ @d\n", ["a/docs/b": ["@d"], "x/a/docs/b": [], "a/docs": []])
        check("* @d\n", ["a/b/c": ["@d"]])
    }

    func testSpacesCommentsAndWhatNamesNobody() {
        check(
            "\u{FEFF}  # comment\n\nMy\\ App/ @a nobody @a @b # @c\n\t\n", ["My App/x.swift": ["@a", "@b"], "My": []])
        check("*.swift\r\n/App/ @a\r\n", ["App/x.swift": ["@a"], "x.swift": []])
    }

    func testHostileLinesOwnNothing() {
        check("[ @a\n\\ @b\n/ @c\n \n*@d\n\u{0} @e\n", ["x": ["@c"]])
        for text in ["[", "[]", "[[", "^", "^[", "[a][", "!", "\\", "**", "***/ @a", "@"] {
            _ = CodeOwners(Array(text.utf8), path: ".gitlab/CODEOWNERS").owners(of: "a/b")
        }
    }

    // MARK: GitLab

    func testSectionsCountTogether() {
        check(
            """
            * @default

            [Documentation] @docs-team
            docs/
            README.md @writer

            ^[Database][2] @db
            model/db/
            /docs/schema.md

            [DOCUMENTATION]
            /docs/internal/ @insider
            """, at: "CODEOWNERS",
            [
                "main.swift": ["@default"], "docs/a.md": ["@default", "@docs-team"],
                "README.md": ["@default", "@writer"],
                "lib/model/db/x": ["@default", "@db"], "docs/schema.md": ["@default", "@docs-team", "@db"],
                "docs/internal/x": ["@default", "@insider"],
            ])
    }

    func testGitLabPathsWithoutSlashInFrontAreAnywhere() {
        check(
            "internal/README.md @a\n/internal/x @b\n", at: ".gitlab/CODEOWNERS",
            ["internal/README.md": ["@a"], "deep/internal/README.md": ["@a"], "deep/internal/x": []])
        check("internal/README.md @a\n", ["deep/internal/README.md": []])
    }

    func testGitLabExclusions() {
        check(
            "* @default\n!*.md\n[Ruby]\n*.rb @ruby\n!/config/**/*.rb\n", at: ".gitlab/CODEOWNERS",
            ["a.md": [], "a.rb": ["@default", "@ruby"], "config/x/a.rb": ["@default"]])
    }

    // MARK: Places

    func testFirstPlaceCounts() throws {
        let directory = try TemporaryDirectory()
        XCTAssertNil(try CodeOwners.find(below: directory.path))
        try directory.write(".gitlab/CODEOWNERS", "* @lab\n")
        XCTAssertEqual(try CodeOwners.find(below: directory.path)?.owners(of: "a"), ["@lab"])
        try directory.write("docs/CODEOWNERS", "* @docs\n")
        XCTAssertEqual(try CodeOwners.find(below: directory.path)?.owners(of: "a"), ["@docs"])
        try directory.write("CODEOWNERS", "* @top\n")
        XCTAssertEqual(try CodeOwners.find(below: directory.path)?.owners(of: "a"), ["@top"])
        try directory.write(".github/CODEOWNERS", "* @hub\n")
        XCTAssertEqual(try CodeOwners.find(below: directory.path)?.owners(of: "a"), ["@hub"])
    }
}
