import RuleContract
import SourceText
import SymbolIndex
import Syntax

/// `PreviewProvider` where `#Preview` says the same (catalogue 251).
public let previewMacroRule = Rule(
    family: .guidance,
    id: "preview-macro",
    summary: "replace a PreviewProvider with #Preview",
    rationale: "The macro needs one line around the view, can have a name, and a file can contain several.",
    safety: """
        A fix if the provider has only a “previews” property that creates one view without preview modifiers, no code \
        names the provider, and the module requires iOS 17, macOS 14, tvOS 17 and watchOS 10 or later. Otherwise only \
        advice; nothing is reported for modules with earlier deployment targets.
        """,
    before: """
        struct BadgeView_Previews: PreviewProvider {
            static var previews: some View {
                BadgeView(count: 3)
            }
        }
        """,
    after: """
        #Preview {
            BadgeView(count: 3)
        }
        """,
    catalogue: [251],
    names: ["PreviewProvider"],
    check: { context in
        guard let provider = context.semantics.name("PreviewProvider"), context.index.types(named: provider).isEmpty,
            context.isBuiltForObservation
        else { return [] }
        return context.parsed.typeDeclarations.compactMap { declaration, type in
            guard declaration.kind != .extensionDeclaration, let inherited = declaration.child(.inheritanceClause),
                inherited.children.contains(where: { $0.typeChild?.text == "PreviewProvider" })
            else { return nil }
            return PreviewDeclaration(context: context, declaration: declaration, type: type).finding()
        }
    })

private struct PreviewDeclaration {
    let context: RuleContext
    let declaration: SyntaxNode
    let type: TypeID

    func finding() -> Diagnostic {
        let name = context.index.qualifiedName(type)
        let message = "#Preview can replace the PreviewProvider \(name)"
        guard let body = plainBody(), let edits = edits(body) else {
            return context.advise(declaration, symbol: name, message)
        }
        return context.advise(declaration, symbol: name, message, edits: edits)
    }

    /// The code of `previews`, where there is nothing else and nothing that only a provider understands.
    private func plainBody() -> SyntaxNode? {
        guard declaration.kind == .structDeclaration || declaration.kind == .enumDeclaration,
            declaration.enclosingDeclaration == nil,
            declaration.parent?.kind == .sourceFile || declaration.parent?.kind == .conditionalCompilationClause,
            !declaration.children.contains(where: {
                $0.kind == .attribute || $0.kind == .genericParameterClause || $0.kind == .whereClause
            }),
            declaration.child(.inheritanceClause)?.childCount == 1, context.isNamed(type, times: 1),
            let members = declaration.child(.memberBlock).map({ Array($0.children) }), members.count == 1,
            members[0].kind == .variableDeclaration,
            members[0].children.allSatisfy({ $0.kind != .attribute || context.index.text($0.name) == "ViewBuilder" }),
            let binding = members[0].child(.binding), binding.child(.typeAnnotation)?.typeChild?.text == "some View",
            let accessors = binding.child(.accessorBlock), accessors.childCount == 1,
            let body = accessors.child(.codeBlock)
        else { return nil }
        let items = Array(body.children)
        guard items.count == 1, let view = items.first, view.kind == .chainExpression || view.kind == .macroExpression,
            isOneView(view),
            context.editing.isTriviaBlank(declaration.firstToken, accessors.firstToken)
        else { return nil }
        return body
    }

    /// False for groups, whose views are previews of their own, and for modifiers that a macro doesn't know.
    private func isOneView(_ view: SyntaxNode) -> Bool {
        let parts = Array(view.children)
        if let first = parts.first, first.kind == .identifierExpression,
            ["Group", "ForEach"].contains(context.index.text(first.name))
        {
            return false
        }
        return !parts.contains { $0.kind == .memberComponent && context.index.text($0.name).hasPrefix("preview") }
    }

    // MARK: Edits

    private func edits(_ body: SyntaxNode) -> [TextEdit]? {
        let bytes = context.tree.file.bytes
        let editing = context.editing
        let tokens = context.tree.tokens
        // From the provider's first token to the brace of the getter; what stands between the closing braces is white
        // space only.
        guard let accessors = body.parent, let open = openBrace(accessors), let inner = closingBrace(of: open),
            inner < declaration.lastToken,
            declaration.lastToken == inner + 1, editing.isTriviaBlank(inner, declaration.lastToken)
        else { return nil }
        var edits = [
            TextEdit(range: TextRange(declaration.range.start, tokens[open].end), replacement: "#Preview {")
        ]
        let indentation = editing.indentation(at: declaration.range.start)
        let end = TextRange(editing.lineStart(tokens[inner].start), tokens[declaration.lastToken].end)
        guard editing.isFirstOnLine(tokens[inner].start) else {
            // All on one line: only the second brace goes.
            guard !editing.hasNewline(Int(tokens[open].start)..<Int(tokens[inner].end)) else { return nil }
            return edits + [
                TextEdit(range: TextRange(tokens[inner].end, tokens[declaration.lastToken].end), replacement: "")
            ]
        }
        edits.append(TextEdit(range: end, replacement: indentation + "}"))
        let old = editing.indentation(at: tokens[inner].start)
        guard old.hasPrefix(indentation), old != indentation else { return edits }
        let unit = old.utf8.count - indentation.utf8.count
        var line = editing.lineEnd(tokens[open].start)
        while line < end.start {
            let next = editing.lineEnd(line)
            if !editing.isBlank(Int(line)..<Int(next)) {
                guard bytes[Int(line)...].starts(with: old.utf8) else { return nil }
                edits.append(
                    TextEdit(
                        range: TextRange(
                            line + UInt32(indentation.utf8.count), line + UInt32(indentation.utf8.count + unit)),
                        replacement: ""))
            }
            line = next
        }
        return edits
    }

    private func openBrace(_ accessors: SyntaxNode) -> Int? {
        let tokens = context.tree.tokens
        return (accessors.firstToken..<accessors.endToken).first { tokens[$0].kind == .openBrace }
    }

    private func closingBrace(of open: Int) -> Int? {
        let partner = Int(context.tree.tokens[open].payload)
        return partner > open ? partner : nil
    }
}
