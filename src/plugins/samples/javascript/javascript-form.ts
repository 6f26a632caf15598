import { FILE_COMMENT } from '../page/fence-files'
import { eraseTypes } from './erase-types'
import { findDifference } from './find-difference'
import { formatJavaScript } from './format-javascript'
import type { Fault } from './parse'

/**
 * A fence in JavaScript.
 *
 * `text` is the whole fence, `undefined` where it says the same as the TypeScript, empty where only types were.
 */
export type JavaScriptForm = { text: string | undefined } | Fault

interface Part {
  /** What stands after `// @filename: `; undefined for the part above the first one. */
  name: string | undefined
  code: string
  /** Line of the fence on which the part's code begins, from 0. */
  firstLine: number
}

/**
 * Erases the types of a fence, and proves that what is left is the same program.
 *
 * @param code - the text of a fence, with several files if it has `// @filename` lines
 * @param language - of the part that no `// @filename` names
 * @returns the form, or what can't be written in JavaScript and on which line, from 0
 */
export async function javascriptForm(code: string, language: 'ts' | 'tsx'): Promise<JavaScriptForm> {
  const texts: string[] = []
  let changed = false
  for (const part of splitAtFiles(code)) {
    const form = await partForm(part, /\.tsx?$/.exec(part.name ?? '')?.[0].slice(1) ?? language)
    if ('problem' in form) return { ...form, line: form.line + part.firstLine }
    changed ||= form.changed
    if (form.text === '') continue
    if (part.name !== undefined) texts.push(`// @filename: ${javascriptName(part.name)}\n`)
    texts.push(form.text)
  }
  return { text: changed ? texts.join('') : undefined }
}

/** The name that a file has in JavaScript: `src/store.ts` is `src/store.js`. */
export function javascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1')
}

async function partForm(part: Part, language: string): Promise<{ text: string; changed: boolean } | Fault> {
  const tsx = language === 'tsx'
  const erased = eraseTypes(part.code, tsx)
  if ('problem' in erased) return erased
  const text = await formatJavaScript(erased.text).catch((error: unknown) => error)
  if (typeof text !== 'string') return unformatted(text)
  const difference = findDifference(part.code, text, tsx)
  if (difference) return difference
  return { text, changed: erased.changed }
}

/** What is left after erasing is not JavaScript: a construct that the erasure doesn't know. */
function unformatted(error: unknown): Fault {
  const { message = String(error), loc } = error as { message?: string; loc?: { start?: { line?: number } } }
  const [first = ''] = message.split('\n')
  const line = (loc?.start?.line ?? 1) - 1
  return { problem: `This can't be turned into JavaScript; write it in another way. ${first}`, line }
}

function splitAtFiles(code: string): Part[] {
  const parts: Part[] = []
  let lines: string[] = []
  let open = { name: undefined as string | undefined, firstLine: 0 }
  const close = () => parts.push({ ...open, code: lines.join('\n') })
  code.split('\n').forEach((line, index) => {
    const name = FILE_COMMENT.exec(line)?.[1]
    if (name === undefined) {
      lines.push(line)
      return
    }
    close()
    lines = []
    open = { name, firstLine: index + 1 }
  })
  close()
  return parts
}
