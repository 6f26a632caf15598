import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import type { DemoAbout } from '../../../demo-catalog/about'

/** A file that a demo is made of. */
export interface DemoSource {
  /**
   * As the demo's shown files import it, whose folder is the root: `store.ts`, `kit/Panel.tsx` for `../kit/Panel`, and
   * `store-inspector/shared/words.ts` for `../../store-inspector/shared/words`.
   */
  name: string
  /** From the site's folder, with forward slashes. */
  path: string
  text: string
}

const FOLDER = 'src/features/demos'
/** What demos have in common with the inspector of stores, and with samples. */
const SHARED = ['src/features/store-inspector', 'src/features/simulated-server']
const ENDINGS = ['', '.ts', '.tsx']

/**
 * Finds the files that a demo is made of, beside those that it shows: all that `index.tsx` reaches, types and styles included.
 *
 * @throws Error if one imports a file outside of the demos and of what they share, or one that doesn't exist
 */
export function demoSources(siteDir: string, { name, files }: DemoAbout): DemoSource[] {
  const shown = new Set<string>(files.map((file) => `${FOLDER}/${name}/${file}`))
  return [...reachedFrom(siteDir, `${FOLDER}/${name}/index.tsx`)]
    .filter(([file]) => !shown.has(file))
    .map(([file, text]) => ({ name: nameIn(name, file), path: file, text }))
}

/** The texts of a file and of all that it imports, by their paths from the site's folder. Packages are left out. */
export function reachedFrom(siteDir: string, entry: string): ReadonlyMap<string, string> {
  const reached = new Map<string, string>()
  const open = [entry]
  for (const file of open) {
    if (reached.has(file)) continue
    const text = readFileSync(path.join(siteDir, file), 'utf8')
    reached.set(file, text)
    open.push(...getImports(siteDir, file, text))
  }
  return reached
}

function getImports(siteDir: string, importer: string, text: string): string[] {
  if (importer.endsWith('.css')) return []
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => getFile(siteDir, importer, fileName))
}

function getFile(siteDir: string, importer: string, specifier: string): string {
  const target = path.posix.join(path.posix.dirname(importer), specifier)
  const found = [
    ...ENDINGS.map((ending) => target + ending),
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ].find((file) => path.posix.extname(file) !== '' && existsSync(path.join(siteDir, file)))
  if (found === undefined) throw new Error(`${importer} imports "${specifier}", and there is no such file.`)
  if (![FOLDER, ...SHARED].some((folder) => found.startsWith(`${folder}/`)))
    throw new Error(
      `${importer} imports ${found}: what readers can edit or download has all its files in ${[FOLDER, ...SHARED].join(', ')}.`,
    )
  return found
}

function nameIn(demo: string, file: string): string {
  if (SHARED.some((folder) => file.startsWith(folder))) return path.posix.relative('src/features', file)
  const inDemos = file.slice(FOLDER.length + 1)
  return inDemos.startsWith(`${demo}/`) ? inDemos.slice(demo.length + 1) : inDemos
}
