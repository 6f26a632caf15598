import ts from 'typescript'

/** References to other files and libraries are comments, above all code. */
const REFERENCE = /^\/\/\/\s*<reference\b/

/**
 * Removes the comments of a declaration file, which make up two thirds of it, except those that the compiler reads. What
 * is between two words becomes a space or a new line: the compiler reads the same words in the same places of lines.
 *
 * @param text - of a `.d.ts` file: in other files, a slash may begin a regular expression
 */
export function withoutComments(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, false, ts.LanguageVariant.Standard, text)
  const read = tokenReader(scanner)
  let code = ''
  let space = ''
  for (let token = read(); token !== ts.SyntaxKind.EndOfFileToken; token = read()) {
    if (isTrivia(token)) {
      const isLine = space === '\n' || scanner.getTokenText().includes('\n')
      space = isLine ? '\n' : ' '
      continue
    }
    code += (code === '' ? '' : space) + scanner.getTokenText()
    space = ''
  }
  return referencesOf(text) + code
}

/** Reads tokens one by one, and the parts of templates with the types between them as the parser does. */
function tokenReader(scanner: ts.Scanner): () => ts.SyntaxKind {
  /** What the open braces are closed by. */
  const open: ('block' | 'template')[] = []
  return () => {
    const token = scanner.scan()
    if (token === ts.SyntaxKind.OpenBraceToken) open.push('block')
    if (token === ts.SyntaxKind.TemplateHead) open.push('template')
    if (token !== ts.SyntaxKind.CloseBraceToken || open.pop() !== 'template') return token
    const part = scanner.reScanTemplateToken(false)
    if (part === ts.SyntaxKind.TemplateMiddle) open.push('template')
    return part
  }
}

function isTrivia(token: ts.SyntaxKind): boolean {
  return token >= ts.SyntaxKind.FirstTriviaToken && token <= ts.SyntaxKind.LastTriviaToken
}

function referencesOf(text: string): string {
  const comments = ts.getLeadingCommentRanges(text, 0) ?? []
  return comments
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => REFERENCE.test(comment))
    .map((comment) => `${comment}\n`)
    .join('')
}
