import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'

/** Code that the site is built or served with. Tests, and what only downloaded projects run, are left out. */
const SOURCES = ['src', 'scripts/preview']
const NOT_OF_BUILDS = /\.test\.|\/testing\/|^src\/features\/sample-editor\/build\/project\/tools\//
const SETTINGS = ['docusaurus.config.ts', 'sidebars.ts', 'scripts/start.mjs']

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}

function sources(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  return [
    ...files.filter((file) => /\.(?:m?ts|tsx|mjs)$/.test(file) && !NOT_OF_BUILDS.test(file)),
    ...SETTINGS,
  ]
}

/** The packages that a file imports when it runs: imports of types are gone then. */
function getPackages(file: string): string[] {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'esm',
  })
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^".][^"]*)"/g)].map(([, name = '']) =>
    name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
  )
}

it('What the site is built and served with is installed without the packages of tests, as npm start does.', () => {
  const ofTests = sources().flatMap((file) =>
    getPackages(file)
      .filter((name) => packages[`node_modules/${name}`]?.dev === true)
      .map((name) => `${file} imports ${name}: move it to "dependencies" in package.json`),
  )
  expect(ofTests).toEqual([])
})
