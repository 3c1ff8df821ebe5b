/// What a node of the tree is. The comment says what its children are, in order, and what its anchor token is.
public enum SyntaxKind: UInt8, Sendable, BitwiseCopyable {
    /// Items.
    case sourceFile

    // Declarations. Children start with attributes and modifiers.
    /// No children beyond attributes; the anchor is `import`.
    case importDeclaration
    /// Generic parameters, inheritance clause, where clause, member block; the anchor is the name.
    case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
    /// The extended type, inheritance clause, where clause, member block; the anchor is `extension`.
    case extensionDeclaration
    /// Generic parameters, the type; the anchor is the name.
    case typealiasDeclaration, associatedTypeDeclaration
    /// Bindings; the anchor is `var` or `let`.
    case variableDeclaration
    /// Pattern, type annotation, initializer, accessor block.
    case binding
    /// Generic parameters, parameter clause, return type, where clause, code block; the anchor is the name.
    case functionDeclaration
    /// The same; the anchor is the keyword.
    case initializerDeclaration, deinitializerDeclaration, subscriptDeclaration
    /// Elements.
    case enumCaseDeclaration
    /// Parameter clause, raw value; the anchor is the name.
    case enumCaseElement
    /// Operators, precedence groups, macros: kept as tokens.
    case otherDeclaration
    /// Clauses.
    case conditionalCompilation
    /// Items; the anchor is `#if`, `#elseif` or `#else`.
    case conditionalCompilationClause

    // Parts of declarations.
    /// Items of a type.
    case memberBlock
    /// Argument list and generic arguments; the anchor is the last part of the name.
    case attribute
    /// The anchor is the word; `(set)` and the like belong to it.
    case modifier
    /// Generic parameters.
    case genericParameterClause
    /// The constraint, if any; the anchor is the name.
    case genericParameter
    /// Requirements.
    case whereClause
    /// Two types; the anchor is `:` or `==`.
    case requirement
    /// Inherited types.
    case inheritanceClause
    /// A type.
    case inheritedType
    /// Parameters.
    case parameterClause
    /// Type and default value; the anchor is the name inside the function.
    case parameter
    /// A type.
    case typeAnnotation, returnType
    /// An expression; the anchor is `=`.
    case initializer
    /// Accessors, or one code block that is the getter.
    case accessorBlock
    /// A code block; the anchor is `get`, `set`, `didSet` …
    case accessor

    // Types.
    /// Components.
    case namedType
    /// Generic arguments; the anchor is the name.
    case typeComponent
    /// The wrapped type.
    case optionalType, implicitlyUnwrappedType, someType, anyType, arrayType
    /// Attributes and specifiers before a type; the type.
    case attributedType
    /// Key and value.
    case dictionaryType
    /// Parameter types (a tuple type) and the result.
    case functionType
    /// Types.
    case tupleType, compositionType
    /// Something that is no type.
    case missingType

    // Statements.
    /// Items.
    case codeBlock
    /// Conditions, code block, else part.
    case ifStatement
    /// Conditions, code block.
    case guardStatement, whileStatement
    /// Code block, expression.
    case repeatStatement
    /// Pattern, type annotation, sequence, where expression, code block.
    case forStatement
    /// Subject, cases.
    case switchStatement
    /// Patterns, where expression, then items in a code block.
    case switchCase
    /// Code block, catch clauses.
    case doStatement
    /// Patterns, code block.
    case catchClause
    /// Code block.
    case deferStatement
    /// An expression, if any.
    case returnStatement, throwStatement
    /// `break`, `continue`, `fallthrough`.
    case jumpStatement
    /// Pattern, type annotation, initializer; the anchor is `let` or `var`.
    case optionalBindingCondition
    /// A pattern (as an expression), initializer; the anchor is `case`.
    case matchingCondition

    // Expressions.
    /// Operands and operators by turns.
    case sequenceExpression
    /// No children; the anchor is the operator.
    case binaryOperator
    /// No children; the anchor is `=`.
    case assignmentOperator
    /// A type; the anchor is `as` or `is`.
    case castOperator
    /// The expression between `?` and `:`.
    case ternaryOperator
    /// The operand; the anchor is the operator, `try`, `await` or the like.
    case prefixExpression
    /// A primary expression and its components.
    case chainExpression
    /// Generic arguments; the anchor is the name after the dot.
    case memberComponent
    /// Arguments and trailing closures.
    case callComponent
    /// Arguments.
    case subscriptComponent
    case optionalComponent, forceComponent, postfixOperatorComponent
    /// An expression; the anchor is the label, or the node's first token where there is none.
    case argument
    /// Generic arguments; the anchor is the name, `self`, `super`, or `$name`.
    case identifierExpression
    /// `.name`; the anchor is the name.
    case implicitMemberExpression
    case literalExpression, regexExpression
    /// Interpolations.
    case stringExpression
    /// Arguments.
    case interpolation
    /// Arguments.
    case tupleExpression
    /// Expressions.
    case arrayExpression
    /// Keys and values by turns.
    case dictionaryExpression
    /// Signature parts (captures, parameters, return type) and items.
    case closureExpression
    /// Captures.
    case captureList
    /// An expression, if any; the anchor is the name.
    case capture
    /// A type, if any; the anchor is the name.
    case closureParameter
    /// The root type, if any, and components; the anchor is the backslash.
    case keyPathExpression
    /// Arguments and trailing closures in a call component, if any; the anchor is the `#name`.
    case macroExpression
    /// `_`
    case wildcardExpression
    /// A type in the place of an expression: `[Int]`, `any P`.
    case typeExpression
    /// A type that is tested in a pattern.
    case isPattern

    // Patterns.
    /// The anchor is the name.
    case identifierPattern
    case wildcardPattern
    /// Patterns.
    case tuplePattern
    /// A pattern or expression in which names are bound; the anchor is `let` or `var`.
    case bindingPattern

    /// Tokens that fit nowhere.
    case unexpected
}

extension SyntaxKind {
    /// Class, struct, enum, actor, protocol or extension.
    @inlinable public var isTypeDeclaration: Bool {
        switch self {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            true
        default: false
        }
    }

    @inlinable public var isType: Bool {
        switch self {
        case .namedType, .optionalType, .implicitlyUnwrappedType, .someType, .anyType, .arrayType, .attributedType,
            .dictionaryType,
            .functionType, .tupleType, .compositionType, .missingType:
            true
        default: false
        }
    }

    /// The kinds that `Parser` makes of an expression.
    @inlinable public var isExpression: Bool {
        switch self {
        case .sequenceExpression, .prefixExpression, .chainExpression, .identifierExpression, .implicitMemberExpression,
            .literalExpression, .regexExpression, .stringExpression, .tupleExpression, .arrayExpression,
            .dictionaryExpression,
            .closureExpression, .keyPathExpression, .macroExpression, .wildcardExpression, .typeExpression, .isPattern,
            .bindingPattern,
            .ifStatement, .switchStatement, .doStatement:
            true
        default: false
        }
    }
}
