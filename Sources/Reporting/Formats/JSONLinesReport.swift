/// The objects of `JSONReport` one a line, each with its `kind`: findings, then those of guidance rules, then comments to be written, then warnings, then problems, in the order of the report.
enum JSONLinesReport {
    static func render(_ report: Report) -> [UInt8] {
        let whole = JSONReport(report)
        var text: [UInt8] = []
        for var finding in whole.findings {
            finding.kind = "finding"
            text += JSONText.render(finding, isPretty: false)
        }
        for var result in whole.guidance {
            result.kind = "guidance"
            text += JSONText.render(result, isPretty: false)
        }
        for var todo in whole.todos {
            todo.kind = "todo"
            text += JSONText.render(todo, isPretty: false)
        }
        for var warning in whole.warnings {
            warning.kind = "warning"
            text += JSONText.render(warning, isPretty: false)
        }
        for var problem in whole.problems {
            problem.kind = "problem"
            text += JSONText.render(problem, isPretty: false)
        }
        return text
    }
}
