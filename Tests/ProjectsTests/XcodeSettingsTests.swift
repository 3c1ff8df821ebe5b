import Testing

@testable import Projects

/// What build settings say about platforms, wherever they stand.
@Suite struct XcodeSettingsTests {
    /// A project with one target `App` whose only configuration is `Debug`.
    private func platforms(
        project: String = "", target: String = "", projectFile: String? = nil, targetFile: String? = nil,
        files: [String: String] = [:]
    ) -> [String]? {
        let text = projectText(
            targets: "A",
            objects: """
                G = {isa = PBXGroup; children = (C, PF, TF); sourceTree = "<group>"; };
                C = {isa = PBXGroup; children = (); path = Config; sourceTree = "<group>"; };
                PF = {isa = PBXFileReference; path = "\(projectFile ?? "none")"; sourceTree = "<group>"; };
                TF = {isa = PBXFileReference; path = "\(targetFile ?? "none")"; sourceTree = SOURCE_ROOT; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = PF; buildSettings = {\(project)}; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = TF; buildSettings = {\(target)}; };
                A = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
                """,
            projectKeys: "buildConfigurationList = PL; ")
        var manifests = ["ios/App.xcodeproj/project.pbxproj": text]
        for (path, content) in files { manifests["ios/" + path] = content }
        return ModuleMapFixture(manifests, []).platforms(of: "App")
    }

    @Test func onlyPlatformsOfTheTargetCount() {
        let both =
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 10.15; WATCHOS_DEPLOYMENT_TARGET = 8; "
        #expect(platforms(project: both, target: "SDKROOT = iphoneos; ") == ["iOS 17.0"])
        #expect(platforms(project: both, target: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; ") == ["iOS 17.0"])
        #expect(platforms(project: both + "SDKROOT = macosx; ") == ["macOS 10.15"])
        #expect(platforms(project: both, target: "SDKROOT = watchos11.0; ") == ["watchOS 8.0"])
        #expect(platforms(project: both, target: "SDKROOT = auto; ") == ["iOS 17.0", "macOS 10.15", "watchOS 8.0"])
        let several = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx xros\"; "
        #expect(platforms(project: both, target: several) == ["iOS 17.0", "macOS 10.15"])
        #expect(
            platforms(project: both, target: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = (\"$(inherited)\", macosx); ")
                == ["macOS 10.15"])
        #expect(platforms(project: both, target: "SUPPORTED_PLATFORMS = \"iphoneos linux\"; ") == ["iOS 17.0"])
        #expect(platforms(project: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; ", target: "SDKROOT = macosx; ") == [])
    }

    @Test func layersOutweighEachOther() {
        let files = [
            "P.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 13.0", "T.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0",
        ]
        #expect(platforms(files: files) == [])
        #expect(platforms(projectFile: "P.xcconfig", files: files) == ["iOS 13.0"])
        #expect(
            platforms(project: "IPHONEOS_DEPLOYMENT_TARGET = 14.0; ", projectFile: "P.xcconfig", files: files) == [
                "iOS 14.0"
            ])
        #expect(
            platforms(project: "IPHONEOS_DEPLOYMENT_TARGET = 14.0; ", targetFile: "T.xcconfig", files: files) == [
                "iOS 15.0"
            ])
        #expect(
            platforms(target: "IPHONEOS_DEPLOYMENT_TARGET = 16.0; ", targetFile: "T.xcconfig", files: files) == [
                "iOS 16.0"
            ])
        #expect(
            platforms(
                target: "IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\"; ", projectFile: "P.xcconfig",
                targetFile: "T.xcconfig", files: files) == ["iOS 15.0"])
        #expect(platforms(projectFile: "Gone.xcconfig", files: files) == [])
    }

    @Test func filesIncludeFiles() {
        let files = [
            "Config/App.xcconfig":
                "\u{FEFF}#include \"../Base.xcconfig\" // first\r\n#include? \"Local.xcconfig\"\r\nSDKROOT = iphoneos // a phone\r\n",
            "Base.xcconfig":
                "// NAME = value\nIPHONEOS_DEPLOYMENT_TARGET=$(OLDEST);\nOLDEST = 13.0\nMACOSX_DEPLOYMENT_TARGET = 10.15\n#include \"Base.xcconfig\"\n",
            "Config/Local.xcconfig":
                "OLDEST = 16.2\n= 3\nnothing\n#include nothing\n#include \"../../../Out.xcconfig\"\n",
        ]
        #expect(platforms(targetFile: "Config/App.xcconfig", files: files) == ["iOS 16.2"])
        #expect(
            platforms(targetFile: "Config/App.xcconfig", files: files.filter { $0.key != "Config/Local.xcconfig" }) == [
                "iOS 13.0"
            ])
    }

    @Test func synchronizedFoldersHoldConfigurationFiles() {
        let text = projectText(
            targets: "A",
            objects: """
                G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
                AD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = Y;
                    baseConfigurationReferenceRelativePath = Sub/App.xcconfig; buildSettings = {}; };
                A = {isa = PBXNativeTarget; name = App; buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
                """)
        let manifests = [
            "App.xcodeproj/project.pbxproj": text,
            "Config/Sub/App.xcconfig": "TVOS_DEPLOYMENT_TARGET = 15.0\nPRODUCT_NAME = $(TARGET_NAME) TV",
        ]
        let fixture = ModuleMapFixture(manifests, [])
        #expect(fixture.platforms(of: "App") == ["tvOS 15.0"])
        #expect(fixture.map.modules.map(\.name) == ["App_TV"])
    }

    @Test func referencesAreFollowed() {
        let names = "A = 15; B = \"$(A).4\"; C = \"${B}\"; Debug_MINIMUM = 16; KIND = MINIMUM; "
        for (value, platform) in [
            ("$(B)", "15.4"), ("$(C)", "15.4"), ("${A}.1", "15.1"), ("$($(CONFIGURATION)_MINIMUM)", "16.0"),
            ("$($(CONFIGURATION)_$(KIND))", "16.0"),
            ("$(MISSING:default=14.0)", "14.0"), ("$(A:default=14.0)", "15.0"),
        ] {
            #expect(
                platforms(project: names, target: "IPHONEOS_DEPLOYMENT_TARGET = \"\(value)\"; ") == ["iOS \(platform)"],
                "\(value)")
        }
        for value in [
            "$(MISSING)", "$(inherited)", "$(IPHONEOS_DEPLOYMENT_TARGET)", "$(A", "$A", "$", "$()", "", "latest",
            "$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)",
        ] {
            #expect(platforms(project: names, target: "IPHONEOS_DEPLOYMENT_TARGET = \"\(value)\"; ") == [], "\(value)")
        }
    }

    @Test func hostileReferencesEnd() {
        let circle = "A = \"$(B)\"; B = \"$(A)\"; IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\"; "
        #expect(platforms(project: circle) == [])
        let levels = (0..<40).map { "N\($0) = \"$(N\($0 + 1))$(N\($0 + 1))\"; " }.joined()
        #expect(platforms(project: levels + "N40 = 1; IPHONEOS_DEPLOYMENT_TARGET = \"$(N0)\"; ") == [])
        let nested = String(repeating: "$(", count: 5_000) + "A" + String(repeating: ")", count: 5_000)
        #expect(platforms(project: "IPHONEOS_DEPLOYMENT_TARGET = \"\(nested)\"; ") == [])
        let doubling = Dictionary(
            uniqueKeysWithValues: (0..<40).map { number in
                (
                    "\(number).xcconfig",
                    "#include \"\(number + 1).xcconfig\"\n#include \"\(number + 1).xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n"
                )
            })
        #expect(platforms(projectFile: "0.xcconfig", files: doubling) == ["iOS 16.0"])
    }

    @Test func conditionsAddToWhatIsInherited() {
        let file = [
            "P.xcconfig":
                "IPHONEOS_DEPLOYMENT_TARGET = 17.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*][arch=*] = 15.0\n"
        ]
        #expect(platforms(projectFile: "P.xcconfig", files: file) == ["iOS 15.0"])
        #expect(
            platforms(target: "IPHONEOS_DEPLOYMENT_TARGET = 18.0; ", projectFile: "P.xcconfig", files: file) == [
                "iOS 18.0"
            ])
        let configurations = [
            "P.xcconfig":
                "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nIPHONEOS_DEPLOYMENT_TARGET[config=Deb*] = 17.0\nIPHONEOS_DEPLOYMENT_TARGET[config=Release] = 13.0"
        ]
        #expect(platforms(projectFile: "P.xcconfig", files: configurations) == ["iOS 17.0"])
    }
}
