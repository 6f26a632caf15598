import { transform } from 'esbuild'
import { format } from 'prettier'
import type ts from 'typescript'

import { getLine, parseJavaScript, parseTypeScript, type JavaScriptDiagnostic } from './erase-types'

/** Keeps imports that nothing uses, as samples are compiled. */
const TSCONFIG = { compilerOptions: { verbatimModuleSyntax: true, target: 'ESNext' } }

/**
 * Compares a JavaScript form with the JavaScript that esbuild makes of the TypeScript: both are written by it, so white space,
 * comments, quotes, redundant parentheses and trailing commas don't count.
 *
 * @returns the first difference; undefined if both are the same program
 */
export async function findDifference(
  typescript: string,
  javascript: string,
  tsx: boolean,
): Promise<JavaScriptDiagnostic | undefined> {
  const loader = tsx ? 'tsx' : 'ts'
  if ((await written(typescript, loader)) === (await written(javascript, 'jsx'))) return undefined
  const source = parseTypeScript(typescript, tsx)
  const expected = await writtenStatements(source, loader)
  const actual = await writtenStatements(parseJavaScript(javascript), 'jsx')
  const different = expected.findIndex(({ text }, index) => text !== actual[index]?.text)
  const statement = (expected[different] ?? expected.at(-1))?.statement
  return {
    message: 'The JavaScript form of this statement differs from what a compiler makes of it.',
    line: statement ? getLine(source, statement.getStart(source)) : 0,
  }
}

type Loader = 'ts' | 'tsx' | 'jsx'

async function written(code: string, loader: Loader): Promise<string> {
  const { code: text } = await transform(code, {
    loader,
    jsx: 'automatic',
    minifyWhitespace: true,
    target: 'esnext',
    ...(loader !== 'jsx' && { tsconfigRaw: TSCONFIG }),
  })
  // The endings of files are JavaScript's in the form; what marks a file as a module says nothing else.
  const program = text.replace(/(["']\.{1,2}\/[^"']*\.)tsx?(["'])/g, '$1js$2').replace(/export\{\};/g, '')
  // Esbuild keeps parentheses around functions.
  const formatted = await format(program, { parser: 'babel', printWidth: 1e6, trailingComma: 'none' })
  return formatted.replace(STRINGS_OR_SPACE, (found) => joined(found))
}

/** Strings in a row: a text of JSX is one or several, depending on where its lines end and on `{' '}`. */
const STRINGS_OR_SPACE = /\s+|(["'])(?:\\.|(?!\1)[^\\])*\1(?:,\s*(["'])(?:\\.|(?!\2)[^\\])*\2)*/g
const STRING = /(["'])((?:\\.|(?!\1)[^\\])*)\1/g

function joined(strings: string): string {
  const contents = [...strings.matchAll(STRING)].map(([, , content = '']) => content)
  return contents.length === 0 ? '' : `"${contents.join('').replace(/\\(["'])/g, '$1')}"`
}

/** The statements of which anything is left. */
async function writtenStatements(
  source: ts.SourceFile,
  loader: Loader,
): Promise<{ statement: ts.Statement; text: string }[]> {
  const all = source.statements.map(async (statement) => ({
    statement,
    text: await written(statement.getText(source), loader).catch(() => statement.getText(source)),
  }))
  return (await Promise.all(all)).filter(({ text }) => text !== '')
}
