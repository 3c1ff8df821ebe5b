import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

extension TemporaryDirectory {
    /// What a person at a terminal sent and saw.
    struct Conversation {
        /// The exit code; minus the signal where one ended the program.
        let status: Int
        /// All that stood on the terminal, without its carriage returns. What was typed is in it: the terminal echoes.
        let text: String

        /// The text with each unit's patch left out.
        var lines: [String] { text.split(separator: "\n").map(String.init) }
    }

    /// Runs the real program with a terminal for stdin, stdout and stderr, and types one answer at each question.
    ///
    /// - Parameters:
    ///   - answers: without line ends; `^C` and `^D` are the keys of these names. After the last one the input ends.
    ///   - environment: what to set besides; `TERM` is dumb unless it is here.
    ///   - lineCount: how many lines the terminal says that it has; 0 for a terminal that does not say.
    ///   - before: shell commands to run here before an answer is typed, by the answer's number.
    func converse(
        _ arguments: String, answers: [String], environment: [String: String] = [:], lineCount: Int = 0,
        before: [Int: String] = [:], in directory: String = ""
    ) throws
        -> Conversation
    {
        // The C library's functions for pseudo-terminals are not in its module map.
        let script = """
            import fcntl, json, os, pty, select, struct, subprocess, sys, termios, time
            directory, program, arguments, answers, before, lines = json.loads(sys.argv[1])
            child, terminal = pty.fork()
            if child == 0:
                fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", lines, 80, 0, 0))
                os.chdir(directory)
                os.execv(program, [program] + arguments)
            seen, asked, limit = b"", 0, time.time() + 60
            def question():
                global seen, asked
                while time.time() < limit:
                    if select.select([terminal], [], [], 0.5)[0]:
                        try:
                            part = os.read(terminal, 1 << 16)
                        except OSError:
                            return False
                        if not part:
                            return False
                        seen += part
                    if seen[asked:].endswith(b"?] ") or seen[asked:].endswith(b"(may be empty): "):
                        asked = len(seen)
                        return True
                os.kill(child, 9)
                return False
            number = 0
            while question():
                if str(number) in before:
                    subprocess.run(["sh", "-c", before[str(number)]], cwd=directory, check=True)
                answer = answers[number] if number < len(answers) else "^D"
                os.write(terminal, {"^C": b"\\x03", "^D": b"\\x04"}.get(answer, answer.encode() + b"\\n"))
                number += 1
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            text = seen.decode(errors="replace").replace("\\r", "")
            print(json.dumps([status, text, number]))
            """
        let request: [Any] = [
            path(directory), try BuiltProgram.path(), arguments.split(separator: " ").map(String.init), answers,
            Dictionary(uniqueKeysWithValues: before.map { (String($0.key), $0.value) }), lineCount,
        ]
        let json = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
        let standard: [String: String?] = [
            "TERM": "dumb", "NO_COLOR": nil, "FORCE_COLOR": nil, "CLICOLOR_FORCE": nil, "LC_ALL": "C", "PAGER": nil,
            "VISUAL": nil, "EDITOR": nil, "LESS": nil,
        ]
        let changes = standard.merging(environment) { $1 }
        let result: ChildProcessResult
        do throws(FileSystemError) {
            result = try ChildProcess.run("python3", ["-c", script, json], environment: changes)
        } catch {
            if error.saysProgramIsMissing { throw XCTSkip("there is no python3") }
            throw error
        }
        XCTAssertEqual(result.exitCode, 0, String(decoding: result.standardError, as: UTF8.self))
        let answer = try JSONSerialization.jsonObject(with: Data(result.standardOutput)) as? [Any] ?? []
        let conversation = Conversation(
            status: try XCTUnwrap(answer[0] as? Int), text: try XCTUnwrap(answer[1] as? String))
        XCTAssertGreaterThanOrEqual(
            try XCTUnwrap(answer[2] as? Int), answers.count, "not all answers were asked for:\n\(conversation.text)")
        return conversation
    }
}
