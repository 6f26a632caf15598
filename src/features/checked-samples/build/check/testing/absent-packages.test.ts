import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { absentPackages } from '../fingerprint'
import { openProject } from '../../page/page-project'
import { findBlocks } from '../../page/read-page'

let site: string
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'absent-'))
  mkdirSync(path.join(site, 'node_modules/there'), { recursive: true })
  const devDependencies = {
    there: '1.0.0',
    away: '1.0.0',
    '@scope/away': '1.0.0',
    'redux-toolkit-2-14': '1.0.0',
  }
  writeFileSync(path.join(site, 'package.json'), JSON.stringify({ devDependencies }))
})
afterAll(() => rmSync(site, { recursive: true }))

it('names the older version of the library that a sample is compared with', () => {
  const compared =
    '```ts run\nprint()\n```\n\n```text output\n1\n```\n\n```text output version="2.14"\n2\n```\n'
  const project = openProject(site, 'page.mdx', compared + '```ts run\nprint()\n```\n', [], findBlocks)
  const samples = project.page.fences.filter(({ language }) => language === 'ts')
  expect(samples.map((fence) => absentPackages(site)(fence, project))).toEqual([['redux-toolkit-2-14'], []])
})

it('names the development packages that a sample imports, itself or by a file of its page', () => {
  const text = [
    ...['```ts title="src/a.ts"', "import { a } from 'away/deep'", 'export const b = a', '```'],
    ...['```ts', "import { b } from './a'", "import { c } from '@scope/away'", 'b(c)', '```'],
    ...['```ts', "import { d } from 'there'", "import { e } from 'away-from-home'", 'd(e)', '```'],
    ...['```ts', '/// <reference types="away/client" />', 'export {}', '```'],
  ].join('\n')
  const project = openProject(site, 'page.mdx', text, [], findBlocks)
  const absent = absentPackages(site)
  expect(project.page.fences.map((fence) => absent(fence, project))).toEqual([
    ['away'],
    ['away', '@scope/away'],
    [],
    ['away'],
  ])
})
