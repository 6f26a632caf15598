import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'
import { FEATURES } from '../../../eslint.config.mjs'

/** What imports from features: all code but tests, and pages, which ESLint doesn't read. */
const IMPORTERS = [
  'docusaurus.config.ts',
  ...filesIn('src'),
  ...filesIn('scripts'),
  ...filesIn('docs'),
].filter((file) => /\.(?:[mc]?[jt]sx?|mdx)$/.test(file) && !/\.test\.|\/testing\//.test(file))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, forwardSlashes(name)),
  )
}

interface Import {
  /** The file with the import. */
  by: string
  feature: string
  /** What is imported, from the folder of the feature. */
  module: string
}

/** All imports from a feature by a file outside of it. */
const imports = IMPORTERS.filter((file) => existsSync(file)).flatMap((by) =>
  modulesIn(by).flatMap((target): Import[] => {
    const [, feature, module] = /^src\/features\/([\w-]+)\/(.+)$/.exec(target) ?? []
    if (feature === undefined || module === undefined || by.startsWith(`src/features/${feature}/`)) return []
    return [{ by, feature, module }]
  }),
)

/** The paths of the modules that a file imports, from the folder of the site. */
function modulesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import|import\() ?'((?:\.|@site\/)[^']+)'/g)].map(([, module = '']) =>
    module.startsWith('@site/')
      ? module.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), module),
  )
}

/** Whether a module, which may be written without its ending, is a door or in one that is a folder. */
function isBehind(door: string, module: string): boolean {
  const forms = [door, door.replace(/\.\w+$/, ''), door.replace(/\/index\.ts$/, '')]
  return forms.includes(module) || (!path.extname(door) && module.startsWith(`${door}/`))
}

describe.each(FEATURES)('the doors of $name', ({ name, doors }) => {
  it.each(doors)('%s is there, and somebody outside imports it', (door) => {
    expect(existsSync(`src/features/${name}/${door}`)).toBe(true)
    const users = imports.filter(({ feature, module }) => feature === name && isBehind(door, module))
    expect(users).not.toEqual([])
  })

  it('are what its README lists for others', () => {
    const [, section = ''] =
      /## What others use\n([^]*?)\n## /.exec(readFileSync(`src/features/${name}/README.md`, 'utf8')) ?? []
    expect(doors.filter((door) => !section.includes(`\`${door}\``))).toEqual([])
  })
})

describe('pages', () => {
  it('import doors of features', () => {
    const inner = imports
      .filter(({ by }) => by.endsWith('.mdx'))
      .filter(({ feature, module }) => {
        const doors = FEATURES.find(({ name }) => name === feature)?.doors ?? []
        return !doors.some((door) => isBehind(door, module))
      })
    expect(inner).toEqual([])
  })
})
