import { format } from 'prettier'

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
 * @returns the form, or the construct that has no JavaScript form with its line, from 0
 */
export async function javascriptForm(code: string, language: 'ts' | 'tsx'): Promise<JavaScriptForm> {
  const erased = eraseTypes(code, language === 'tsx')
  if ('message' in erased) return erased
  // To format the rest would be a third of a draft's time with its samples.
  return erased.changed ? getForm(erased.text) : { text: undefined }
}

/** Does the same, and proves that the JavaScript is the same program as the TypeScript. */
export async function provenJavascriptForm(code: string, language: 'ts' | 'tsx'): Promise<JavaScriptForm> {
  const erased = eraseTypes(code, language === 'tsx')
  if ('message' in erased) return erased
  const form = await getForm(erased.text)
  if ('message' in form) return form
  const difference = await findDifference(code, form.text, language === 'tsx')
  return difference ?? { text: erased.changed ? form.text : undefined }
}

async function getForm(erased: string): Promise<{ text: string } | JavaScriptDiagnostic> {
  const text = await formatJavaScript(erased).catch((error: unknown) => error)
  return typeof text === 'string' ? { text } : unformatted(text)
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

/** The text is not JavaScript even after erasing types: it has a construct that the erasure doesn't know. */
function unformatted(error: unknown): JavaScriptDiagnostic {
  const { message = String(error), loc } = error as { message?: string; loc?: { start?: { line?: number } } }
  const [first = ''] = message.split('\n')
  const line = (loc?.start?.line ?? 1) - 1
  return { message: `This can't be turned into JavaScript; write it in another way. ${first}`, line }
}
