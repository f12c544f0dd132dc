/// What the grammar allows at a place, in words for a person: the `expected` of an error.
enum JSONExpectation: String {
    case value = "a value"
    case valueOrClosingBracket = "a value or ']'"
    case commaOrClosingBracket = "',' or ']'"
    case name = "a name in double quotes"
    case nameOrClosingBrace = "a name in double quotes or '}'"
    case colon = "':'"
    case commaOrClosingBrace = "',' or '}'"
    case closingQuote = "a closing double quote"
    case escape = "an escape such as '\\n' or '\\u0041'"
    case endOfFile = "end of file"
}
