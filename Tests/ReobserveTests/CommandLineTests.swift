import XCTest

@testable import reobserve

final class CommandLineTests: XCTestCase {
    private func parse(_ line: String, existing: [String] = []) throws(UsageError) -> CommandLineOptions {
        try CommandLineOptions.parse(
            line.split(separator: " ").map { String($0) }, pathExists: { existing.contains($0) })
    }

    private func message(_ line: String, file: StaticString = #filePath, atLine number: UInt = #line) -> String? {
        thrownError({ () throws(UsageError) in try parse(line) }, file: file, line: number)?.message
    }

    func testDefaults() throws {
        let options = try parse("")
        XCTAssertEqual(options.subcommand, .diff)
        XCTAssertEqual(options.paths, [])
        XCTAssertEqual(options.tier, .safe)
        XCTAssertNil(options.xcodeVersion)
        XCTAssertEqual(options.color, .auto)
        XCTAssertNil(options.jobs)
        XCTAssertNil(options.root)
    }

    func testSubcommandsAndPaths() throws {
        XCTAssertEqual(try parse("Sources").paths, ["Sources"])
        XCTAssertEqual(try parse("diff Sources Tests").paths, ["Sources", "Tests"])
        XCTAssertEqual(try parse("apply Sources").subcommand, .apply)
        XCTAssertEqual(try parse("--tier assisted apply diff").subcommand, .apply)
        XCTAssertEqual(try parse("--tier assisted apply diff").paths, ["diff"])
        XCTAssertEqual(try parse("./apply").paths, ["./apply"])
        XCTAssertEqual(try parse("-- apply --list").paths, ["apply", "--list"])
        XCTAssertEqual(try parse("apply -- -x").paths, ["-x"])
        XCTAssertEqual(try parse("explain some-rule").rule, "some-rule")
        XCTAssertEqual(try parse("rules").subcommand, .rules)
    }

    func testHelpAndVersion() throws {
        for (line, topic) in [
            ("help", nil), ("-h", nil), ("--help", nil), ("help apply", Subcommand.apply), ("apply -h", .apply),
            ("apply -h --bogus", .apply),
        ] {
            XCTAssertEqual(try parse(line).subcommand, .help, line)
            XCTAssertEqual(try parse(line).helpTopic, topic, line)
        }
        XCTAssertEqual(try parse("version").subcommand, .version)
        XCTAssertEqual(try parse("--version").subcommand, .version)
    }

    func testAllFlags() throws {
        let options = try parse(
            "apply --root R --exclude A --exclude=B --no-ignore --only-type T --only-type=U --skip-type V --tier=assisted --xcode 26 --public-api "
                + "--prefer-let --jobs=3 --color never --list -q --allow-dirty P")
        XCTAssertEqual(options.root, "R")
        XCTAssertEqual(options.excludes, ["A", "B"])
        XCTAssertTrue(options.noIgnore)
        XCTAssertEqual(options.onlyTypes, ["T", "U"])
        XCTAssertEqual(options.skippedTypes, ["V"])
        XCTAssertEqual(options.tier, .assisted)
        XCTAssertEqual(options.xcodeVersion, 26)
        XCTAssertTrue(
            options.migratesPublicAPI && options.prefersLet && options.listsPathsOnly && options.allowsDirtyFiles)
        XCTAssertEqual(options.jobs, 3)
        XCTAssertEqual(options.color, .never)
        XCTAssertEqual(options.verbosity, .quiet)
        XCTAssertEqual(options.paths, ["P"])
        XCTAssertTrue(try parse("--exit-zero").exitsZeroOnFindings)
        XCTAssertEqual(try parse("--tier assisted --tier safe").tier, .safe)
    }

    func testShortFlags() throws {
        for line in ["-j4", "-j 4", "-j=4", "-vj4", "-vj 4"] { XCTAssertEqual(try parse(line).jobs, 4, line) }
        XCTAssertEqual(try parse("-vj4").verbosity, .verbose)
        XCTAssertEqual(try parse("--stdin-filename A.swift -").stdinFilename, "A.swift")
    }

    func testMessages() {
        XCTAssertEqual(message("--teir safe"), "unknown flag --teir; did you mean “--tier”?")
        XCTAssertEqual(message("--color=sometimes"), "--color takes auto, always or never, not “sometimes”")
        XCTAssertEqual(
            message("--color=alway"), "--color takes auto, always or never, not “alway”; did you mean “always”?")
        XCTAssertEqual(message("--whatever"), "unknown flag --whatever; see reobserve --help")
        XCTAssertEqual(message("-z"), "unknown flag -z; see reobserve --help")
        XCTAssertEqual(message("-list"), "unknown flag -list; did you mean “--list”?")
        XCTAssertEqual(message("--jobs 0"), "--jobs takes a whole number from 1 to 512, not “0”")
        XCTAssertEqual(message("-j x"), "-j takes a whole number from 1 to 512, not “x”")
        XCTAssertEqual(message("--root"), "--root needs a value: --root DIR")
        XCTAssertEqual(message("--root --list"), "--root needs a value: --root DIR")
        XCTAssertEqual(message("--root="), "--root needs a value: --root DIR")
        XCTAssertEqual(message("--list=yes"), "--list takes no value, but “yes” was given")
        XCTAssertEqual(
            message("--exclude [a"), "--exclude: the pattern “[a” can't match any file; see the syntax of .gitignore")
        XCTAssertEqual(message("-q -v"), "--quiet and --verbose can't be combined")
        XCTAssertEqual(
            message("--allow-dirty"), "“diff” does not take --allow-dirty, only “apply”, “review”, “undo”, “ignore”")
        XCTAssertEqual(message("aply"), "“aply” is neither a subcommand nor an existing path; did you mean “apply”?")
        XCTAssertEqual(message("help aply"), "unknown subcommand “aply”; did you mean “apply”?")
        XCTAssertEqual(message("explain"), "explain takes the name of one rule; “reobserve rules” lists the rules")
        XCTAssertEqual(message("rules x"), "rules takes no operands, but “x” was given")
        XCTAssertEqual(message("--only-type A --skip-type A"), "--only-type and --skip-type both name “A”")
    }

    /// What other tools call it is answered and never done.
    func testFlagsOfOtherToolsAreNamed() {
        func message(_ words: String...) -> String? {
            thrownError({ () throws(UsageError) in try CommandLineOptions.parse(words) })?.message
        }
        XCTAssertEqual(message("--fix"), "--fix is “reobserve apply” here")
        XCTAssertEqual(message("--dry-run"), "--dry-run is “reobserve diff” here, the default")
        XCTAssertEqual(message("--lint"), "--lint is “reobserve check” here")
        XCTAssertEqual(message("apply", "--dry-run", "App"), "--dry-run is “reobserve diff” here, the default")
        XCTAssertEqual(message("--fix=all"), "--fix is “reobserve apply” here")
        XCTAssertEqual(message("--fixx")?.hasPrefix("unknown flag --fixx"), true)
        for name in ForeignFlag.names { XCTAssertNil(Flag.named(name), name) }
    }

    func testStandardInput() throws {
        func message(_ words: String...) -> String? {
            thrownError({ () throws(UsageError) in try CommandLineOptions.parse(words, pathExists: { _ in true }) })?
                .message
        }
        for words in [["diff", "--stdin-filename", "A.swift", "-"], ["--stdin-filename=A.swift"]] {
            let options = try CommandLineOptions.parse(words)
            XCTAssertEqual(options.stdinFilename, "A.swift")
            XCTAssertEqual(options.paths, [])
        }
        XCTAssertEqual(
            message("check", "-"), "“-” is stdin, which needs --stdin-filename PATH; a file of that name is “./-”")
        XCTAssertEqual(
            message("check", "--stdin-filename", "A.swift", "B.swift"),
            "--stdin-filename takes no other PATHS, but “B.swift” was given")
        for flag in ["--since=main", "--files-from=x", "--plan-out=x"] {
            XCTAssertEqual(message("diff", "--stdin-filename=A.swift", flag)?.contains("does not go with"), true, flag)
        }
        for flag in ["--list", "--statistics", "--output=json", "--verify=true"] {
            XCTAssertEqual(message("apply", "--stdin-filename=A.swift", flag)?.contains("does not go with"), true, flag)
        }
    }

    func testMinimumTargets() throws {
        func targets(_ arguments: String...) throws -> [String] {
            try CommandLineOptions.parse(arguments).minimumTargets.map(\.description)
        }
        XCTAssertEqual(try targets(), [])
        for value in ["iOS17", "ios17", "IOS17.0", "iOS 17", " iOS  17 "] {
            XCTAssertEqual(try targets("--min-target", value), ["iOS 17.0"], value)
        }
        XCTAssertEqual(try targets("--min-target", "macOS14.2", "--min-target=iOS17"), ["iOS 17.0", "macOS 14.2"])
        XCTAssertEqual(
            try targets("--min-target", "watchos10,tvOS17, visionos 1.1.2,maccatalyst17"),
            ["macCatalyst 17.0", "tvOS 17.0", "visionOS 1.1.2", "watchOS 10.0"])
        XCTAssertEqual(
            try targets("--min-target", "iOS16,macOS14", "--min-target", "iOS17"), ["iOS 17.0", "macOS 14.0"])
        let platforms = "the platforms are iOS, macOS, tvOS, watchOS, visionOS, macCatalyst"
        for value in [
            "iOS", "17", "iPhone17", "iOS17,", ",", "iOS17.", "iOS.17", "iOS17.1.2.3", "iOS17 beta", "iOS 17 2",
            "i OS17", "iOS1 7", "iOS٣", "iOS12345", "iOS=17",
        ] {
            XCTAssertEqual(
                thrownError({ () throws(UsageError) in try CommandLineOptions.parse(["--min-target", value]) })?
                    .message,
                "--min-target takes a platform with its version, like iOS17 or macOS14.2, not “\(value)”; \(platforms)")
        }
        XCTAssertEqual(message("--min-target"), "--min-target needs a value: --min-target PLATFORM")
    }

    func testRuleFlags() throws {
        let options = try parse("--select state-object,bindable --select observable-class --ignore observed-object")
        XCTAssertEqual(options.selectedRules, ["state-object", "bindable", "observable-class"])
        XCTAssertEqual(options.ignoredRules, ["observed-object"])
        XCTAssertEqual(try parse("--select publisher-projection").selectedRules, ["publisher-projection"])
        XCTAssertEqual(
            message("--select state-objct"), "--select: unknown rule “state-objct”; did you mean “state-object”?")
        XCTAssertEqual(
            message("--ignore bindable,frobnicate"),
            "--ignore: unknown rule “frobnicate”; “reobserve rules” lists the rules")
        XCTAssertEqual(
            message("--ignore publisher-projection"),
            "--ignore: publisher-projection only blocks types and can't be ignored")
        XCTAssertEqual(message("--select bindable,"), "--select: a name is missing in “bindable,”")
        XCTAssertEqual(message("--select ,"), "--select: a name is missing in “,”")
        XCTAssertEqual(message("--select bindable --ignore bindable"), "--select and --ignore both name “bindable”")
        XCTAssertEqual(message("--untracked keep"), "--untracked takes track or ignore, not “keep”")
        XCTAssertEqual(
            message("rules --select bindable"),
            "“rules” does not take --select, only “diff”, “apply”, “check”, “review”, “plan”, “why”, “report”, “server”, “baseline”"
        )
    }

    func testExistingPathIsNoMistypedSubcommand() throws {
        XCTAssertEqual(try parse("aply", existing: ["aply"]).paths, ["aply"])
        XCTAssertEqual(try parse("Missing.swift").paths, ["Missing.swift"])
    }

    func testFlagListIsSound() {
        let names = Flag.all.map(\.name)
        XCTAssertEqual(Set(names).count, names.count)
        let shortNames = Flag.all.compactMap(\.shortName)
        XCTAssertEqual(Set(shortNames).count, shortNames.count)
        for flag in Flag.all {
            XCTAssertFalse(flag.help.hasSuffix("."), flag.name)
            XCTAssertFalse(flag.subcommands.isEmpty, flag.name)
        }
    }

    func testHelpNamesEveryFlagAndFitsTheScreen() {
        let overview = HelpText.text(for: nil)
        XCTAssertLessThanOrEqual(overview.split(separator: "\n", omittingEmptySubsequences: false).count, 40)
        for subcommand in Subcommand.allCases {
            let isListed =
                overview.contains("\n  \(subcommand.rawValue) ") || overview.contains("\n  \(subcommand.rawValue)\n")
            XCTAssertEqual(isListed, subcommand != .debug, subcommand.rawValue)
            let page = HelpText.text(for: subcommand)
            let rows = page.split(separator: "\n").drop { $0 != "Flags:" }.joined(separator: "\n") + "\n"
            for flag in Flag.all {
                let isListed = [" ", "\n"].contains {
                    rows.contains("  --\(flag.name)\($0)") || rows.contains(", --\(flag.name)\($0)")
                }
                XCTAssertEqual(isListed, flag.subcommands.contains(subcommand), "\(subcommand) \(flag.name)")
            }
        }
        for line in overview.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 102, String(line)) }
    }

    func testUnmentionedFlags() {
        let subcommands = Subcommand.allCases.map { "reobserve \($0.rawValue)" }.joined(separator: " ")
        XCTAssertEqual(HelpText.unmentioned(in: HelpText.markdownTable() + subcommands), [])
        XCTAssertTrue(HelpText.unmentioned(in: subcommands + " --listing").contains("--list"))
        XCTAssertTrue(HelpText.unmentioned(in: "").contains("reobserve apply"))
    }
}
