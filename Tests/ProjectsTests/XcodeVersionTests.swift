import XCTest

@testable import Projects

/// Versions of Xcode in the files that name them.
final class XcodeVersionTests: XCTestCase {
    private func versions(_ text: String) -> [String] {
        XcodeVersionScanner.versions(in: Array(text.utf8)).map(\.description)
    }

    func testSettingsOfBuildServices() {
        let cases: [(String, [String])] = [
            ("      xcode-version: '26.1'", ["26.1"]),
            ("    xcode-version: 26.1.1", ["26.1.1"]),
            ("  xcode-version: \"16.x\"", ["16"]),
            ("  xcode-version: ^16.2", ["16.2"]),
            ("osx_image: xcode16.2", ["16.2"]),
            ("    stack: osx-xcode-16.2.x", ["16.2"]),
            ("  DEVELOPER_DIR: /Applications/Xcode_26.1.app/Contents/Developer", ["26.1"]),
            ("run: sudo xcode-select -s /Applications/Xcode_26.2.app", ["26.2"]),
            ("run: sudo xcode-select --switch '/Applications/Xcode-27.0.0.app'", ["27.0.0"]),
            ("xcodes(version: \"26.1\")", ["26.1"]),
            ("xcversion(version: \"~> 26.1\")", ["26.1"]),
            ("xcode_select(\"/Applications/Xcode-26.1.app\")", ["26.1"]),
            ("xcodes select 26.1", ["26.1"]),
            ("    macos:\n      xcode: 16.4.0\n", ["16.4.0"]),
            ("XCODE_VERSION: 26", ["26"]),
            ("export XCODE_VERSION=26.1", ["26.1"]),
            ("  xcode: [ '15.4', \"26.1\" , 27]", ["15.4", "26.1", "27"]),
            ("  xcode:\n    - 16.4\n    - \"26.1\"\n  os: [1, 2]\n", ["16.4", "26.1"]),
            ("  xcode:\r\n    - 16.4\r\n", ["16.4"]),
        ]
        for (text, expected) in cases { XCTAssertEqual(versions(text), expected, text) }
    }

    func testWhatNamesNoVersion() {
        let texts = [
            "xcode-version: latest-stable", "xcode-version: '>=16'", "xcode-version: >= 26.1",
            "uses: maxim-lobanov/setup-xcode@v1.6.0",
            "# xcode-version: 26.1", "name: build # xcode-version: 26.1", "xcodegen 2.38.0",
            "xcodebuild -sdk iphonesimulator17.2", "xcode: ${{ matrix.xcode }}",
            "XCODE_VERSION_MAJOR: 16", "xcodeproj: 16", "key: xcode-16e4f2", "osx_image: xcode11.3",
            "xcode-select --install", "xcode: 160", "xcode", "",
            "xcode:\nother: 16\n", "xcode-version: 16.4.a1x-: 99999999999999999999",
        ]
        for text in texts.dropLast() { XCTAssertEqual(versions(text), [], text) }
        _ = versions(texts.last ?? "")
    }

    func testProjects() {
        func opened(_ text: String) -> String? { XcodeVersion.lastOpened(project: Array(text.utf8))?.description }
        XCTAssertEqual(opened("attributes = {LastUpgradeCheck = 0930; };"), "9.3")
        XCTAssertEqual(opened("LastUpgradeCheck = 1640;"), "16.4")
        XCTAssertEqual(opened("LastUpgradeCheck = 2611;"), "26.1.1")
        XCTAssertEqual(opened("LastSwiftUpdateCheck = 2700;\nLastUpgradeCheck = \"2600\";"), "27.0")
        XCTAssertEqual(opened("LastSwiftUpdateCheck = 1500;\nLastUpgradeCheck = 2600;"), "26.0")
        XCTAssertNil(opened("LastUpgradeCheck = 9999;"), "what Tuist writes")
        XCTAssertNil(opened("LastUpgradeCheck = ;"))
        XCTAssertNil(opened("LastUpgradeCheck"))
        XCTAssertNil(opened(""))
    }

    func testOtherFiles() {
        let list =
            "<dict>\n\t<key>BuildVersion</key>\n\t<string>1</string>\n\t<key>CFBundleShortVersionString</key>\n\t<string>26.1.1</string>\n"
        XCTAssertEqual(XcodeVersion.installed(propertyList: Array(list.utf8))?.description, "26.1.1")
        XCTAssertNil(XcodeVersion.installed(propertyList: Array("bplist00".utf8)))
        XCTAssertEqual(XcodeVersion.pinned(versionFile: Array(" 26.1 beta\n27".utf8))?.description, "26.1")
        XCTAssertNil(XcodeVersion.pinned(versionFile: Array("latest\n".utf8)))
        XCTAssertNil(XcodeVersion.pinned(versionFile: []))
    }

    func testOrder() throws {
        XCTAssertLessThan(try XCTUnwrap(XcodeVersion("9.3")), try XCTUnwrap(XcodeVersion("16")))
        XCTAssertLessThan(try XCTUnwrap(XcodeVersion("26")), try XCTUnwrap(XcodeVersion("26.1")))
        XCTAssertNil(XcodeVersion("26."))
        XCTAssertNil(XcodeVersion("-1"))
        XCTAssertNil(XcodeVersion("99999999999999999999"))
    }
}
