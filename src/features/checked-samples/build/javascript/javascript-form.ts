import { format } from 'prettier'

import { javascriptName } from '../../shared/code-choices'
import { splitAtFiles, type FencePart } from '../page/fence-files'
import { eraseTypes, type JavaScriptDiagnostic } from './erase-types'
import { findDifference } from './find-difference'

/**
 * A fence in JavaScript.
 *
 * `text` is the whole fence, `undefined` where it says the same as the TypeScript, empty where only types were.
 */
export type JavaScriptForm = { text: string | undefined } | JavaScriptDiagnostic

/**
 * Erases the types of a fence.
 *
 * @param code - the text of a fence, with several files if it has `// @filename` lines
 * @param language - of the part above the first `// @filename` line
 * @returns the form, or the construct that has no JavaScript form with its line, from 0
 */
export function javascriptForm(code: string, language: 'ts' | 'tsx'): Promise<JavaScriptForm> {
  return formOf(code, language, partForm)
}

/** Does the same, and proves that the JavaScript is the same program as the TypeScript. */
export function provenJavascriptForm(code: string, language: 'ts' | 'tsx'): Promise<JavaScriptForm> {
  return formOf(code, language, provenPartForm)
}

async function formOf(
  code: string,
  language: 'ts' | 'tsx',
  formOfPart: typeof partForm,
): Promise<JavaScriptForm> {
  const texts: string[] = []
  let changed = false
  for (const part of splitAtFiles(code)) {
    const form = await formOfPart(part, /\.tsx?$/.exec(part.name ?? '')?.[0].slice(1) ?? language)
    if ('message' in form) return { ...form, line: form.line + part.firstLine }
    changed ||= form.changed
    if (form.text === '') continue
    if (part.name !== undefined) texts.push(`// @filename: ${javascriptName(part.name)}\n`)
    texts.push(form.text)
  }
  return { text: changed ? texts.join('') : undefined }
}

async function partForm(
  part: FencePart,
  language: string,
): Promise<{ text: string; changed: boolean } | JavaScriptDiagnostic> {
  const tsx = language === 'tsx'
  const erased = eraseTypes(part.code, tsx)
  if ('message' in erased) return erased
  const text = await formatJavaScript(erased.text).catch((error: unknown) => error)
  if (typeof text !== 'string') return unformatted(text)
  return { text, changed: erased.changed }
}

/** Formats JavaScript in the style of the samples: no semicolons, single quotes, 100 columns. Blank lines are kept. */
async function formatJavaScript(code: string): Promise<string> {
  return format(code, {
    parser: 'babel',
    semi: false,
    singleQuote: true,
    printWidth: 100,
    // A sample that quotes a property name does so on purpose.
    quoteProps: 'preserve',
  })
}

async function provenPartForm(part: FencePart, language: string): ReturnType<typeof partForm> {
  const form = await partForm(part, language)
  if ('message' in form) return form
  return (await findDifference(part.code, form.text, language === 'tsx')) ?? form
}

/** The text is not JavaScript even after erasing types: it has a construct that the erasure doesn't know. */
function unformatted(error: unknown): JavaScriptDiagnostic {
  const { message = String(error), loc } = error as { message?: string; loc?: { start?: { line?: number } } }
  const [first = ''] = message.split('\n')
  const line = (loc?.start?.line ?? 1) - 1
  return { message: `This can't be turned into JavaScript; write it in another way. ${first}`, line }
}
