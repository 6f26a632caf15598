import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { buildProject } from '../../src/features/sample-editor/build/project/build-project'
import type { ProjectParts } from '../../src/features/sample-editor/shared/project-parts'
import { copyTest, openLibraries, readSamples } from './copied/record-sample'
import { createFolder, runTests, writeSample } from './downloaded/write-project'
import { checkTypes } from './type-check'

/** A page, and what makes the store in a test that is copied from one of its samples. */
const COPIED: readonly (readonly [page: string, subject: string])[] = [
  ['api/createSlice', '{ album: albumSlice.reducer }'],
  ['api/configureStore', '{ seats: seatsSlice.reducer, guests: guestsSlice.reducer }'],
  ['api/createSelector', 'makeStore()'],
  ['api/combineSlices', '{ stock: stockSlice.reducer, returns: returnsSlice.reducer }'],
  ['api/createDynamicMiddleware', '= store1'],
  ['api/createDynamicMiddleware', '{ reducer: rootReducer }'],
  ['tutorials/quick-start', '{ hydration: reducer }'],
  ['usage/nextjs', '{ cart: cartSlice.reducer }'],
  ['usage/usage-guide', "preloadedState: { cart: { lines: [], note: 'Ring twice' } } as never"],
  ['rtk-query/api/created-api/code-splitting', '{ api: baseApi.reducer }'],
  ['rtk-query/overview', 'parcelApi.reducer'],
  ['rtk-query/usage/customizing-queries', 'combineReducers({ session: sessionSlice.reducer, parcelsApi:'],
]

interface Written {
  /** The copied test, and one that dispatches nothing. */
  copied: string
  broken: string
  /** Of the project with both. */
  folder: string
}

const folder = createFolder('copied-')
const written = new Map<string, Written>()
let outcomes: ReturnType<typeof runTests>

beforeAll(async () => {
  // What the samples print isn't about this.
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined)
  const { text } = await buildProject(process.cwd(), await openLibraries())
  const parts = JSON.parse(text) as ProjectParts
  for (const [page, subject] of COPIED) written.set(subject, await writeCopied(page, subject, parts))
  // The compiler checks their types meanwhile.
  outcomes = runTests(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(COPIED)('%s: a copied test with %s passes in the downloaded project', async (_page, subject) => {
  const { copied, broken, folder } = written.get(subject) as Written
  expect(checkTypes(folder)).toBe('')
  const { [copied]: outcome, [broken]: otherwise } = await outcomes
  expect([outcome, otherwise]).toEqual(['passed', 'failed'])
})

async function writeCopied(page: string, subject: string, parts: ProjectParts): Promise<Written> {
  const { sample, text, file } = await findTest(`docs/${page}.mdx`, subject)
  const project = await writeSample(sample, 'ts', parts, folder)
  const copied = path.join(project.folder, file)
  writeFileSync(copied, text)
  const broken = copied.replace('.spec.', '-broken.spec.')
  writeFileSync(broken, `// @ts-nocheck\n${text.replace(/\.dispatch\(/g, '.dispatch.call(')}`)
  return { copied, broken, folder: project.folder }
}

/** Copies a test of each sample of a page, until one is made as it is wanted. */
async function findTest(page: string, subject: string) {
  for (const sample of readSamples(page)) {
    const test = await copyTest(sample).catch(() => undefined)
    if (test?.text.includes(subject)) return { sample, ...test }
  }
  throw new Error(`${page} has no sample whose test has "${subject}".`)
}
