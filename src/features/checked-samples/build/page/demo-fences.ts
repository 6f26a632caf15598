import path from 'node:path'

import type { DemoAbout } from '../../../demo-catalog/about'
import type { Fence } from './fence'
import type { ReadFile } from './include-file'
import { parseTags } from './tags'

/** Where a demo is in a page. Line and column count from 1. */
interface DemoPlace {
  page: string
  line: number
  column: number
  /** Index of its first file among the fences of the page. */
  firstIndex: number
  about: DemoAbout
}

/** Where the demos are, relative to the site's folder; each is in a folder of its name. */
export const DEMOS_FOLDER = 'src/features/demos'
/** Readers can't follow longer files beside a running demo. */
const MOST_LINES = 60

/**
 * Makes a fence of each file that a demo shows.
 *
 * @returns a fence for every file, even a faulty one, so that tabs and files match; and the faults, as sentences
 */
export function demoFences(place: DemoPlace, readFile: ReadFile): { fences: Fence[]; messages: string[] } {
  const { name, files } = place.about
  const messages: string[] = []
  const fences = files.map((file, position) => {
    const filePath = path.posix.join(DEMOS_FOLDER, name, file)
    const text = readFile(filePath)
    messages.push(...fileMessages(name, filePath, text))
    return fenceOf(place, position, filePath, text ?? '')
  })
  return { fences, messages }
}

function fenceOf(place: DemoPlace, position: number, filePath: string, text: string): Fence {
  const extension = path.posix.extname(filePath).slice(1)
  return {
    page: place.page,
    index: place.firstIndex + position,
    language: isModule(filePath) ? extension : 'text',
    tags: { ...parseTags('').tags, title: path.posix.basename(filePath) },
    code: text.replace(/\s+$/, ''),
    included: { path: filePath, text },
    demo: place.about.name,
    firstLine: place.line + 1,
    indentation: place.column - 1,
  }
}

function fileMessages(name: string, filePath: string, text: string | undefined): string[] {
  if (text === undefined)
    return [`The demo "${name}" shows ${filePath}, which doesn't exist; correct "files" in its about.ts.`]
  const messages: string[] = []
  if (!isModule(filePath)) messages.push(`The demo "${name}" shows ${filePath}: only .ts and .tsx are shown.`)
  const lines = text.trimEnd().split('\n').length
  if (lines > MOST_LINES)
    messages.push(`${filePath} has ${lines} lines: at most ${MOST_LINES} are readable in a tab; split it.`)
  return messages
}

function isModule(filePath: string): boolean {
  return /\.tsx?$/.test(filePath)
}
