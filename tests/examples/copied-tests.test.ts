import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { buildProject } from '../../src/features/sample-editor/build/project/build-project'
import type { ProjectParts } from '../../src/features/sample-editor/shared/project-parts'
import { copyTest, openLibraries, readSamples } from './copied/record-sample'
import { createFolder, runTests, writeSample } from './downloaded/write-project'
import { checkTypes } from './type-check'

/** A page, the first file of one of its samples or a line of that, and what makes the store in a test copied from it. */
const COPIED: readonly (readonly [page: string, first: string, subject: string])[] = [
  ['api/createSlice', 'src/openAlbums.ts', '{ album: albumSlice.reducer }'],
  ['api/configureStore', 'src/firstGuest.ts', '{ seats: seatsSlice.reducer, guests: guestsSlice.reducer }'],
  ['api/createSelector', 'src/selectUnpaid.ts', 'makeStore()'],
  ['api/combineSlices', 'src/this-sample.ts', '{ stock: stockSlice.reducer, returns: returnsSlice.reducer }'],
  ['api/createDynamicMiddleware', 'src/audit.ts', '= store1'],
  ['api/createDynamicMiddleware', 'src/app/main.ts', '{ reducer: rootReducer }'],
  ['tutorials/quick-start', 'store.subscribe(', '{ hydration: reducer }'],
  ['usage/nextjs', 'checks/shared.test.tsx', '{ cart: cartSlice.reducer }'],
  [
    'usage/usage-guide',
    'src/resettableReducer.test.ts',
    "preloadedState: { cart: { lines: [], note: 'Ring twice' } } as never",
  ],
  ['rtk-query/api/created-api/code-splitting', 'src/savedInitiate.test.ts', '{ api: baseApi.reducer }'],
  ['rtk-query/overview', 'src/track.ts', 'parcelApi.reducer'],
  [
    'rtk-query/usage/customizing-queries',
    'src/expired.test.ts',
    'combineReducers({ session: sessionSlice.reducer, parcelsApi:',
  ],
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
  for (const copied of COPIED) written.set(copied[2], await writeCopied(copied, parts))
  // The compiler checks their types meanwhile.
  outcomes = runTests(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(COPIED)(
  '%s, %s: a copied test with %s passes in the downloaded project',
  async (_page, _first, subject) => {
    const { copied, broken, folder } = written.get(subject) as Written
    expect(checkTypes(folder)).toBe('')
    const { [copied]: outcome, [broken]: otherwise } = await outcomes
    expect([outcome, otherwise]).toEqual(['passed', 'failed'])
  },
)

async function writeCopied(
  [page, first, subject]: (typeof COPIED)[number],
  parts: ProjectParts,
): Promise<Written> {
  const sample = findSample(`docs/${page}.mdx`, first)
  const { text, file } = await copyTest(sample)
  expect(text).toContain(subject)
  const project = await writeSample(sample, 'ts', parts, folder)
  const copied = path.join(project.folder, file)
  writeFileSync(copied, text)
  const broken = copied.replace('.spec.', '-broken.spec.')
  writeFileSync(broken, `// @ts-nocheck\n${text.replace(/\.dispatch\(/g, '.dispatch.call(')}`)
  return { copied, broken, folder: project.folder }
}

function findSample(page: string, first: string) {
  const sample = readSamples(page).find(
    ({ files: [file] }) => file?.name === first || file?.typescript.code.includes(first),
  )
  if (sample === undefined)
    throw new Error(
      `${page} has no executed sample whose first file is or has ${first}. Name another in COPIED.`,
    )
  return sample
}
