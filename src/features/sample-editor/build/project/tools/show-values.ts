import path from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'

/**
 * Shows what the statements of a sample evaluate to: those that a comment like `// → 1` follows, or `// throws` and a part
 * of the message. It calls `sampleValue` and `sampleThrows` with them, and changes nothing in your files.
 *
 * @param files - the paths of the files, from the folder of the project
 */
export function showValues(files: readonly string[]): Plugin {
  let root = ''
  return {
    name: 'show-values',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      const name = files.find((one) => path.resolve(root, one) === path.resolve(file))
      return name === undefined ? undefined : { code: withCalls(name, code), map: null }
    },
  }
}

const VALUE = '// →'
const THROWS = '// throws '

/** All of it stays on its line. */
function withCalls(name: string, code: string): string {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  let result = ''
  let copied = 0
  for (const statement of statementsIn(source)) {
    const { expression } = statement
    const comment = commentAfter(statement, code)
    if (comment === undefined) continue
    const start = expression.getStart()
    const { line } = source.getLineAndCharacterOfPosition(start)
    const call = getCall(expression, code, comment, `${name}:${line + 1}`)
    const semicolon = code.slice(expression.end, statement.end).includes(';') ? '' : ';'
    result += code.slice(copied, start) + call + semicolon
    copied = expression.end
  }
  return result + code.slice(copied)
}

/** The statements that are expressions, in the order of the text. */
function statementsIn(node: ts.Node): ts.ExpressionStatement[] {
  const found: ts.ExpressionStatement[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isExpressionStatement(child) && commentAfter(child, child.getSourceFile().text) !== undefined)
      found.push(child)
    else ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

/** The comment on the last line of a statement, with the lines that continue it, if it says what comes of the statement. */
function commentAfter({ expression, end }: ts.ExpressionStatement, code: string): string | undefined {
  const comments = [expression.end, end].flatMap(
    (position) => ts.getTrailingCommentRanges(code, position) ?? [],
  )
  const texts = comments.map(({ pos }) => code.slice(pos))
  const found = texts.find((text) => text.startsWith(VALUE) || text.startsWith(THROWS))
  if (found === undefined) return undefined
  const [first = '', ...following] = found.split('\n')
  if (first.startsWith(THROWS)) return first
  const value = following.reduce(
    (text, line) => (isComplete(text) || !line.trim().startsWith('//') ? text : text + line.trim().slice(2)),
    first.slice(VALUE.length),
  )
  return isComplete(value) ? VALUE + value : undefined
}

function isComplete(value: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`(${value}\n)`, { reportDiagnostics: true })
  return value.trim() !== '' && diagnostics.length === 0
}

function getCall(expression: ts.Expression, code: string, comment: string, place: string): string {
  const text = code.slice(expression.getStart(), expression.end)
  const placeText = JSON.stringify(place)
  if (comment.startsWith(VALUE))
    return `sampleValue(${placeText}, (${text}), () => (${comment.slice(VALUE.length)}))`
  const message = JSON.stringify(comment.slice(THROWS.length).trim())
  return hasAwait(expression)
    ? `await sampleThrows(${placeText}, ${message}, async () => (${text}))`
    : `sampleThrows(${placeText}, ${message}, () => (${text}))`
}

/** Whether an expression waits for something, not counting the functions in it. */
function hasAwait(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true
  if (ts.isFunctionLike(node)) return false
  return ts.forEachChild(node, (child) => hasAwait(child) || undefined) ?? false
}
