import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it } from 'vitest'

import { hashOfCode, importedCode } from './imported-code'

/** A site with these files. */
function siteWith(files: Record<string, string>): string {
  const site = mkdtempSync(path.join(tmpdir(), 'imported-code-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }
  return site
}

const FILES = {
  'package-lock.json': '{}',
  'src/entry.mts':
    "import { a } from './a'\nimport type { Shape } from './shape'\nconsole.log(a satisfies Shape)",
  'src/a.ts': "import '@site/src/far'\nimport 'a-package'\nexport const a = 1",
  'src/far.ts': "import './look.css'\nvoid import('./late')",
  'src/late.ts': 'export {}',
  'src/look.css': 'p { color: red }',
  'src/shape.ts': 'export type Shape = number',
  'src/beside.ts': 'export {}',
}

const hashWith = (changed: Record<string, string>) =>
  hashOfCode(siteWith({ ...FILES, ...changed }), ['src/entry.mts'])

it('lists what a module imports, at once, late and by the alias of the site, without types and packages', () => {
  expect(importedCode(siteWith(FILES), ['src/entry.mts'])).toEqual([
    'src/a.ts',
    'src/entry.mts',
    'src/far.ts',
    'src/late.ts',
    'src/look.css',
  ])
})

it('says which file is missing', () => {
  const site = siteWith({ ...FILES, 'src/far.ts': "import './gone'" })
  expect(() => importedCode(site, ['src/entry.mts'])).toThrow(
    'src/far.ts:1:7: ERROR: Could not resolve "./gone"',
  )
})

it('has another hash when a file on the way or a package changes, and only then', () => {
  const before = hashWith({})
  expect(hashWith({ 'src/beside.ts': 'export const b = 2' })).toBe(before)
  expect(hashWith({ 'src/late.ts': 'export const b = 2' })).not.toBe(before)
  expect(hashWith({ 'src/look.css': '' })).not.toBe(before)
  expect(hashWith({ 'package-lock.json': '{"changed":true}' })).not.toBe(before)
})

it.each([
  [
    'what compiles and runs samples',
    'checked-samples/build/check/worker.mts',
    'checked-samples/build/page/shown-lines.ts',
  ],
  [
    'what compiles and runs samples',
    'checked-samples/build/check/worker.mts',
    'sample-runtime/core/claims/find-claims.ts',
  ],
  [
    'what reads the library',
    'api-reference/build/surface/surface-process.mts',
    'api-reference/build/surface/members.ts',
  ],
  [
    'the check of types in the editor',
    'sample-editor/client/types/worker/index.ts',
    'checked-samples/shared/types.ts',
  ],
  ['a demo', 'demos/polling/index.tsx', 'simulated-server/create-server.ts'],
])('knows of %s (%s) that it depends on %s', (_what, entry, file) => {
  expect(importedCode(process.cwd(), [`src/features/${entry}`])).toContain(`src/features/${file}`)
})
