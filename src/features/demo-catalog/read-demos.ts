import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'

import type { DemoAbout } from './about'

/** From the site's folder. */
const FOLDER = 'src/features/demos'
/** What demos share, in folders beside theirs. */
const SHARED = ['build', 'frame', 'gallery', 'kit']

/** The files that every demo must have, with their purpose. */
const FILES = {
  'about.ts': 'its title, what to try, its files, its pages and its height',
  'index.tsx': 'the demo as a component, its default export',
} as const

/**
 * Reads the descriptions of all live demos: every folder of `src/features/demos/` is one, except those that demos share.
 *
 * @param siteDir - the site's folder
 * @returns them by the names of their folders; none where there is no such folder
 * @throws Error that names the folder and the remedy, where a file is missing or the description can't be read
 */
export function readDemos(siteDir: string): DemoAbout[] {
  const root = path.join(siteDir, FOLDER)
  if (!existsSync(root)) return []
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
    .map(({ name }) => name)
    .sort()
  const errors = folders.flatMap((name) => missingFiles(root, name))
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return folders.map((name) => readAbout(root, name))
}

function missingFiles(root: string, name: string): string[] {
  return Object.entries(FILES)
    .filter(([file]) => !existsSync(path.join(root, name, file)))
    .map(
      ([file, holds]) =>
        `${FOLDER}/${name} has no ${file}: write it (${holds}), or move the folder away if it is no demo.`,
    )
}

function readAbout(root: string, name: string): DemoAbout {
  const file = `${FOLDER}/${name}/about.ts`
  const about = evaluate(file, readFileSync(path.join(root, name, 'about.ts'), 'utf8'))
  if (about === undefined) throw new Error(`${file} exports no \`about\`: see that of another demo.`)
  if (about.name !== name) {
    throw new Error(
      `${file} says name: '${about.name}', and its folder is "${name}": give both the same name.`,
    )
  }
  return about
}

/** Runs a module that imports nothing but types. The plugins, the tests and the checker all need it at once, not later. */
function evaluate(file: string, code: string): DemoAbout | undefined {
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const exported: { about?: DemoAbout } = {}
  try {
    const run = compileFunction(outputText, ['exports'], { filename: file }) as (exports: object) => void
    run(exported)
  } catch (error) {
    throw new Error(
      `${file} can't be read: ${String(error)}. It is an object that imports nothing but types.`,
    )
  }
  return exported.about
}
